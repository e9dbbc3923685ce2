package io.github.sudokusat.cli.input;

import io.github.sudokusat.format.foreign.Imports;
import org.jspecify.annotations.Nullable;

/**
 * An argument of one line that is read as the text of a puzzle, because there is no file of that name. If it is no puzzle either, messages say so.
 *
 * @param text the argument
 * @param inMessages the argument as messages show it
 * @param name the argument in records; null if they have no name of the source
 * @param mayBeCell whether a text of one character can be a puzzle
 */
record BareText(String text, String inMessages, @Nullable String name, boolean mayBeCell) {

    /** The first item of the text, with a message that fits if it is not a puzzle. */
    Inputs.Item explained(Inputs.Item item) {
        boolean isLoneCharacter = text.length() == 1 && !mayBeCell;
        boolean isPuzzle = item.error() == null && !isLoneCharacter;
        if (isPuzzle || Imports.isForeign(text)) {
            return item;
        }
        if (FileNames.isLikely(text)) {
            return new Inputs.Item(inMessages, name, item.record(), "there is no such file");
        }
        return FileNames.isWord(text) || isLoneCharacter
                ? new Inputs.Item(inMessages, name, item.record(), "there is no such file, and it is not a puzzle")
                : new Inputs.Item(
                        item.source() + " is neither a file nor a puzzle", item.name(), item.record(), item.error());
    }
}
