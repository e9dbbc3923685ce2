package io.github.sudokusat.count.contract;

import java.util.List;

/**
 * Everything that the kernel reads: three tables and three lists of triples.
 *
 * @param openings the triples of the first stack, in the order of their classes in band B
 * @param inner the triples of the third stack
 * @param tableA the table of band A, for classes of the first, third and second stack
 * @param tableB the table of band B, for classes of the first, second and third stack
 * @param tableC the table of band C, for classes of the first, third and second stack
 */
record Network(List<Opening> openings, InnerSum inner, BandTable tableA, BandTable tableB, BandTable tableC) {}
