package io.github.sudokusat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.generate.Generated;
import io.github.sudokusat.generate.Impossibility;
import io.github.sudokusat.generate.SeenPuzzles;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.StepsResult;
import io.github.sudokusat.prove.certificate.CertificatePart;
import io.github.sudokusat.prove.certificate.Claim;
import io.github.sudokusat.prove.certificate.ProofCheckResult;
import io.github.sudokusat.prove.deduction.DeductionFinder;
import io.github.sudokusat.prove.deduction.DeductionResult;
import io.github.sudokusat.prove.givens.TrueCandidateFinder;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every sealed result of the library, those to come included, is read in the same way: {@code match}, {@code find…}, {@code orElseThrow}. */
class SealedResultsTest {

    private static final Layout LAYOUT = Layout.boxes(2, 2);
    private static final Grid EMPTY = Grid.empty(LAYOUT);
    private static final Grid SOLUTION = SudokuSolver.create().solve(EMPTY).orElseThrow();

    /** A value of each type that a result has as a component. */
    private static final Map<Class<?>, Object> SAMPLES = Map.ofEntries(
            Map.entry(boolean.class, true),
            Map.entry(int.class, 1),
            Map.entry(long.class, 1L),
            Map.entry(Object.class, "drawn"),
            Map.entry(String.class, "why"),
            Map.entry(BigInteger.class, BigInteger.TEN),
            Map.entry(List.class, List.of()),
            Map.entry(Optional.class, Optional.empty()),
            Map.entry(Grid.class, SOLUTION),
            Map.entry(Layout.class, LAYOUT),
            Map.entry(Puzzle.class, Puzzle.of(EMPTY)),
            Map.entry(Candidate.class, new Candidate(new Cell(0, 0), 1)),
            Map.entry(Statistics.class, Statistics.NONE),
            Map.entry(StopReason.class, StopReason.WORK_LIMIT),
            Map.entry(Model.class, Model.of(1, 1)),
            Map.entry(Generated.class, new Generated(EMPTY, SOLUTION)),
            Map.entry(Impossibility.class, Impossibility.NO_GRID),
            Map.entry(SeenPuzzles.class, SeenPuzzles.NONE),
            Map.entry(CertificatePart.class, CertificatePart.PROOF),
            Map.entry(Claim.class, Claim.SOLUTIONS),
            Map.entry(ProofCheckResult.Accepted.class, new ProofCheckResult.Accepted(1, 0)));

    /** Results with components that are not made at will. */
    private static final List<Object> MADE = List.of(
            new SatResult.Unsat(1),
            TrueCandidateFinder.of(SudokuSolver.defaultSatSolver()).find(Puzzle.of(EMPTY)),
            deduction());

    /** Results whose {@code find…} is for another question than their {@code orElseThrow}: some solution, the first step. */
    private static final Set<Class<?>> OTHERWISE = Set.of(CheckResult.class, StepsResult.class);

    private static DeductionResult deduction() {
        return DeductionFinder.of(SudokuSolver.defaultSatSolver())
                .next(LogicSolver.of(LAYOUT).start(SOLUTION.with(0, 0)));
    }

    static Stream<Class<?>> results() throws IOException {
        Path classes = Path.of("target/classes");
        try (Stream<Path> files = Files.walk(classes)) {
            return files
                    .map(file -> classes.relativize(file).toString())
                    .filter(name -> name.endsWith("Result.class"))
                    .sorted()
                    .<Class<?>>map(SealedResultsTest::load)
                    .filter(Class::isSealed)
                    .toList()
                    .stream();
        }
    }

    private static Class<?> load(String file) {
        try {
            return Class.forName(
                    file.substring(0, file.length() - ".class".length()).replace(File.separatorChar, '.'));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object sample(Class<?> kind) throws ReflectiveOperationException {
        for (Object made : MADE) {
            if (kind.isInstance(made)) {
                return made;
            }
        }
        Class<?>[] types = Arrays.stream(kind.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        Constructor<?> constructor = kind.getDeclaredConstructor(types);
        return constructor.newInstance(Arrays.stream(types).map(SAMPLES::get).toArray());
    }

    private static Method match(Class<?> result) {
        List<Method> found = Arrays.stream(result.getDeclaredMethods())
                .filter(method -> method.getName().equals("match"))
                .toList();
        assertThat(found).as("match of " + result).hasSize(1);
        return found.get(0);
    }

    private static Object call(Object target, Method method, Object... arguments) throws Throwable {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** The case that a parameter of {@code match} is for: {@code Found} of {@code Function<? super Found, ? extends T>}. */
    private static Class<?> caseOf(Type function) {
        WildcardType argument = (WildcardType) ((ParameterizedType) function).getActualTypeArguments()[0];
        Type bound = argument.getLowerBounds()[0];
        return (Class<?>) (bound instanceof ParameterizedType generic ? generic.getRawType() : bound);
    }

    @Test
    void thereAreResults() throws IOException {
        assertThat(results()).hasSizeGreaterThan(20);
    }

    @ParameterizedTest
    @MethodSource("results")
    void matchAppliesTheFunctionOfTheCase(Class<?> result) throws Throwable {
        Method match = match(result);
        List<Class<?>> cases = Arrays.stream(match.getGenericParameterTypes())
                .<Class<?>>map(SealedResultsTest::caseOf)
                .toList();
        assertThat(cases).containsExactlyInAnyOrder(result.getPermittedSubclasses());
        Object[] functions = cases.stream()
                .<Function<Object, Object>>map(kind -> given -> kind + ": " + kind.isInstance(given))
                .toArray();
        for (Class<?> kind : cases) {
            assertThat(call(sample(kind), match, functions)).isEqualTo(kind + ": true");
        }
    }

    @ParameterizedTest
    @MethodSource("results")
    void whatIsFoundIsWhatOrElseThrowReturns(Class<?> result) throws Throwable {
        Method orElseThrow = result.getDeclaredMethod("orElseThrow");
        List<Method> finders = Arrays.stream(result.getDeclaredMethods())
                .filter(method -> method.getName().startsWith("find") && method.getReturnType() == Optional.class)
                .toList();
        assertThat(finders).as("find methods").hasSize(1);
        int found = 0;
        for (Class<?> kind : result.getPermittedSubclasses()) {
            Object sample = sample(kind);
            if (isStopped(kind)) {
                assertThatThrownBy(() -> call(sample, orElseThrow))
                        .isInstanceOf(StoppedException.class)
                        .hasMessageEndingWith(": work limit reached");
            } else if (!OTHERWISE.contains(result)) {
                found += agrees(sample, finders.get(0), orElseThrow) ? 1 : 0;
            }
        }
        assertThat(found).as("cases with a value").isEqualTo(OTHERWISE.contains(result) ? 0 : 1);
    }

    private static boolean isStopped(Class<?> kind) {
        RecordComponent[] parts = kind.getRecordComponents();
        return parts != null && Arrays.stream(parts).anyMatch(part -> part.getType() == StopReason.class);
    }

    /** Checks the two methods against each other; whether there is a value. */
    private static boolean agrees(Object sample, Method finder, Method orElseThrow) throws Throwable {
        Optional<?> found;
        try {
            found = (Optional<?>) call(sample, finder);
        } catch (IllegalStateException | StoppedException e) {
            assertThatThrownBy(() -> call(sample, orElseThrow))
                    .isInstanceOf(e.getClass())
                    .hasMessage(e.getMessage());
            return false;
        }
        if (found.isPresent()) {
            assertThat(call(sample, orElseThrow)).isEqualTo(found.get());
        } else {
            assertThatThrownBy(() -> call(sample, orElseThrow)).isInstanceOf(NoSuchElementException.class);
        }
        return found.isPresent();
    }
}
