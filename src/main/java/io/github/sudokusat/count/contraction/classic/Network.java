package io.github.sudokusat.count.contraction.classic;

import java.util.List;

/**
 * Everything that the kernel reads: lists of the triples of three stacks and tables of three bands.
 *
 * @param groups the triples of the first stack that represent orbits, those with the same class in band B together
 * @param lanes the triples of the second stack
 * @param inner the triples of the third stack
 * @param slicesA of band A: for each class of the first stack, the rows of {@code inner} and the classes of the second stack
 * @param tableB of band B: for each class of the second stack those of the first and those of the third
 * @param slicesC of band C: for each class of the first stack, the columns of {@code inner} and the classes of the second stack
 */
record Network(
        List<List<Opening>> groups, LaneTable lanes, InnerSum inner, Slices slicesA, BandTable tableB, Slices slicesC) {

    /** The class in band B of each group. */
    int[] groupClasses() {
        int[] classes = new int[groups.size()];
        for (int i = 0; i < classes.length; i++) {
            classes[i] = groups.get(i).get(0).b();
        }
        return classes;
    }
}
