package io.github.sudokusat.cli.command;

import io.github.sudokusat.cli.option.LogicOptions;
import io.github.sudokusat.cli.option.LogicSetup;
import io.github.sudokusat.cli.output.Streams;
import picocli.CommandLine.Mixin;

/** A command that reasons about puzzles as a person would. */
abstract class LogicCommand extends PuzzleCommand {

    @Mixin
    private LogicOptions logicOptions = new LogicOptions();

    public LogicCommand(Streams streams) {
        super(streams);
    }

    /** The options that choose the techniques. */
    final LogicOptions logicOptions() {
        return logicOptions;
    }

    /**
     * What the options amount to.
     *
     * @param all whether every technique is used if the user names neither techniques nor a profile
     */
    final LogicSetup setup(boolean all) {
        return logicOptions.setup(all);
    }
}
