package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.cnf.proof.CpogReader;
import io.github.sudokusat.prove.graph.ModelGraph;
import io.github.sudokusat.run.Limits;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Checks that a graph is equivalent to a formula (CPOG), and thereby how many models this has; it searches for nothing.
 *
 * <p><b>What it accepts.</b> A text of steps, as read by {@link CpogReader}. The formula's clauses have the numbers from 1 on; each step that adds
 * something gives it numbers above all before. Nodes are numbered from the variable above the formula's, without gaps. A product is right if no two of
 * its children depend on the same variable; a sum if the hints, which are clauses that define nodes, show that its children are not true together. A
 * lemma is right if it follows by its hints, which are any clauses that exist, as in {@link LratChecker}; a clause of the formula, or a lemma, may be
 * deleted if it follows by its hints from what is left. The graph is accepted if at the end one clause is left besides those that define nodes: the root,
 * the only literal of that clause. If the text names a root, it must be that one.
 *
 * <p><b>Cost.</b> Time linear in the size of the formula and the literals of the clauses that the hints name, each found in logarithmic time; memory as
 * for {@link LratChecker}, 4 bytes for each child, and 4 for each variable on which a node depends, once for nodes that depend on the same as their last
 * child.
 *
 * @see "R. Bryant, W. Nawrocki, J. Avigad, M. Heule, Certified Knowledge Compilation with Application to Verified Model Counting, SAT 2023"
 */
public final class CpogChecker extends ProofChecker {

    private final NumberedClauses clauses = new NumberedClauses();
    private final ModelGraph graph;
    private final Dependencies dependencies;
    private final HintRun run;
    /** The literals of a clause that defines a node. */
    private int[] defining = new int[16];

    private long last;
    private int root;

    /**
     * Creates a checker of a formula whose clauses are yet to be {@linkplain #add added}, for one graph.
     *
     * @param variables the number of variables, 0 or more
     * @param limits how far to go; the time runs from now, and they are polled while clauses are added and steps are checked. Once they stop the
     *     work, {@link #check(Readable)} returns {@link ProofCheckResult.Stopped}
     * @throws IllegalArgumentException if {@code variables} is negative or above 2³⁰ − 2
     */
    public CpogChecker(int variables, Limits limits) {
        super(variables, limits.watch());
        graph = new ModelGraph(variables);
        dependencies = new Dependencies(variables);
        run = new HintRun(variables, clauses, this::followNode, watch());
    }

    @Override
    void addClause(int[] literals, int length) {
        clauses.add(++last, literals, length);
    }

    @Override
    ProofCheckResult checkSteps(Readable proof) throws IOException {
        CpogReader reader = new CpogReader(proof);
        long added = 0;
        long deleted = 0;
        while (watch().reason().isEmpty() && reader.next()) {
            String wrong = switch (reader.step()) {
                case PRODUCT, SUM -> addNode(reader);
                case LEMMA -> addLemma(reader);
                case DELETION -> delete(reader);
                case ROOT -> nameRoot(reader.node());
            };
            if (wrong != null) {
                return new ProofCheckResult.Refused(reader.line(), wrong);
            }
            added += reader.step() == CpogReader.Step.DELETION || reader.step() == CpogReader.Step.ROOT ? 0 : 1;
            deleted += reader.step() == CpogReader.Step.DELETION ? 1 : 0;
            watch().tick(1L + reader.length());
        }
        int place = clauses.only();
        int left = place < 0 ? 0 : onlyLiteral(place);
        if (left == 0) {
            return new ProofCheckResult.Refused(
                    reader.line(),
                    "at the end, one clause of one literal must be left, but "
                            + (place < 0 ? clauses.size() + " clauses are" : "that one has several or none"));
        }
        if (root != 0 && root != left) {
            return new ProofCheckResult.Refused(
                    reader.line(), "the root is said to be " + root + ", but the clause that is left is " + left);
        }
        return new ProofCheckResult.Accepted(added, deleted, graph.models(left));
    }

    /** The literal of a clause that has one, which may be written several times; otherwise 0. */
    private int onlyLiteral(int place) {
        int begin = clauses.begin(place);
        int end = begin + clauses.length(place);
        int first = begin == end ? 0 : clauses.literals()[begin];
        for (int i = begin + 1; i < end; i++) {
            if (clauses.literals()[i] != first) {
                return 0;
            }
        }
        return first;
    }

    private @Nullable String nameRoot(int literal) {
        root = literal;
        return wrongLiteral(literal);
    }

    private @Nullable String addNode(CpogReader reader) {
        int expected = variables() + graph.nodes() + 1;
        if (reader.node() != expected) {
            return "the variable of the node must be " + expected + ", but is " + reader.node();
        }
        String wrong = wrongNumber(reader.number(), last);
        if (wrong == null) {
            wrong = wrongLiteral(reader);
        }
        if (wrong == null) {
            wrong = reader.step() == CpogReader.Step.PRODUCT ? addProduct(reader) : addSum(reader);
        }
        if (wrong == null) {
            last = reader.number() + reader.length();
            run.reserve(expected);
        }
        return wrong;
    }

    private @Nullable String wrongLiteral(CpogReader reader) {
        for (int i = 0; i < reader.length(); i++) {
            String wrong = wrongLiteral(reader.literals()[i]);
            if (wrong != null) {
                return wrong;
            }
        }
        return null;
    }

    private @Nullable String wrongLiteral(int literal) {
        return literal != 0 && Math.abs(literal) <= variables() + graph.nodes()
                ? null
                : "the literal " + literal + " is neither one of the formula nor one of an earlier node";
    }

    private @Nullable String addProduct(CpogReader reader) {
        int[] children = reader.literals();
        int length = reader.length();
        dependencies.begin();
        for (int i = 0; i < length; i++) {
            int common = dependencies.add(children[i]);
            if (common != 0) {
                return "the child " + children[i] + " depends on the variable " + common + " like an earlier one";
            }
        }
        dependencies.end(length == 0 ? 0 : children[length - 1]);
        graph.addProduct(reader.number(), children, length);
        return null;
    }

    private @Nullable String addSum(CpogReader reader) {
        int first = reader.literals()[0];
        int second = reader.literals()[1];
        int[] notBoth = {-first, -second};
        for (int i = 0; i < reader.count(); i++) {
            if (graph.nodeOf(reader.hints()[i]) == 0) {
                return "hint " + reader.hints()[i] + " names no clause that defines a node";
            }
        }
        String wrong = notFollowing(reader, notBoth, 2);
        if (wrong != null) {
            return wrong;
        }
        dependencies.begin();
        dependencies.add(first);
        dependencies.add(second);
        graph.addSum(reader.number(), first, second, dependencies.end(second));
        return null;
    }

    private @Nullable String addLemma(CpogReader reader) {
        String wrong = wrongNumber(reader.number(), last);
        wrong = wrong == null ? wrongLiteral(reader) : wrong;
        wrong = wrong == null ? notFollowing(reader, reader.literals(), reader.length()) : wrong;
        if (wrong == null) {
            last = reader.number();
            clauses.add(last, reader.literals(), reader.length());
        }
        return wrong;
    }

    private @Nullable String delete(CpogReader reader) {
        int place = clauses.find(reader.number());
        if (place < 0) {
            return "there is no clause " + reader.number() + " to delete"
                    + (graph.nodeOf(reader.number()) == 0 ? "" : ": it defines a node");
        }
        int begin = clauses.begin(place);
        int[] literals = Arrays.copyOfRange(clauses.literals(), begin, begin + clauses.length(place));
        clauses.delete(place);
        return notFollowing(reader, literals, literals.length);
    }

    /** Says why a clause does not follow by the hints of a step; null if it does. */
    private @Nullable String notFollowing(CpogReader reader, int[] literals, int length) {
        return run.whyNot(literals, length, reader.hints(), reader.count());
    }

    /** Follows a hint that names a clause which defines a node. */
    private int followNode(long hint) {
        int node = graph.nodeOf(hint);
        if (node == 0) {
            return HintRun.NO_CLAUSE;
        }
        if (graph.length(node) + 2 + NumberedClauses.PADDING > defining.length) {
            defining = new int[2 * graph.length(node)];
        }
        defining[graph.clause(node, hint, defining)] = 0;
        return run.follow(defining, 0);
    }
}
