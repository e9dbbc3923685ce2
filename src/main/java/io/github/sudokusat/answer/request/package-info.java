/**
 * From the keys and values of a request to objects of the library, for every face alike. A face says how it names a key in a message ({@code --clues}
 * or {@code clues}) and which exception refuses a value, by its {@link io.github.sudokusat.answer.request.RequestValues}.
 */
@NullMarked
package io.github.sudokusat.answer.request;

import org.jspecify.annotations.NullMarked;
