package io.github.sudokusat.web;

import io.github.sudokusat.text.JsonObject;
import java.util.List;

/**
 * A command of the page.
 *
 * @param name the first word of the request
 * @param keys the keys that a request may have
 * @param answer writes the answer
 */
record Command(String name, List<String> keys, Answer answer) {

    /** Answers a request. */
    @FunctionalInterface
    interface Answer {

        /**
         * Writes the keys of the answer, {@code result} first.
         *
         * @throws BadRequest if a value is malformed or does not fit the puzzle
         */
        void write(Request request, JsonObject json);
    }
}
