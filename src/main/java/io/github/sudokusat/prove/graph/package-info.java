/**
 * Compiles a formula into a graph of all its models, with the proof that both are equivalent.
 *
 * <p>{@link io.github.sudokusat.prove.graph.GraphCompiler} searches, and writes the proof as it goes; {@link io.github.sudokusat.prove.graph.ModelGraph}
 * is the graph, from which the number of models follows. The package knows formulas only, not what they are about.
 */
@NullMarked
package io.github.sudokusat.prove.graph;

import org.jspecify.annotations.NullMarked;
