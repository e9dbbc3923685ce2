package io.github.sudokusat.web.worker;

import io.github.sudokusat.web.PageRequests;
import java.util.List;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** What the page's worker calls. TeaVM compiles this class, and all of the library that it needs, to WebAssembly and to JavaScript. */
public final class Worker {

    private Worker() {}

    /** A function of JavaScript that takes the progress of a computation. */
    @JSFunctor
    public interface Listener extends JSObject {

        /**
         * Takes how far a computation has come.
         *
         * @param text a JSON object with the keys {@code what}, {@code done} and {@code total}; the numbers are strings, {@code "-1"} if the total is
         *     not known
         */
        void tell(String text);
    }

    /**
     * Answers one request of the page.
     *
     * @param words the command, then {@code key=value} for each of its fields
     * @param listener told at most ten times a second
     * @return a JSON object
     */
    @JSExport
    public static String ask(String[] words, Listener listener) {
        return PageRequests.answer(
                List.of(words),
                (what, done, total) -> listener.tell(
                        "{\"what\":\"" + what + "\",\"done\":\"" + done + "\",\"total\":\"" + total + "\"}"),
                System::nanoTime);
    }
}
