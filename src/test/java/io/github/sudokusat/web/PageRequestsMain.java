package io.github.sudokusat.web;

import java.util.List;

/** Answers one request by hand: {@code PageRequestsMain hint givens=53..7…}. Progress goes to standard error. */
final class PageRequestsMain {

    private PageRequestsMain() {}

    public static void main(String[] args) {
        System.out.println(PageRequests.answer(
                List.of(args),
                (what, done, total) -> System.err.println(what + " " + done + " of " + total),
                System::nanoTime));
    }
}
