/**
 * The library as a page in a browser asks it: a request of words in, an answer as JSON out. This package uses no threads, clocks or files of its own;
 * {@link io.github.sudokusat.web.PageRequests} is its entry, and the document <i>The page</i> ({@code src/site/markdown/page.md}) lists the commands.
 */
@NullMarked
package io.github.sudokusat.web;

import org.jspecify.annotations.NullMarked;
