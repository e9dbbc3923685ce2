package io.github.sudokusat.export.model;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.primitive.Differ;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Either;
import io.github.sudokusat.primitive.LayeredAutomaton;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.Negation;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.PrimitiveVisitor;
import io.github.sudokusat.primitive.Section;
import io.github.sudokusat.primitive.Sequence;
import io.github.sudokusat.run.Watch;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Passes a puzzle to a writer: the cells, the houses, the pairs that must differ, and the named rules, primitive by primitive. */
final class ModelWalk implements PrimitiveVisitor {

    private final Puzzle puzzle;
    private final Layout layout;
    private final ModelWriter writer;
    private final Watch watch;

    private ModelWalk(Puzzle puzzle, ModelWriter writer, Watch watch) {
        this.puzzle = puzzle;
        this.layout = puzzle.layout();
        this.writer = writer;
        this.watch = watch;
    }

    /** Walks over a puzzle; returns false if the watch stopped the walk. */
    static boolean walk(Puzzle puzzle, ModelWriter writer, Watch watch) {
        ModelWalk walk = new ModelWalk(puzzle, writer, watch);
        boolean isOpen = walk.cells();
        writer.beginStatements();
        if (!isOpen) {
            writer.impossible();
        }
        walk.houses();
        for (Rule rule : walk.layout.rules()) {
            if (rule instanceof MustDiffer pairs) {
                walk.pairs(pairs);
            }
        }
        walk.layout.statedRules().forEach(walk::rule);
        return watch.reason().isEmpty();
    }

    /** Declares the cells; returns false if one has no candidate. */
    private boolean cells() {
        CandidateGrid candidates = puzzle.hasCandidates() ? puzzle.toCandidates() : null;
        Values all = Values.range(1, layout.side());
        boolean isOpen = candidates == null || !candidates.isContradictory();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            int at = cell;
            int given = puzzle.grid().digit(cell);
            Values open = given != 0
                    ? Values.of(given)
                    : candidates == null ? all : all.where(digit -> candidates.isCandidate(at, digit));
            isOpen &= !open.isEmpty();
            writer.variable(open.isEmpty() ? all : open);
        }
        return isOpen;
    }

    private boolean isStopped() {
        watch.limits().progress().report("constraints", writer.statements(), -1);
        return watch.tick(layout.side());
    }

    private void houses() {
        for (House house : layout.houses()) {
            if (!isStopped()) {
                writer.comment(house.toString());
                writer.permute(house.cells());
            }
        }
    }

    private void pairs(MustDiffer rule) {
        writer.comment(rule.name());
        for (int pair = 0; pair < rule.size() && !isStopped(); pair++) {
            if (!layout.shareHouse(rule.first(pair), rule.second(pair))) {
                writer.differ(rule.first(pair), rule.second(pair));
            }
        }
    }

    private void rule(StatedRule rule) {
        writer.comment(rule.name());
        for (Primitive primitive : rule.primitives()) {
            if (!isStopped()) {
                primitive.accept(this);
            }
        }
    }

    private Values digits(long digits) {
        return Values.ofDigits(digits);
    }

    /** Cells of one house differ already. */
    private void differ(Primitive primitive) {
        int[] cells = primitive.cells();
        for (House house : layout.houses()) {
            if (IntStream.of(cells).allMatch(house::holds)) {
                return;
            }
        }
        writer.different(cells);
    }

    @Override
    public void visit(Differ differ) {
        differ(differ);
    }

    @Override
    public void visit(DigitClause clause) {
        ModelWriter.Choice[] choices = new ModelWriter.Choice[clause.size()];
        for (int i = 0; i < choices.length; i++) {
            choices[i] = writer.in(clause.cell(i), digits(clause.digits(i)));
        }
        writer.either(choices);
    }

    @Override
    public void visit(DigitCount count) {
        Values counts = Values.ascending(count.counts());
        if (counts.isEmpty() || (count.digits() == 0 && !counts.contains(0))) {
            writer.impossible();
        } else if (count.digits() != 0) {
            writer.count(count.cells(), digits(count.digits()), counts);
        }
    }

    /** A variable chooses the first of the alternatives that holds. */
    @Override
    public void visit(Either either) {
        List<List<Primitive>> alternatives = Negation.easiestFirst(either);
        int last = alternatives.size();
        int chosen = writer.variable(Values.range(1, last));
        for (int i = 1; i <= last && !isStopped(); i++) {
            List<Primitive> alternative = alternatives.get(i - 1);
            writer.unless(writer.notIn(chosen, Values.of(i)), () -> all(alternative));
            if (i < last) {
                List<Primitive> negation = Negation.of(layout.side(), alternative, layout::mustDiffer);
                writer.unless(writer.in(chosen, Values.range(1, i)), () -> all(negation));
            }
        }
    }

    private void all(List<Primitive> primitives) {
        primitives.forEach(primitive -> primitive.accept(this));
    }

    @Override
    public void visit(LinearSum sum) {
        int[] coefficients = new int[sum.size()];
        for (int i = 0; i < coefficients.length; i++) {
            coefficients[i] = sum.coefficient(i);
        }
        writer.sum(sum.cells(), coefficients, sum.total());
    }

    @Override
    public void visit(PairRelation pair) {
        writer.relate(pair);
    }

    @Override
    public void visit(Sequence sequence) {
        long[] digits = new long[sequence.size()];
        for (int i = 0; i < digits.length; i++) {
            Values open = writer.domain(sequence.cell(i));
            digits[i] = Digits.where(layout.side(), open::contains);
        }
        LayeredAutomaton layers = LayeredAutomaton.of(sequence.automaton(), digits);
        if (layers.isEmpty()) {
            writer.impossible();
        } else {
            writer.read(sequence.cells(), layers);
        }
    }

    /** The digits differ, and have the sum or are in one of the sets, which a variable chooses. */
    @Override
    public void visit(DigitSets sets) {
        differ(sets);
        Optional<LinearSum> sum = sets.commonSum().filter(common -> hasAll(sets, common));
        if (sum.isPresent()) {
            visit(sum.get());
        } else if (sets.setCount() == 0) {
            writer.impossible();
        } else {
            int set = writer.variable(Values.range(1, sets.setCount()));
            for (int cell : sets.cells()) {
                for (int digit : writer.domain(cell).toArray()) {
                    Values with = writer.domain(set).where(s -> Digits.contains(sets.set(s - 1), digit));
                    writer.either(writer.notIn(cell, Values.of(digit)), writer.in(set, with));
                }
            }
        }
    }

    private boolean hasAll(DigitSets sets, LinearSum sum) {
        return Digits.setsOfSum(Digits.all(layout.side()), sets.size(), sum.total()).length == sets.setCount();
    }

    /**
     * The digits differ. A variable chooses the case, and another the set: each cell obeys the case, and if the case selects it, its digit is in the
     * set, which has as many digits as the case selects cells.
     */
    @Override
    public void visit(Section section) {
        differ(section);
        List<Section.Case> cases = section.cases();
        if (cases.isEmpty() || section.setCount() == 0) {
            writer.impossible();
            return;
        }
        int one = writer.variable(Values.range(1, cases.size()));
        int set = writer.variable(Values.range(1, section.setCount()));
        Values allCases = writer.domain(one);
        Values allSets = writer.domain(set);
        for (int size = 0; size <= section.size(); size++) {
            int wanted = size;
            Values selecting =
                    allCases.where(c -> Long.bitCount(cases.get(c - 1).selected()) == wanted);
            if (!selecting.isEmpty()) {
                Values ofSize = allSets.where(s -> Digits.count(section.set(s - 1)) == wanted);
                writer.either(writer.notIn(one, selecting), writer.in(set, ofSize));
            }
        }
        for (int i = 0; i < section.size() && !isStopped(); i++) {
            int position = i;
            int cell = section.cell(i);
            Values selecting = allCases.where(c -> (cases.get(c - 1).selected() >>> position & 1) != 0);
            for (int digit : writer.domain(cell).toArray()) {
                Values allowing =
                        allCases.where(c -> Digits.contains(cases.get(c - 1).digits(position), digit));
                Values with = allSets.where(s -> Digits.contains(section.set(s - 1), digit));
                ModelWriter.Choice other = writer.notIn(cell, Values.of(digit));
                writer.either(other, writer.in(one, allowing));
                writer.either(other, writer.notIn(one, selecting), writer.in(set, with));
            }
        }
    }
}
