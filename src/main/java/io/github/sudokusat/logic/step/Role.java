package io.github.sudokusat.logic.step;

/**
 * What a part of a pattern does in it.
 *
 * <p>The table lists the {@linkplain Explanation explanation} of every technique, so that sentences can be written in any language. A part is written
 * as its role with the numbers of its houses and of its candidates: {@code BASE(2,4+)} has two houses and four candidates or more, {@code FIN(0,1+)}
 * has no house and at least one candidate. The parts of an explanation come in the order of the table; {@code ?}, {@code *}, <code>{2}</code> and
 * <code>{2,}</code> say how often a part or a group of parts occurs, as in a regular expression. The last two columns say how many chains and how
 * many contradictions there are.
 *
 * <table>
 * <caption>Explanations by technique</caption>
 * <thead>
 * <tr><th>Techniques</th><th>Parts</th><th>What they hold</th><th>Chains</th><th>Contradictions</th></tr>
 * </thead>
 * <tbody>
 * <tr><td>FULL_HOUSE</td><td><code>BASE(1,1)</code></td>
 *     <td>the house, and the candidate that is placed</td><td>0</td><td>0</td></tr>
 * <tr><td>HIDDEN_SINGLE</td><td><code>BASE(1,1) REASON(0,1+)* RULED_OUT(0,1+)*</code></td>
 *     <td>the house, and the candidate that is placed; placed digits that keep the digit out of other open cells of the house; those of these cells in
 *     which no placed digit does, by a rule that still rules the digit out there, or by none</td><td>0</td><td>0</td></tr>
 * <tr><td>NAKED_SINGLE</td><td><code>BASE(0,1) REASON(0-1,1+)* RULED_OUT(0,1+)*</code></td>
 *     <td>the candidate that is placed; by house, or without one for cells that must differ by a rule, placed digits that the cell sees, each digit
 *     once; the digits that it does not see, likewise</td><td>0</td><td>0</td></tr>
 * <tr><td>BUG_PLUS_ONE</td><td><code>BASE(0,1)</code></td>
 *     <td>the candidate that is placed</td><td>0</td><td>0</td></tr>
 * <tr><td>POINTING CLAIMING</td><td><code>BASE(1,2+) COVER(1,0)*</code></td>
 *     <td>a house with its candidates for the digit; the other houses that contain all of these</td><td>0</td><td>0</td></tr>
 * <tr><td>COMBINATIONS</td><td><code>RULE(0,1+) (COMBINATION(0,1+)*|COUNTED(0,1+) PLACE(0,1+)|REASON(0,1)* (PREMISE(0,1) SPLIT(0,2+)+ NEEDED(0-1,1+){1,3}){1,3})</code></td>
 *     <td>the rule, and all candidates of its open cells; unless there are more than twelve of them, the combinations that its cells can hold, each with
 *     the digits that they can be in it, also where they are placed; or, where few digits are lost and there are more than six, all odd, even, low or high
 *     digits in its cells, how many of them it has, and the cells that have no others; or the placed cells, and each lost digit with what it would leave of the sum</td><td>0</td><td>0</td></tr>
 * <tr><td>KILLER_PAIR KILLER_TRIPLE</td><td><code>BASE(0,2+) (RULE(0,2+) COMBINATION(0,1+){1,}|SET(0,2-3)){2,3}</code></td>
 *     <td>all candidates for the digits in the cages and cells; then for each cage its rule, all candidates of its open cells and its combinations, as
 *     above, and for each cell its candidates</td><td>0</td><td>0</td></tr>
 * <tr><td>INNIES_AND_OUTIES</td><td><code>BASE(1-4,0) CAGE(0,0)+ INNIE(0,1+)? OUTIE(0,1+)? COMBINATION(0,2+)* (LEAST(0-1,1+)|GREATEST(0-1,1+))*</code></td>
 *     <td>the houses and their sum; the cages that are subtracted, each with its sum; the digits of the cells of the houses that no cage covers;
 *     those of the cells of the cages outside the houses; of a hidden cage the combinations, unless there are more than twelve; if one cell loses
 *     digits, what the others add up to at least or at most, and if several do, what all do</td><td>0</td><td>0</td></tr>
 * <tr><td>MARK NEGATIVE_CONSTRAINT THERMOMETER LINE COUNTING INDEXING SUMS OUTSIDE_CLUE RULE</td><td><code>RULE(0,1+)+ RULED_OUT(0,0)* (ADDEND(0,1+)* TOTAL(0,0){0,2} DIFFERENT(0,2+)?
 *     (WAY(0,1+)+|(RULED_OUT(0,1+){1,2} ENDS(0,2+))?(ENDS(0,2+)|CHOICE(0,1+))+|COMBINATION(0,1+)+|BASE(0,1+))?
 *     ((PREMISE(0,1+) NEEDED(0,1+){1,3}){1,2}|COUNTED(0,1+) PLACE(0,1+)?|(REASON(0,1)|RULED_OUT(0,1+))* (LEAST(0-1,1+)|GREATEST(0-1,1+))*)
 *     EXCLUDED(0,1+)+)+</code></td>
 *     <td>the rule, and all candidates of the open cells that matter, in its own order; its alternatives that cannot hold, by name; then deduction by deduction: the cells of an equation, by how
 *     they count; two cells that see each other; the ways to fill some cells, or what may be selected, each time after the two ends around it if there are such, and that after what few cells lack if it shows this, or all places of a digit that the rule needs; what a digit would need of other
 *     cells, the last of which cannot have it, or what would be counted wrongly without a cell, or digits that are placed, and those
 *     that other cells lack, and what some cells add up to at least or at most, or, without a sum, can be; what is excluded, cell by
 *     cell</td><td>0</td><td>0</td></tr>
 * <tr><td>RULE_OPTIONS RULE_INTERACTION</td><td><code>(RULE(0,1+) (BASE(1-4,0) CAGE(0,0)+)?)+ (WAY(0,1+)+ EXCLUDED(0,1+)*|PREMISE(0,1+) (ADDEND(0,1+)* TOTAL(0,0){0,2}
 *     (WAY(0,1+)+|(ENDS(0,2+)|CHOICE(0,1+))+)?
 *     (REASON(0,1)|RULED_OUT(0,1+))* (LEAST(0-1,1+)|GREATEST(0-1,1+))* (SPLIT(0,0+)* NEEDED(0-1,1+){1,2}|SPLIT(0,1+)|COUNTED(0,1+) PLACE(0,1+)?)?
 *     (CONSEQUENCE(0-1,1)|EXCLUDED(0,1+))*)*)</code></td>
 *     <td>the rule, and all candidates of its open cells, and for a sum of houses these with their sum, and the cages that are subtracted; all ways to fill the cells, and what they
 *     lose; or candidates each of which breaks the rule, what follows from them, as above with its grounds, and why the rule cannot be
 *     obeyed; a house has the digit already that is needed</td><td>0</td><td>0-1</td></tr>
 * <tr><td>NAKED_PAIR NAKED_TRIPLE NAKED_QUAD</td><td><code>SET(0-1,4+)</code></td>
 *     <td>the house, unless the cells see each other by rules, and all candidates of the cells of the set</td><td>0</td><td>0</td></tr>
 * <tr><td>HIDDEN_PAIR HIDDEN_TRIPLE HIDDEN_QUAD</td><td><code>SET(1,4+)</code></td>
 *     <td>the house, and its candidates for the digits of the set</td><td>0</td><td>0</td></tr>
 * <tr><td>X_WING</td><td><code>BASE(2,4) COVER(2,0)</code></td>
 *     <td>the base lines and their candidates for the digit; the cover lines</td><td>0</td><td>0</td></tr>
 * <tr><td>SWORDFISH</td><td><code>BASE(3,6+) COVER(3,0)</code></td>
 *     <td>as for an X-Wing</td><td>0</td><td>0</td></tr>
 * <tr><td>JELLYFISH</td><td><code>BASE(4,8+) COVER(4,0)</code></td>
 *     <td>as for an X-Wing</td><td>0</td><td>0</td></tr>
 * <tr><td>FINNED_X_WING SASHIMI_X_WING</td><td><code>BASE(2,2+) COVER(2,0) FIN(0,1+)</code></td>
 *     <td>the base lines and their candidates within the cover; the cover lines; the candidates of the base outside the
 *     cover</td><td>0</td><td>0</td></tr>
 * <tr><td>FINNED_SWORDFISH SASHIMI_SWORDFISH</td><td><code>BASE(3,3+) COVER(3,0) FIN(0,1+)</code></td>
 *     <td>as for a finned X-Wing</td><td>0</td><td>0</td></tr>
 * <tr><td>FINNED_JELLYFISH SASHIMI_JELLYFISH</td><td><code>BASE(4,4+) COVER(4,0) FIN(0,1+)</code></td>
 *     <td>as for a finned X-Wing</td><td>0</td><td>0</td></tr>
 * <tr><td>FRANKEN_FISH MUTANT_FISH</td><td><code>BASE(2-4,0+) COVER(2-4,0) FIN(0,1+)?</code></td>
 *     <td>the base houses and their candidates that are not fins; the cover houses; the fins, among them candidates in two base
 *     houses</td><td>0</td><td>0</td></tr>
 * <tr><td>SIAMESE_FISH</td><td><code>(BASE(2-4,2+) COVER(2-4,0) FIN(0,1+)){2}</code></td>
 *     <td>two finned fish, one after the other</td><td>0</td><td>0</td></tr>
 * <tr><td>SKYSCRAPER TWO_STRING_KITE TURBOT_FISH</td><td></td>
 *     <td>a chain of a strong, a weak and a strong link</td><td>1</td><td>0</td></tr>
 * <tr><td>DUAL_TWO_STRING_KITE</td><td></td>
 *     <td>one chain for each kite</td><td>2</td><td>0</td></tr>
 * <tr><td>EMPTY_RECTANGLE</td><td><code>BASE(1,3+) PINCER(1,2)</code></td>
 *     <td>the box and its candidates for the digit; a strong link, first the end that sees some of these</td><td>0</td><td>0</td></tr>
 * <tr><td>DUAL_EMPTY_RECTANGLE</td><td><code>(BASE(1,2+) PINCER(1,2)){2}</code></td>
 *     <td>two empty rectangles, one after the other</td><td>0</td><td>0</td></tr>
 * <tr><td>Y_WING XYZ_WING WXYZ_WING BENT_SET_OF_FIVE</td><td><code>BASE(0,2+)? HINGE(0,2+) PINCER(1,2+){2}</code></td>
 *     <td>the candidates of the set for the digit that is removed, unless every digit is; the candidates of the cells in both houses;
 *     for either house, those of the other cells</td><td>0</td><td>0</td></tr>
 * <tr><td>W_WING</td><td><code>PINCER(0,4) BASE(1,2)</code></td>
 *     <td>the two bivalue cells; the strong link and its house</td><td>0</td><td>0</td></tr>
 * <tr><td>REMOTE_PAIR</td><td><code>LINKED_CELL(0,2){4,}</code></td>
 *     <td>the cells, each after the first seeing an earlier one</td><td>0</td><td>0</td></tr>
 * <tr><td>SIMPLE_COLOURING_TRAP MEDUSA_TRAP</td><td><code>COLOUR_A(0,1+) COLOUR_B(0,1+) PINCER(0,2){1,}</code></td>
 *     <td>the two colours; for each candidate that is removed, by cell and digit, one of either colour that it sees</td><td>0</td><td>0</td></tr>
 * <tr><td>SIMPLE_COLOURING_WRAP MEDUSA_WRAP</td><td><code>BASE(0-1,1+) COLOUR_A(0,1+) COLOUR_B(0,1+)</code></td>
 *     <td>two candidates of colour A that see each other, or all candidates of a cell, or the house and all its candidates for a digit, that see colour
 *     A;
 *     the colour that is false; the colour that is true</td><td>0</td><td>0</td></tr>
 * <tr><td>MULTI_COLOURS</td><td><code>(COLOUR_A(0,1+){2} COLOUR_B(0,1+){2}){1,2}</code></td>
 *     <td>a colour of each of two components, which see each other; their opposites; perhaps the same for the other colour of the first
 *     component</td><td>0</td><td>0</td></tr>
 * <tr><td>COLOURED_CONTRADICTION</td><td><code>COLOUR_A(0,1+) COLOUR_B(0,1+) CONSEQUENCE(0-1,1)*</code></td>
 *     <td>the colour that is false; the colour that is true; the singles that follow from the first</td><td>0</td><td>1</td></tr>
 * <tr><td>X_CYCLE X_CHAIN XY_CHAIN</td><td></td>
 *     <td>a chain of alternately strong and weak links; it begins with a strong one, and ends with a weak one only if it is a continuous
 *     loop</td><td>1</td><td>0</td></tr>
 * <tr><td>AIC GROUPED_AIC</td><td><code>RULE(0,2)*</code></td>
 *     <td>the same chain; for each weak link, and each removal, that rests on a named rule, the two candidates and the
 *     rule</td><td>1</td><td>0</td></tr>
 * <tr><td>ALS_AIC</td><td><code>SET(0-1,3+)* RULE(0,2)*</code></td>
 *     <td>the almost locked sets of the chain, with their houses; rules as for an AIC</td><td>1</td><td>0</td></tr>
 * <tr><td>ALS_XZ</td><td><code>SET(0-1,2+){2} RESTRICTED_COMMON(0,2+)</code></td>
 *     <td>the two almost locked sets, with their houses; their candidates for the restricted common digits</td><td>0</td><td>0</td></tr>
 * <tr><td>ALS_XY_WING</td><td><code>SET(0-1,2+) (RESTRICTED_COMMON(0,2+) SET(0-1,2+)){2}</code></td>
 *     <td>the first set, its restricted common with the pivot, the pivot, its restricted common with the last set, the last
 *     set</td><td>0</td><td>0</td></tr>
 * <tr><td>ALS_XY_CHAIN</td><td><code>SET(0-1,2+) (RESTRICTED_COMMON(0,2+) SET(0-1,2+)){3,}</code></td>
 *     <td>the sets of the chain, and between two of them their restricted common</td><td>0</td><td>0</td></tr>
 * <tr><td>DEATH_BLOSSOM</td><td><code>HINGE(0,2-5) SET(0-1,2+){2,5}</code></td>
 *     <td>the candidates of the stem; a petal for each of these, in their order</td><td>0</td><td>0</td></tr>
 * <tr><td>SUE_DE_COQ</td><td><code>HINGE(0,4+) SET(1,1+){2}</code></td>
 *     <td>the cells where line and box cross; the line and the other cells in it; the box and the other cells in it</td><td>0</td><td>0</td></tr>
 * <tr><td>UNIQUE_RECTANGLE_1 UNIQUE_RECTANGLE_2 UNIQUE_RECTANGLE_5</td><td><code>FLOOR(0,2+) ROOF(0,2+)</code></td>
 *     <td>the corners with two candidates; the other corners</td><td>0</td><td>0</td></tr>
 * <tr><td>UNIQUE_RECTANGLE_3</td><td><code>SET(1,1+) FLOOR(0,4) ROOF(0,2+)</code></td>
 *     <td>the cells that form a naked set with the roof, and their house; floor and roof</td><td>0</td><td>0</td></tr>
 * <tr><td>UNIQUE_RECTANGLE_4</td><td><code>BASE(1,2) FLOOR(0,4) ROOF(0,2+)</code></td>
 *     <td>the house in which a digit is confined to the roof; floor and roof</td><td>0</td><td>0</td></tr>
 * <tr><td>UNIQUE_RECTANGLE_6 HIDDEN_RECTANGLE</td><td><code>BASE(1,2){2} FLOOR(0,2+) ROOF(0,2+)</code></td>
 *     <td>the two lines in which a digit is confined to the rectangle; floor and roof</td><td>0</td><td>0</td></tr>
 * <tr><td>AVOIDABLE_RECTANGLE_1</td><td><code>FLOOR(0,1){3} ROOF(0,1+)</code></td>
 *     <td>the placed corners with their digits; the open corner</td><td>0</td><td>0</td></tr>
 * <tr><td>AVOIDABLE_RECTANGLE_2</td><td><code>FLOOR(0,1){2} ROOF(0,4)</code></td>
 *     <td>the placed corners with their digits; the open corners</td><td>0</td><td>0</td></tr>
 * <tr><td>TEMPLATE_SET TEMPLATE_DELETE</td><td><code>BASE(0,1+) CONSEQUENCE(0,1)*</code></td>
 *     <td>all candidates for the digit; candidates in every template of their digit, in the order in which they are
 *     found</td><td>0</td><td>0</td></tr>
 * <tr><td>FORCING_CHAIN</td><td><code>PREMISE(0-1,3+) RULE(0,2)*</code></td>
 *     <td>the candidates of a cell, or the house and its candidates for a digit; one chain from each, empty if it is the conclusion itself;
 *     rules as for an AIC</td><td>3+</td><td>0</td></tr>
 * <tr><td>TRIDAGON</td><td><code>SET(1,6+){4} GUARDIAN(0,1+)</code></td>
 *     <td>the boxes, each with the candidates of its three cells for the three digits; the other candidates of these cells</td><td>0</td><td>0</td></tr>
 * <tr><td>FIREWORK</td><td><code>HINGE(1,1+) PINCER(1,1+){2}</code></td>
 *     <td>the box and the cell where row and column cross, row and column with the one cell outside the box, each with its candidates for the three
 *     digits</td><td>0</td><td>0</td></tr>
 * <tr><td>UNIQUE_LOOP</td><td><code>(SET(1,1+)|BASE(1,2))? FLOOR(0,2+) ROOF(0,2+)</code></td>
 *     <td>the cells that form a naked set with the roof, or the house in which a digit is confined to it, as for rectangles; floor and roof</td><td>0</td><td>0</td></tr>
 * <tr><td>EXTENDED_RECTANGLE</td><td><code>SET(1,1+)? FLOOR(2,4+) ROOF(0,2+)</code></td>
 *     <td>the cells that form a naked set with the roof; the two lines, and the cells that have only the three digits; the
 *     others</td><td>0</td><td>0</td></tr>
 * <tr><td>JUNIOR_EXOCET</td><td><code>BASE(1,3+) TARGET(1,1-4){2} COVER(0-2,0+){3,4} (PREMISE(2,1)+|MIRROR(1,1+))?</code></td>
 *     <td>the base with the crossing line beside it; the targets, each with its crossing line; for each digit of the base the lines that hold its other
 *     places in the crossing lines; digits for which two crossing lines would have no room, or the cells that have a digit in common with the first
 *     target</td><td>0</td><td>0</td></tr>
 * <tr><td>SK_LOOP</td><td><code>SET(1,1+){1,8}</code></td>
 *     <td>around the ring, each house that two pairs of cells share, with their candidates for the digits that they hold in it</td><td>0</td><td>0</td></tr>
 * <tr><td>MULTI_SECTOR_LOCKED_SET</td><td><code>BASE(1,0+)+ COVER(1,0+)+</code></td>
 *     <td>the rows, each with its candidates for the digits that count there; the columns, each with those for the others</td><td>0</td><td>0</td></tr>
 * <tr><td>FORCING_NET</td><td><code>(PREMISE(0-1,1) (CONSEQUENCE(0-1,1)|EXCLUDED(0,1+))*){1,}
 *     ADDEND(0,1+)* TOTAL(0,0){0,2} (ENDS(0,2+)|CHOICE(0,1+))* (REASON(0,1)|RULED_OUT(0,1+))* (LEAST(0-1,1+)|GREATEST(0-1,1+))* (SPLIT(0,0+)* NEEDED(0-1,1+){1,2}|SPLIT(0,1+)|COUNTED(0,1+) PLACE(0,1+)?)?</code></td>
 *     <td>a candidate and what follows from it, singles and what rules exclude; either that once, with the contradiction, and why a rule cannot be obeyed, or for all candidates of a
 *     cell or of a digit in a house</td><td>0</td><td>0-1</td></tr>
 * <tr><td>NESTED_FORCING_NET</td><td><code>PREMISE(0,1) (CONSEQUENCE(0-1,1)|EXCLUDED(0,1+))*
 *     ADDEND(0,1+)* TOTAL(0,0){0,2} (ENDS(0,2+)|CHOICE(0,1+))* (REASON(0,1)|RULED_OUT(0,1+))* (LEAST(0-1,1+)|GREATEST(0-1,1+))* (SPLIT(0,0+)* NEEDED(0-1,1+){1,2}|SPLIT(0,1+)|COUNTED(0,1+) PLACE(0,1+)?)?</code></td>
 *     <td>a candidate and what follows from it: singles, what rules exclude, and candidates that are refuted by a net within the
 *     net; why a rule cannot be obeyed</td><td>0</td><td>1</td></tr>
 * </tbody>
 * </table>
 */
public enum Role {
    /** Houses and candidates from which the conclusion is drawn. */
    BASE,
    /** Houses that contain the candidates of the base and lose their other candidates. */
    COVER,
    /** Candidates of the base outside the cover. */
    FIN,
    /**
     * Cells that join two houses or several sets: the pivot of a wing of cells or of a bent set, the stem of a death blossom, the crossing of a Sue
     * de Coq.
     */
    HINGE,
    /** Cells at the ends of a pattern, at least one of which must have the digit. */
    PINCER,
    /** Cells with as many digits as cells, or with one digit more. */
    SET,
    /** Candidates for a digit that two almost locked sets cannot both hold. */
    RESTRICTED_COMMON,
    /** A cell that has one of the digits of other cells. */
    TARGET,
    /** Two cells of which one has the same digit as a target. */
    MIRROR,
    /** Candidates one of which is true, since other candidates alone cannot fill the cells of a pattern. */
    GUARDIAN,
    /** Cells of a deadly pattern, such as corners of a rectangle, that have only its digits. */
    FLOOR,
    /** Cells of a deadly pattern that have further candidates. */
    ROOF,
    /** Candidates that are all true or all false; false if the step proves one colour false. */
    COLOUR_A,
    /** Candidates that are all false if colour A is true, and all true if it is false. */
    COLOUR_B,
    /** Cells of a chain, one part each, in its order. */
    LINKED_CELL,
    /**
     * A single that follows from a colour or a premise, with the house in which it has no other place, or without a house if its cell has no other
     * candidate; in the order of placing.
     */
    CONSEQUENCE,
    /**
     * Candidates of a cell that are excluded in the course of a net: by the rule that the part names, or, if it names none, because one of them, assumed
     * in its turn, leads to a contradiction; where a sum removes all digits below
     * or all above one, the part's sum is that digit, whether it is a candidate or not.
     */
    EXCLUDED,
    /** Placed digits that rule candidates out; of singles, by the rule that the part names, if their cells are in no house together. */
    REASON,
    /**
     * Candidates that the position has lost before, by no digit that is placed now; of singles, perhaps by the rule that the part names. Without
     * candidates, an alternative of a rule, which the part names and the candidates rule out.
     */
    RULED_OUT,
    /** Candidates at least one of which is true, or one candidate that is assumed, or what cells would need others for. */
    PREMISE,
    /** Digits, and no others, that the cells of a rule can hold together; of each cell those of them that it can be. */
    COMBINATION,
    /** A cage that is subtracted from a sum of houses. */
    CAGE,
    /** Cells of some houses that no cage covers. */
    INNIE,
    /** Cells that count alike in an equation, in the rule's order; the part's sum says by how much, below 0 if they are on its other side. */
    ADDEND,
    /** Two cells that see each other, so that their digits differ. */
    DIFFERENT,
    /**
     * Cells that a clue may select, with the digits that they then hold; of each cell those of them that it can be. Or a piece of the line of a regular
     * expression that can only be one of its alternatives, which the part names, such as {@code regex /[47]123/}, with the candidates of its cells.
     */
    CHOICE,
    /** The two cells around those that a clue may select, with the digits that they can have then; nothing is selected if no choice follows. */
    ENDS,
    /** Digits that cells can hold together, one for each, in the rule's order; with their sum if that is what other cells leave of one. */
    WAY,
    /**
     * What is left of a sum for some cells, with digits that have that sum, one for each cell, in whatever order; without candidates if no digits have it. If no
     * digits are needed, cells that count twice, with a sum that is odd.
     */
    SPLIT,
    /** What an equation adds up to, if not to 0; a second part, negative, is what cells with one digit take from it, which the equation leaves out. */
    TOTAL,
    /** The least digits that some cells can have together. */
    LEAST,
    /** The greatest digits that some cells can have together. */
    GREATEST,
    /**
     * The digits that a rule needs in a cell; of several such cells after a premise, only the last cannot have what it needs. After splits of a sum, digits
     * that none of the cells can have, one in each split, or all their digits, of which one cell can have none, or what each of two cells lacks of them. If the rule cannot be obeyed,
     * the part names the rule, and the house, if any, in which another cell has the only digit already.
     */
    NEEDED,
    /**
     * Digits that a rule counts, in all its cells, where fewer are left than it needs, or more than it allows; the part's sum is the number that it needs or
     * allows, and the part names the rule.
     */
    COUNTED,
    /** The cells that are left for digits that a rule counts, or those that have them; if not all of them can at the same time, the part's sum says how many can. */
    PLACE,
    /** Cells of cages that lie outside some houses. */
    OUTIE,
    /** The open cells of a named rule, or two candidates that a named rule does not allow together; the part names the rule. */
    RULE;

    /** Whether parts in this role belong to the pattern itself, not to what follows from it or lies behind it. */
    boolean isOfPattern() {
        return this != CONSEQUENCE && this != EXCLUDED && this != REASON && this != RULED_OUT;
    }
}
