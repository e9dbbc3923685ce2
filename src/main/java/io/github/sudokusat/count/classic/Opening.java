package io.github.sudokusat.count.classic;

/**
 * A triple of the first stack that represents its whole orbit.
 *
 * @param triple its number among the triples of the first stack
 * @param a its class in band A
 * @param b its class in band B
 * @param c its class in band C
 * @param weight the weight of the orbit, at most {@link ChuteTriples#MOST_WEIGHT}
 * @param lanes the triples of the second stack to combine with it
 */
record Opening(int triple, int a, int b, int c, int weight, Lanes lanes) {}
