/**
 * Answers to questions about a puzzle, each written once for every user interface: its kind and exit code, its sentences, its JSON keys and its CSV
 * columns; and what any of them shows of a puzzle. This package uses no threads, clocks or files, so a page in a browser can use it as the command
 * line does.
 *
 * <p>Many classes have a <i>puzzle</i> in their names. From the text to the answer they are:
 *
 * <ul>
 *   <li>{@code PuzzleDraft} (package {@code format.foreign.draft}): a puzzle of another program while it is read, its parts in any order; it becomes
 *       an {@link io.github.sudokusat.format.ImportedPuzzle}, with what was left out.
 *   <li>{@code ForeignPuzzles} and {@code RulePuzzles} (package {@code format.read}): the readers of such puzzles, and of puzzles that state their
 *       rules, from a text with many; {@code RulePuzzle} reads one of the latter.
 *   <li>{@link io.github.sudokusat.format.PuzzleRecord}: one puzzle of a stream as the reader found it, with its line, its title and its rules, or
 *       the mistake in its place.
 *   <li>{@link io.github.sudokusat.grid.candidates.Puzzle}: a grid and, if there are pencil marks, the candidates of its cells. It is what engines
 *       solve.
 *   <li>{@link PuzzleInContext}: a puzzle with all that its text said, complete with layout, digits as characters, and marks. It is what commands ask
 *       about.
 *   <li>{@link ShownPuzzle}: a puzzle in the forms in which it is shown, without any search; {@link PuzzleJson} writes the JSON keys that describe
 *       it.
 *   <li>{@code SheetPuzzle} (package {@code sheet}): what is printed of a puzzle, in a few hundred bytes.
 *   <li>{@code SharedPuzzle} (package {@code cluster.single}, Spark): a puzzle as text and numbers, as it is sent to other machines.
 *   <li>Answers, each about one puzzle: {@link SolvedPuzzle}, {@link CheckedPuzzle}, {@link CountedPuzzle}, {@link CountedPerCandidate},
 *       {@link Estimated}, {@link DrawnSolutions}, {@link MinimizedPuzzle}, {@link NeedlessRules}, {@link CandidatesReport}, {@link CanonicalPuzzle},
 *       {@link GeneratedPuzzle}; in {@code answer.logic} those about steps, {@code Hint}, {@code AllHints}, {@code ExplainedPath},
 *       {@code SmallestPath}, {@code RatedPuzzle}; {@link Answer.Bad} stands in place of a puzzle that cannot be read.
 * </ul>
 */
@NullMarked
package io.github.sudokusat.answer;

import org.jspecify.annotations.NullMarked;
