/**
 * Sudoku as SAT: solves, checks, enumerates, counts, explains and certifies Sudoku puzzles of any layout, and exports them for other solvers.
 *
 * <p>Start at {@link io.github.sudokusat.solve.SudokuSolver}; read puzzles with {@link io.github.sudokusat.format.read.GridParser}. SAT4J
 * ({@code org.ow2.sat4j.core}) is an automatic module, which {@code jlink} does not accept: link an image of {@code java.base} and
 * {@code java.logging} and put this module, SAT4J and the application on the module path.
 */
module io.github.sudokusat {
    requires org.ow2.sat4j.core;
    requires static info.picocli;
    requires static jdk.httpserver;
    requires static jdk.unsupported;
    requires static ojalgo;
    requires static org.java_websocket;
    requires static org.jspecify;
    requires static org.ow2.sat4j.pb;

    exports io.github.sudokusat.batch;
    exports io.github.sudokusat.cnf;
    exports io.github.sudokusat.count;
    exports io.github.sudokusat.encode;
    exports io.github.sudokusat.engine;
    exports io.github.sudokusat.engine.cdcl;
    exports io.github.sudokusat.export;
    exports io.github.sudokusat.export.model;
    exports io.github.sudokusat.format;
    exports io.github.sudokusat.format.foreign;
    exports io.github.sudokusat.format.read;
    exports io.github.sudokusat.format.svg;
    exports io.github.sudokusat.generate;
    exports io.github.sudokusat.generate.uniform;
    exports io.github.sudokusat.grid;
    exports io.github.sudokusat.grid.candidates;
    exports io.github.sudokusat.grid.symmetry;
    exports io.github.sudokusat.logic;
    exports io.github.sudokusat.logic.rate;
    exports io.github.sudokusat.logic.step;
    exports io.github.sudokusat.primitive;
    exports io.github.sudokusat.prove.certificate;
    exports io.github.sudokusat.prove.deduction;
    exports io.github.sudokusat.prove.givens;
    exports io.github.sudokusat.prove.rules;
    exports io.github.sudokusat.rule;
    exports io.github.sudokusat.rule.cage;
    exports io.github.sudokusat.rule.line;
    exports io.github.sudokusat.rule.outside;
    exports io.github.sudokusat.rule.pair;
    exports io.github.sudokusat.rule.whole;
    exports io.github.sudokusat.run;
    exports io.github.sudokusat.sat;
    exports io.github.sudokusat.sat.process;
    exports io.github.sudokusat.sat.sat4j;
    exports io.github.sudokusat.solve;

    opens io.github.sudokusat.cli to
            info.picocli;
    opens io.github.sudokusat.cli.command to
            info.picocli;
    opens io.github.sudokusat.cli.option to
            info.picocli;
}
