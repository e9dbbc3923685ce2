/** What the code in tasks of Spark shares: it ends when its task is killed. */
@NullMarked
package io.github.sudokusat.cluster.task;

import org.jspecify.annotations.NullMarked;
