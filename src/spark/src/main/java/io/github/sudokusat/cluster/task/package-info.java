/** What functions and jobs share: tasks end when they are killed, failures are told in one line, and nothing unfinished stays. */
@NullMarked
package io.github.sudokusat.cluster.task;

import org.jspecify.annotations.NullMarked;
