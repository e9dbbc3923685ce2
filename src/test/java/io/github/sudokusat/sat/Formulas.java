package io.github.sudokusat.sat;

import io.github.sudokusat.cnf.ClauseSink;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Formulas for tests. */
public final class Formulas {

    private Formulas() {}

    /** The claim that n + 1 pigeons fit into n holes: unsatisfiable, and long to refute by resolution (Haken 1985). */
    public static List<int[]> pigeons(int holes) {
        List<int[]> clauses = new ArrayList<>();
        for (int pigeon = 0; pigeon <= holes; pigeon++) {
            int[] somewhere = new int[holes];
            for (int hole = 0; hole < holes; hole++) {
                somewhere[hole] = pigeon * holes + hole + 1;
                for (int other = 0; other < pigeon; other++) {
                    clauses.add(new int[] {-(pigeon * holes + hole + 1), -(other * holes + hole + 1)});
                }
            }
            clauses.add(somewhere);
        }
        return clauses;
    }

    /** The number of variables of {@link #pigeons}. */
    public static int pigeonVariables(int holes) {
        return (holes + 1) * holes;
    }

    /** Random clauses of three literals of different variables; at 4.26 clauses per variable half of the formulas are satisfiable. */
    public static List<int[]> threeSat(int variables, int clauses, Random random) {
        List<int[]> formula = new ArrayList<>();
        for (int i = 0; i < clauses; i++) {
            int a = 1 + random.nextInt(variables);
            int b = 1 + random.nextInt(variables);
            int c = 1 + random.nextInt(variables);
            if (a == b || b == c || a == c) {
                i--;
            } else {
                formula.add(new int[] {sign(a, random), sign(b, random), sign(c, random)});
            }
        }
        return formula;
    }

    /** The colourings of a random graph: every node has a colour, and linked nodes have different ones; mostly binary clauses, as in a Sudoku. */
    public static List<int[]> colouring(int nodes, int colours, int percent, Random random) {
        List<int[]> clauses = new ArrayList<>();
        for (int node = 0; node < nodes; node++) {
            int[] some = new int[colours];
            for (int colour = 0; colour < colours; colour++) {
                some[colour] = node * colours + colour + 1;
            }
            clauses.add(some);
            for (int other = 0; other < node; other++) {
                if (random.nextInt(100) < percent) {
                    for (int colour = 1; colour <= colours; colour++) {
                        clauses.add(new int[] {-(node * colours + colour), -(other * colours + colour)});
                    }
                }
            }
        }
        return clauses;
    }

    /** Random clauses of 1 to 4 literals, with repeats and opposite literals, and occasionally the empty clause. */
    public static List<int[]> anything(int variables, int clauses, Random random) {
        List<int[]> formula = new ArrayList<>();
        for (int i = 0; i < clauses; i++) {
            int length = variables == 0 || random.nextInt(150) == 0 ? 0 : 1 + random.nextInt(4);
            int[] clause = new int[length];
            for (int j = 0; j < length; j++) {
                clause[j] = sign(1 + random.nextInt(variables), random);
            }
            formula.add(clause);
        }
        return formula;
    }

    /** Random literals, perhaps repeated or opposite. */
    public static int[] literals(int variables, int length, Random random) {
        int[] literals = new int[variables == 0 ? 0 : length];
        for (int i = 0; i < literals.length; i++) {
            literals[i] = sign(1 + random.nextInt(variables), random);
        }
        return literals;
    }

    /** Adds a clause through the method that fits its length. */
    public static void add(ClauseSink sink, int[] clause) {
        switch (clause.length) {
            case 1 -> sink.add(clause[0]);
            case 2 -> sink.add(clause[0], clause[1]);
            case 3 -> sink.add(clause[0], clause[1], clause[2]);
            default -> sink.add(clause, clause.length);
        }
    }

    /** Adds clauses. */
    public static void addAll(ClauseSink sink, List<int[]> clauses) {
        for (int[] clause : clauses) {
            add(sink, clause);
        }
    }

    private static int sign(int variable, Random random) {
        return random.nextBoolean() ? variable : -variable;
    }
}
