/** What functions and jobs share: tasks end when they are killed, and failures are told in one line. */
@NullMarked
package io.github.sudokusat.cluster.task;

import org.jspecify.annotations.NullMarked;
