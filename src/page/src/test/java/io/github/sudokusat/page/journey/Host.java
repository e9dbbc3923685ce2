package io.github.sudokusat.page.journey;

import java.io.IOException;

/** What serves the page to the browser. */
interface Host extends AutoCloseable {

    /** The address of the page, which ends with a slash. */
    String address();

    @Override
    void close() throws IOException;
}
