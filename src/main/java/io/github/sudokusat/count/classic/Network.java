package io.github.sudokusat.count.classic;

import java.util.List;

/**
 * The input of the kernel: lists of the triples of three stacks, and tables of three bands.
 *
 * @param groups the triples of the first stack that represent orbits, grouped by their class in band B
 * @param lanes the triples of the second stack
 * @param inner the triples of the third stack
 * @param slicesA the slices of band A: for each class of the first stack, the classes of the second stack and the rows of {@code inner}
 * @param tableB the table of band B: for each class of the second stack, the classes of the first and of the third
 * @param slicesC the slices of band C: for each class of the first stack, the classes of the second stack and the columns of {@code inner}
 */
record Network(
        List<List<Opening>> groups, LaneTable lanes, InnerSum inner, Slices slicesA, BandTable tableB, Slices slicesC) {

    /** The number of triples in all groups together. */
    int openings() {
        int openings = 0;
        for (List<Opening> group : groups) {
            openings += group.size();
        }
        return openings;
    }

    /** The class in band B of each group. */
    int[] groupClasses() {
        int[] classes = new int[groups.size()];
        for (int i = 0; i < classes.length; i++) {
            classes[i] = groups.get(i).get(0).b();
        }
        return classes;
    }
}
