/**
 * Pictures of grids as SVG (Scalable Vector Graphics), for pages, documents and printing.
 *
 * <p>The entry point is {@link io.github.sudokusat.format.svg.SvgPicture}; {@link io.github.sudokusat.format.svg.SvgRules} draws named rules alone.
 * The pictures are black on white and need no style sheet, font or other file.
 */
@NullMarked
package io.github.sudokusat.format.svg;

import org.jspecify.annotations.NullMarked;
