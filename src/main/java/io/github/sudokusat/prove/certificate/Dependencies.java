package io.github.sudokusat.prove.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** On which variables of the formula each node of a graph depends; 4 bytes for each, once for nodes that depend on the same as a child. */
final class Dependencies {

    private final int variables;
    private final List<int[]> ofNodes = new ArrayList<>();
    /** For each variable, the question in which it was met last. */
    private final int[] met;

    private final int[] found;
    private int size;
    private int question;

    Dependencies(int variables) {
        this.variables = variables;
        met = new int[variables + 1];
        found = new int[variables];
    }

    /** Begins a node. */
    void begin() {
        question++;
        size = 0;
    }

    /** Adds the variables of a child; returns one that another child has, too, or 0. */
    int add(int child) {
        int common = 0;
        for (int variable : of(child)) {
            if (met[variable] == question) {
                common = variable;
            } else {
                met[variable] = question;
                found[size++] = variable;
            }
        }
        return common;
    }

    private int[] of(int child) {
        int variable = Math.abs(child);
        return variable <= variables ? new int[] {variable} : ofNodes.get(variable - variables - 1);
    }

    /** Ends the node, whose last child may depend on the same; returns on how many variables it depends. */
    int end(int lastChild) {
        boolean isSame = lastChild != 0 && of(lastChild).length == size;
        ofNodes.add(isSame ? of(lastChild) : Arrays.copyOf(found, size));
        return size;
    }
}
