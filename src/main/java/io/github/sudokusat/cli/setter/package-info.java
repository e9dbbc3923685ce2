/** The server to which setters' editors talk, over web sockets of this machine. */
@NullMarked
package io.github.sudokusat.cli.setter;

import org.jspecify.annotations.NullMarked;
