package io.github.sudokusat.web;

import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.run.Clock;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.run.StoppedException;
import io.github.sudokusat.text.JsonObject;
import io.github.sudokusat.text.Listing;
import java.util.List;
import java.util.function.Consumer;

/**
 * Answers the requests of a page: the only class of the library that a worker in a browser calls.
 *
 * <p>A request is a command and {@code key=value} words, and is complete in itself. The document <i>The page</i>
 * ({@code src/site/markdown/page.md}) lists the commands, their keys and their answers.
 */
public final class PageRequests {

    private PageRequests() {}

    /**
     * Answers a request.
     *
     * @param words the command, then {@code key=value} words in any order; a value may hold any characters, line ends included
     * @param progress told at most ten times a second how far the work has come
     * @param clock measures the time limit and the time that an answer reports
     * @return one JSON object, which always has the key {@code result}: {@code error} if the request is malformed or cannot be answered,
     *     {@code unknown} if a limit was reached first. No exception is thrown for a request of any content
     */
    public static String answer(List<String> words, Progress progress, Clock clock) {
        try {
            return json(json -> answer(words, progress, clock, json));
        } catch (BadRequest e) {
            return json(e::json);
        } catch (StoppedException e) {
            return json(json -> json.put("result", Outcome.UNKNOWN.word())
                    .put("reason", e.reason().text()));
        } catch (RuntimeException e) {
            return json(json -> json.put("result", "error")
                    .put("message", "the request failed: " + e)
                    .put("key", "command")
                    .put("internal", true));
        }
    }

    private static void answer(List<String> words, Progress progress, Clock clock, JsonObject json) {
        Command command = Commands.named(words.isEmpty() ? "" : words.get(0));
        if (command == null) {
            throw BadRequest.value("command", words.isEmpty() ? "" : words.get(0), Listing.or(Commands.names()));
        }
        command.answer().write(Request.of(command, words.subList(1, words.size()), progress, clock), json);
    }

    private static String json(Consumer<JsonObject> writer) {
        StringBuilder out = new StringBuilder();
        JsonObject json = new JsonObject(out);
        writer.accept(json);
        return out.append('}').toString();
    }
}
