/**
 * Bulk jobs: a command of the command line on any number of puzzles in files, as a job of Spark.
 *
 * <p>{@link io.github.sudokusat.cluster.job.BulkJobs} is the entry point. The parts of the files are read, and their puzzles answered, by the code of
 * the command line itself, so that the records are the same; this package finds the parts, and has Spark write the records.
 */
@NullMarked
package io.github.sudokusat.cluster.job;

import org.jspecify.annotations.NullMarked;
