// @ts-check

/** The articles about techniques, in English. @type {Record<string, string>} */
export default {
  'article.full-house.what': 'A row, column or box has a single empty cell left.',
  'article.full-house.why': 'Each digit occurs once in the house, and all but one are placed. The last cell takes the missing one.',
  'article.full-house.how': 'After each placement, look at the row, column and box of the new digit: is only one cell empty?',

  'article.hidden-single.what': 'A digit has a single place left in a row, column or box, whatever other candidates the cell has.',
  'article.hidden-single.why': 'The house needs the digit, and it is excluded from every other cell. So it goes into the cell that is left.',
  'article.hidden-single.how': 'Take a digit that is often placed, and strike out in each box the rows and columns that have it. Then do the same along rows and columns, where such singles are easily missed.',

  'article.naked-single.what': 'A cell has a single candidate left: all other digits are in its row, column or box, or excluded by earlier steps.',
  'article.naked-single.why': 'The cell needs a digit, and all but one are excluded.',
  'article.naked-single.how': 'Look at empty cells where a well-filled row, column and box meet, and count from 1 to 9. Do not confuse it with a hidden single, where a house has one cell left for the digit.',

  'article.mark.what': 'A sign at a cell or between two cells limits their digits: a dot, an X or V, an inequality, a minimum or maximum, odd or even, a list of digits.',
  'article.mark.why': 'A digit that breaks the sign, or to which no candidate of the other cell fits, is false. Where two signs share a cell, its digit must fit both at once.',
  'article.mark.how': 'Note for each sign which digits have a partner, and begin where two signs meet. Two neighbours of the same cell that see each other need different partners for it.',

  'article.negative-constraint.what': 'A rule forbids something everywhere, or wherever there is no sign: consecutive neighbours, the relation of a missing dot, equal digits at a distance.',
  'article.negative-constraint.why': 'A candidate is false if each candidate of some other cell is forbidden beside it. Where two such rules, or one and a sign, concern the same two cells, both must hold.',
  'article.negative-constraint.how': 'After each placement, look at the neighbours. Then look beside cells with two or three candidates, all of which may forbid the same digit; an edge without a sign says something, too.',

  'article.combinations.what': 'The cells of a cage can hold only certain sets of digits with its sum. Renban and nabner lines, rellik cages and quadruples have such sets, too.',
  'article.combinations.why': 'One of the sets is the right one. A digit in none of them is false in the cage; a digit in all of them is there, so it leaves every cell that sees all of its places in the cage.',
  'article.combinations.how': 'Begin with the smallest and greatest sums: two cells with 3, 4, 16 or 17 have one set each. Strike out sets for whose digits the candidates leave no arrangement.',

  'article.thermometer.what': 'Along a line, the digits increase from the bulb to the tip; on a slow thermometer they may also stay the same.',
  'article.thermometer.why': 'Each cell must leave room for those before and after it. On a thermometer of four cells, the first is at most 6 and the last at least 4.',
  'article.thermometer.how': 'Count least digits up from the bulb and greatest ones down from the tip. After each change, carry the bounds on in both directions.',

  'article.line.what': 'A line compares its cells: whispers, palindromes, between and lockout lines, entropic and modular lines. A clone compares two groups of cells in the same way.',
  'article.line.why': 'A candidate is false if a cell with which the line compares it has no candidate that fits: a neighbour, an end, or the counterpart.',
  'article.line.how': 'Begin with cells that have few candidates, and go along the line from there. On German whispers, strike out 5 at once: low and high digits alternate.',

  'article.counting.what': 'A rule says how often something occurs: counting circles, look-and-say cages, cells that must contain certain digits, global entropy.',
  'article.counting.why': 'If the certain places reach the number, all others are false. If the certain and the possible ones only just reach it, all of these are true.',
  'article.counting.how': 'For each digit, compare its certain and its possible places with the number. In counting circles, the different digits that occur add up to the number of circles.',

  'article.indexing.what': 'A cell says where a digit is. In an indexed column 3, for example, r5c3 names the column in which row 5 has its 3.',
  'article.indexing.why': 'Two cells say the same: r5c3 is 8 exactly if r5c8 is 3. So if one of these candidates is false, the other is, too.',
  'article.indexing.how': 'Check for each candidate of an indexed cell whether the other cell still has its digit, and the reverse. It is easy to swap the two: what the cell holds is a place.',

  'article.sums.what': 'Some cells add up to a number or to other cells: arrows, pills, zippers, region-sum lines, sums.',
  'article.sums.why': 'The least and the greatest sum of the other cells bound what is left for a cell. Cells that see each other differ, so they cannot all have their least digit if it is the same.',
  'article.sums.how': 'Add up the least digits of all cells but one, then the greatest. Begin with long arrows and extreme sums, and allow for equal digits in cells that do not see each other.',

  'article.outside-clue.what': 'A clue at the end of a row, column or diagonal says something about it: a sandwich, X-sum, skyscraper, numbered room, little killer.',
  'article.outside-clue.why': 'Only some ways to fill the line agree with the clue. A candidate that is in none of them is false.',
  'article.outside-clue.how': 'Begin with extreme clues: a sandwich of 0 or 35, a skyscraper of 1 or 9. Note from which end the clue looks, and begin with the cells next to it.',

  'article.rule.what': 'A rule of any other kind excludes a candidate: a condition for pairs, a regular expression, or a rule of one’s own.',
  'article.rule.why': 'With this candidate, the candidates of the other cells leave the rule no way to hold. So it is false.',
  'article.rule.how': 'Choose a cell of the rule, and ask for each of its candidates whether the others still have digits that fit. Begin where few candidates are left.',

  'article.pointing.what': 'All places of a digit in a box are in one row or one column.',
  'article.pointing.why': 'The box needs the digit, so one of these cells takes it. The line has it once, so the digit leaves the cells of the line outside the box.',
  'article.pointing.how': 'When a digit has two or three places left in a box, see whether they are in line, and follow the line into the other boxes. Other candidates in these cells do not matter.',

  'article.claiming.what': 'All places of a digit in a row or column are in one box.',
  'article.claiming.why': 'The line needs the digit, so it takes it within this box. The box has it once, so the digit leaves the other cells of the box.',
  'article.claiming.how': 'Go along a line digit by digit and see whether its cells in two of the three boxes exclude it. It is pointing in reverse: here the line confines the digit, and the box loses it.',

  'article.innies-and-outies.what': 'Cages cover one house, or some that lie side by side, except for a few cells inside (innies), or reach a few cells outside (outies).',
  'article.innies-and-outies.why': 'On 9×9, each house sums to 45. The sum of the houses less that of the cages is the sum of the innies less that of the outies. This fixes a cell, bounds some, or makes them a hidden cage.',
  'article.innies-and-outies.how': 'Look for up to four rows, columns or boxes side by side whose border few cages cross. Outies that do not see each other may be equal.',

  'article.naked-pair.what': 'Two cells that see each other, mostly in a house, have the same two candidates and no others.',
  'article.naked-pair.why': 'The cells differ, so they use up both digits. Every other cell that sees both of them loses the two.',
  'article.naked-pair.how': 'Mark cells with two candidates and look for equal ones in a row, column or box. If the two share a line and a box, both lose the digits; a cell with a third candidate is no part of it.',

  'article.killer-pair.what': 'Two cages, lines or cells each need one of the same two digits, and all of their places for either digit see each other.',
  'article.killer-pair.why': 'Each of the two digits is there once at most, and two are needed. So both are there, and each leaves every other cell that sees all of its places in these groups.',
  'article.killer-pair.how': 'List the combinations of the cages in a house and look for two digits one of which is in each combination. A cell with just these two candidates counts as a cage.',

  'article.hidden-pair.what': 'In a house, two digits have only the same two places. These cells may have other candidates.',
  'article.hidden-pair.why': 'Two digits need two cells, and have no others. So they fill them, and all other candidates leave these two cells.',
  'article.hidden-pair.how': 'Look in a house for digits with two places, and compare these. The other candidates hide the pair; nothing leaves the rest of the house.',

  'article.naked-triple.what': 'Three cells that see each other, mostly in a house, have only three digits among them. Each has two of these or all three.',
  'article.naked-triple.why': 'The three cells differ, so they need three digits and use up these. Every other cell that sees all three of them loses the digits.',
  'article.naked-triple.how': 'In a house, put cells with two or three candidates together. No cell needs all three digits: 12, 23 and 13 are a triple, too, and the one most often missed.',

  'article.killer-triple.what': 'Two or three cages, lines or cells need three of the same three digits between them, and all of their places for each digit see each other.',
  'article.killer-triple.why': 'Each of the three digits is there once at most, and three are needed. So all are there, and each leaves every other cell that sees all of its places in these groups.',
  'article.killer-triple.how': 'Count for each cage of a house how many of three digits each of its combinations has at least. The numbers must add up to three; small digits in small sums are the usual case.',

  'article.hidden-triple.what': 'In a house, three digits have only three places among them. Not each of them needs to fit in all three.',
  'article.hidden-triple.why': 'Three digits need three cells, and have no others. So they fill them, and all other candidates leave these three cells.',
  'article.hidden-triple.how': 'Look in a house for digits with two or three places, and see whether three of them share three cells. Count places of digits here, not candidates of cells.',

  'article.rule-options.what': 'A rule with few open cells can be filled in few ways if cells that see each other differ; or a candidate would leave it no way at all.',
  'article.rule-options.why': 'One of the ways is right. A candidate of the rule’s cells that is in no way is false, and so is a candidate elsewhere that sees its digit in every way, or that takes from the rule what it needs.',
  'article.rule-options.how': 'Choose a rule with two to five open cells and write down its ways, cell by cell. Unlike combinations of a cage, it matters which cell has which digit.',

  'article.naked-quad.what': 'Four cells that see each other, mostly in a house, have only four digits among them. Most of them have just two or three of these.',
  'article.naked-quad.why': 'The four cells differ, so they need four digits and use up these. Every other cell that sees all four of them loses the digits.',
  'article.naked-quad.how': 'Look at houses with many empty cells, and put cells with few candidates together. The other open cells of a house then are a hidden set, which is easier to see if it is smaller.',

  'article.x-wing.what': 'In two rows, all places of a digit are in the same two columns, so that they are the corners of a rectangle. Rows and columns may be exchanged.',
  'article.x-wing.why': 'Each row takes the digit in one of the two columns, and not both in the same one. So both columns are taken, and the digit leaves their other cells.',
  'article.x-wing.how': 'For one digit, mark the rows in which it has two places, and compare their columns; then the reverse. If rows confine the digit, columns lose it.',

  'article.hidden-quad.what': 'In a house, four digits have only four places among them. Not each of them needs to fit in all four.',
  'article.hidden-quad.why': 'Four digits need four cells, and have no others. So they fill them, and all other candidates leave these four cells.',
  'article.hidden-quad.how': 'Look at houses with eight or nine empty cells for digits with few places. With fewer cells, the rest is a naked triple or smaller, which is easier to see.',

  'article.swordfish.what': 'In three rows, all places of a digit are in the same three columns; each row has two of these or all three. Rows and columns may be exchanged.',
  'article.swordfish.why': 'Each row takes the digit in one of the three columns, and each in a different one. So all three are taken, and the digit leaves their other cells.',
  'article.swordfish.how': 'For one digit, mark the rows in which it has two or three places, and look for three that need only three columns. The nine crossings need not all have the candidate.',

  'article.jellyfish.what': 'In four rows, all places of a digit are in the same four columns; each row has two to four of these. Rows and columns may be exchanged.',
  'article.jellyfish.why': 'Each row takes the digit in one of the four columns, and each in a different one. So all four are taken, and the digit leaves their other cells.',
  'article.jellyfish.how': 'Look for a digit that is placed once or not at all. If it is missing in seven rows or fewer, a smaller fish in the other direction removes the same.',

  'article.rule-interaction.what': 'From a candidate, a contradiction follows in four conclusions or fewer, by one rule or two and what they say about a cell or a house.',
  'article.rule-interaction.why': 'Each conclusion rests on the candidate, the rules and the conclusions before it. Since the last one is impossible, so is the candidate.',
  'article.rule-interaction.how': 'Begin where two rules share cells or a house, and try a candidate that limits both. If it takes notes to follow, it is a forcing net instead.',

  'article.remote-pair.what': 'Four cells or more have the same two candidates and form a chain in which each sees the next.',
  'article.remote-pair.why': 'Along the chain the digits alternate, so two cells an odd number of links apart hold both of them. A cell that sees two such cells can be neither.',
  'article.remote-pair.how': 'Mark all cells with the same pair, and colour them alternately along the chain. Only cells of different colours count: two of the same colour hold the same digit.',

  'article.skyscraper.what': 'A digit has two places in each of two rows. One of each row is in a shared column, the others are in different columns. Rows and columns may be exchanged.',
  'article.skyscraper.why': 'The two places in the shared column are not both true, so one of the other two is. The digit leaves every cell that sees both of these.',
  'article.skyscraper.how': 'Look for an X-Wing with one corner out of place. The cells that see both loose ends are mostly in the boxes of these ends.',

  'article.two-string-kite.what': 'A digit has two places in a row and two in a column. One place of each is in the same box, in different cells.',
  'article.two-string-kite.why': 'The two places in the box are not both true, so one of the two far ends is. The digit leaves the cell that sees both ends.',
  'article.two-string-kite.how': 'For one digit, mark rows and columns with two places, and look for a box in which a row and a column meet. Where the lines across the two far ends cross, the digit goes.',

  'article.turbot-fish.what': 'Two strong links of a digit, an end of one of which sees an end of the other. One link is mostly in a box; two in lines are mostly a skyscraper or a kite.',
  'article.turbot-fish.why': 'The two ends that see each other are not both true, so one of the other two ends is. The digit leaves every cell that sees both of these.',
  'article.turbot-fish.how': 'For one digit, mark all houses with two places, boxes as well. See which links touch, and where their outer ends look at the same cell.',

  'article.empty-rectangle.what': 'In a box, all places of a digit, three or more, are in one row and one column that cross there. One end of a strong link outside the box is in that row or column.',
  'article.empty-rectangle.why': 'Take a cell that sees the other arm of the cross and the far end of the link. With the digit there, the far end is false and the near end true; both arms are excluded, and the box has no place left.',
  'article.empty-rectangle.how': 'Look for boxes in which a digit forms a cross or an L, and follow its two lines to a strong link. The cell that loses the digit is where the other arm meets the line of the far end.',

  'article.y-wing.what': 'Three cells of two candidates: a pivot such as 12 sees two pincers, 13 and 23.',
  'article.y-wing.why': 'If the pivot is 1, the first pincer is 3; if it is 2, the second is. So one pincer is 3, and 3 leaves every cell that sees both.',
  'article.y-wing.how': 'Take each cell of two candidates as pivot, and look in its houses for a pincer for each of them. Nothing follows for cells that see the pivot, unless they see both pincers.',

  'article.w-wing.what': 'Two cells have the same two candidates, such as 12, and do not see each other. A strong link of 1 elsewhere has ends each of which sees one of the cells.',
  'article.w-wing.why': 'One end of the link is 1, so the cell that it sees is not, and is 2. So one of the two cells is 2, and 2 leaves every cell that sees both.',
  'article.w-wing.how': 'Look for equal cells of two candidates, then for a house in which one of their digits has two places, one in sight of each cell. The other digit goes, not that of the link.',

  'article.xyz-wing.what': 'A pivot with three candidates, such as 123, sees two pincers, 13 and 23.',
  'article.xyz-wing.why': 'The pivot is 3; or it is 1, and the first pincer is 3; or it is 2, and the second is. So one of the three is 3, and 3 leaves every cell that sees all three.',
  'article.xyz-wing.how': 'The pivot shares a box with one pincer and a line with the other. In a classic grid, only the cells where this line crosses the box see all three, so look there.',

  'article.unique-rectangle-1.what': 'Four empty cells in two rows, two columns and two boxes. Three have only the same two candidates, the fourth has further ones.',
  'article.unique-rectangle-1.why': 'If the fourth were one of the two digits, these could be exchanged in all four cells, giving a second solution. In a puzzle with a single solution it is neither.',
  'article.unique-rectangle-1.how': 'Look for two equal cells of two candidates in a line, and complete them to a rectangle. It must lie in exactly two boxes, and none of its cells may be given.',

  'article.unique-rectangle-2.what': 'A rectangle in two boxes: two corners in line have only the same two candidates, the other two the same third one as well.',
  'article.unique-rectangle-2.why': 'Without the third digit, the two could be exchanged, giving a second solution. So one of the two corners takes it, and it leaves every cell that sees both.',
  'article.unique-rectangle-2.how': 'Look for a naked pair, and in a parallel line for two cells that add the same third digit to it. See what this digit has in their line and, if they share one, in their box.',

  'article.unique-rectangle-3.what': 'A rectangle in two boxes: two corners in line have only the same two candidates, the other two have further ones. These make a naked set with other cells of a house of theirs.',
  'article.unique-rectangle-3.why': 'One of the two corners takes a further digit, or there would be two solutions. So the two count as one cell with the further digits, and the naked set removes its digits from cells that see all of it.',
  'article.unique-rectangle-3.how': 'Write down the further digits of both corners as one cell, and look in their line or box for a cell with the same pair, or for a triple.',

  'article.unique-rectangle-4.what': 'A rectangle in two boxes: two corners in line have only the same two candidates. One of these digits has no place but the other two corners in a house of theirs.',
  'article.unique-rectangle-4.why': 'One of these corners takes that digit. If the other took the second digit, the two could be exchanged, giving a second solution. So the second digit leaves both.',
  'article.unique-rectangle-4.how': 'For the corners with further candidates, look whether one of the two digits has other places in their line or box. If it has none, it stays, and the other goes.',

  'article.unique-rectangle-5.what': 'A rectangle in two boxes: opposite corners, or three, have the same third candidate besides the two digits. The others have only the two.',
  'article.unique-rectangle-5.why': 'Without the third digit, the two could be exchanged, giving a second solution. So one of these corners takes it, and it leaves every cell that sees all of them.',
  'article.unique-rectangle-5.how': 'It is type 2 across the diagonal. Look for cells that see all corners with the third digit: mostly in the box of one of them and in line with the other.',

  'article.unique-rectangle-6.what': 'A rectangle in two boxes: two opposite corners have only the same two candidates. In both of its rows, or both columns, one of these digits has no place outside the rectangle.',
  'article.unique-rectangle-6.why': 'If that digit were in one of the other corners, it would be in both, and the second digit in the first two: the two could be exchanged, giving a second solution. So it leaves the other corners and is in the first two.',
  'article.unique-rectangle-6.how': 'Find equal cells of two candidates at opposite corners, and look for an X-Wing of one of their digits in the four cells. It is true where there are no further candidates.',

  'article.hidden-rectangle.what': 'A rectangle in two boxes, one corner of which has only two candidates. In the row and the column of the opposite corner, one of these digits has no place outside the rectangle.',
  'article.hidden-rectangle.why': 'If the opposite corner were the second digit, the corners beside it would be the first one, and the corner of two candidates the second. The two could be exchanged, giving a second solution; so it is not the second.',
  'article.hidden-rectangle.how': 'Begin with a cell of two candidates, go to the opposite corner of each rectangle, and count places of the two digits in its row and column. The confined digit stays, the other goes.',

  'article.avoidable-rectangle-1.what': 'A rectangle in two boxes, none of its corners given. Three corners are solved, and two opposite ones of these are equal.',
  'article.avoidable-rectangle-1.why': 'If the fourth corner took the digit diagonally across, the two digits could be exchanged without touching a given, and there would be a second solution. So it does not.',
  'article.avoidable-rectangle-1.how': 'Keep givens apart from digits that you have placed, and complete three placed ones to a rectangle. A single given among the corners undoes it.',

  'article.avoidable-rectangle-2.what': 'A rectangle in two boxes, none of its corners given. Two corners are solved; each of the others has the digit that would complete an exchangeable rectangle, and the same further one.',
  'article.avoidable-rectangle-2.why': 'If both took the completing digits, the two could be exchanged without touching a given, and there would be a second solution. So one takes the further digit, which leaves every cell that sees both.',
  'article.avoidable-rectangle-2.how': 'Look for two placed digits in line that differ, or two at opposite corners that are equal; then at the two open corners for the same third digit. None of the four may be given.',

  'article.unique-loop.what': 'A ring of six cells or more that all have the same two candidates. Neighbours share a house, and each row, column and box has two of the cells or none. Few of them have further candidates.',
  'article.unique-loop.why': 'With the two digits alone, they would alternate around the ring and could be exchanged, giving a second solution. So a further candidate is true, and what follows is as in types 1 to 4 of rectangles.',
  'article.unique-loop.how': 'Go from cell to cell of the same pair, by row, column or box, until you are back. Count the cells of each house: one or three of them spoil the loop.',

  'article.extended-rectangle.what': 'Two parallel lines cross three others, within two or three boxes. At least four of the six cells have only the same three digits as candidates.',
  'article.extended-rectangle.why': 'With the three digits alone, each of the two lines would have all of them there, and the lines could be exchanged, giving a second solution. So a further candidate is true, as in types 1 to 3.',
  'article.extended-rectangle.how': 'Look for two lines in which three pairs of cells, facing each other, have only the same three digits. Not each cell needs all three.',

  'article.bug+1.what': 'All empty cells have two candidates, except one with three. One digit of that cell has three places in each of its houses; otherwise each missing digit has two in every house.',
  'article.bug+1.why': 'Without that candidate, exchanging the two candidates of every cell would turn a solution into another one, so there would not be exactly one. So the candidate is true.',
  'article.bug+1.how': 'Near the end, look for the only cell with three candidates. Place the one that occurs three times in its row, column and box; check for a second such cell first.',

  'article.finned-x-wing.what': 'An X-Wing, but in the box of one corner the rows have further places of the digit, the fins. Rows and columns may be exchanged.',
  'article.finned-x-wing.why': 'Either a fin is true, or all are false and the X-Wing holds. So the digit leaves the cells that the X-Wing would clear and that also see every fin.',
  'article.finned-x-wing.how': 'Pair a row of two places with one of three or four, and see whether the surplus is in one corner’s box. Only cells in that box, in the corner’s column, lose the digit.',

  'article.sashimi-x-wing.what': 'An X-Wing with fins that lacks a corner: apart from the fins, one row has only a single place. Rows and columns may be exchanged.',
  'article.sashimi-x-wing.why': 'If all fins are false, that place is true, and the other row takes the second column: both columns are taken. If a fin is true, the cells that see it lose the digit. So cells of the columns that see every fin lose it.',
  'article.sashimi-x-wing.how': 'Look for an X-Wing one corner of which is missing, with fins in its box. With a single fin it is a skyscraper.',

  'article.simple-colouring-trap.what': 'Strong links of a digit join its places into a net, coloured in two colours in turn. A place without colour sees one of each colour.',
  'article.simple-colouring-trap.why': 'Of each strong link one end is true and the other false, so one colour is all true and the other all false. Whichever it is, the place without colour sees a true one, and is false.',
  'article.simple-colouring-trap.how': 'For one digit, mark all houses with two places, and colour along them. Places in houses with three or more do not pass the colour on.',

  'article.simple-colouring-wrap.what': 'Strong links of a digit join its places, coloured in two colours in turn. Two of the same colour see each other, or one colour sees all places of the digit in a house.',
  'article.simple-colouring-wrap.why': 'One colour is all true, the other all false. This one would put the digit twice in a house, or leave a house without it; so it is false, and the other is true.',
  'article.simple-colouring-wrap.how': 'Colour as far as the strong links go, and check each house for two of a colour. Unlike the trap, it decides all coloured cells at once.',

  'article.multi-colours.what': 'Two separate nets of strong links of a digit, each in two colours, A and B, C and D. A place in A sees a place in C.',
  'article.multi-colours.why': 'A and C are not both true, so B or D is. A candidate that sees both B and D is false. If A sees both C and D, A is false and B true.',
  'article.multi-colours.how': 'If colouring one net removes nothing, colour a second one, and look for a house in which the two meet. The removals are at the two opposite colours, not where they meet.',

  'article.finned-swordfish.what': 'A Swordfish, but one or more of the three rows have further places of the digit, the fins, all in one box. Each row has two places or more in the three columns.',
  'article.finned-swordfish.why': 'Either a fin is true, or all are false and the Swordfish holds. So the digit leaves the cells that the Swordfish would clear and that also see every fin.',
  'article.finned-swordfish.how': 'Look for three rows that fit three columns except for places in a single box. The candidate to remove is in that box, in one of the columns, outside the three rows.',

  'article.sashimi-swordfish.what': 'A Swordfish with fins in one box in which one of the three rows has, apart from the fins, a single place in the three columns.',
  'article.sashimi-swordfish.why': 'If all fins are false, the three rows still need the three columns, one each, and take them all. If a fin is true, the cells that see it lose the digit. So cells of the columns that see every fin lose it.',
  'article.sashimi-swordfish.how': 'Begin with the fins: a row with one place and the rest of its places in a box, and two further rows for three columns. That a row would be left with a single place does no harm.',

  'article.finned-jellyfish.what': 'A Jellyfish, but one or more of the four rows have further places of the digit, the fins, all in one box. Each row has two places or more in the four columns.',
  'article.finned-jellyfish.why': 'Either a fin is true, or all are false and the Jellyfish holds. So the digit leaves the cells that the Jellyfish would clear and that also see every fin.',
  'article.finned-jellyfish.how': 'Look for four rows that fit four columns except for places in a single box. Try smaller fish in both directions first: they often do the same.',

  'article.sashimi-jellyfish.what': 'A Jellyfish with fins in one box in which one of the four rows has, apart from the fins, a single place in the four columns.',
  'article.sashimi-jellyfish.why': 'If all fins are false, the four rows still need the four columns, one each, and take them all. If a fin is true, the cells that see it lose the digit. So cells of the columns that see every fin lose it.',
  'article.sashimi-jellyfish.how': 'Search as for a finned Jellyfish, and allow rows with only one place outside the box of the fins. Remove only within that box.',

  'article.sue-de-coq.what': 'Two or three cells where a line and a box cross have at least two digits more than cells. With cells from the rest of the line and from the rest of the box, which share no digit, they have as many digits as cells.',
  'article.sue-de-coq.why': 'No digit fits twice: crossing and line cells are in the line, crossing and box cells in the box, and the other two parts share none. So each is there once. Those that the box part lacks leave the rest of the line, those that the line part lacks the rest of the box.',
  'article.sue-de-coq.how': 'Look at crossings with two cells of four digits, or three of five; then for a cell of two candidates in the line and one in the box that take different digits from these.',

  'article.firework.what': 'A row and a column cross in a box. Outside the box, each of three digits has a place in the row in one cell only, and in the column in one cell only: the same two wings for all three.',
  'article.firework.why': 'A digit that is in neither wing is in the box in both lines, and the box has it once: so where they cross. All three digits need these three cells, which lose all other candidates.',
  'article.firework.how': 'Look for lines in which the two boxes outside have just one cell for several digits, and pair a row with a column. Not each digit needs to fit in all three cells.',

  'article.wxyz-wing.what': 'Four cells in two crossing houses, some of them in both, have four digits among them. For each digit but one, its places in the set see each other.',
  'article.wxyz-wing.why': 'Each of these is there once at most, so they fill at most three cells. The fourth takes the odd digit, which leaves every cell that sees all of its places. If no digit is odd, this holds for each.',
  'article.wxyz-wing.how': 'Begin with a cell of two to four candidates where a line and a box meet, and add cells of two from either. Watch that only one digit has places that do not see each other.',

  'article.medusa-trap.what': 'Strong links of all digits, and cells with two candidates, join candidates into a net, coloured in two colours in turn. A candidate without colour sees both colours.',
  'article.medusa-trap.why': 'One colour is all true and the other all false. The candidate sees a true one either way: in its cell, or with its digit in a house. So it is false.',
  'article.medusa-trap.how': 'Begin at a cell of two candidates, and colour candidates, not cells. Look for a cell with both colours, which loses the rest, and for candidates with one colour in their cell and the other in sight.',

  'article.medusa-wrap.what': 'A net of candidates as in the trap. Two of one colour are in the same cell, or are the same digit in a house; or one colour excludes all candidates of a cell, or all places of a digit in a house.',
  'article.medusa-wrap.why': 'One colour is all true and the other all false. This one leads to a contradiction, so it is false, and all candidates of the other colour are true.',
  'article.medusa-wrap.how': 'When the net is coloured, check cells for two of a colour, then houses for a digit twice, then cells and houses that one colour would empty.',

  'article.x-cycle.what': 'Strong and weak links of one digit, in turn, close to a ring: either they alternate all around, or two strong links meet at one place.',
  'article.x-cycle.why': 'All around, exactly one end of each link is true, and a place that sees both ends of a weak link is false. Where two strong links meet, the place follows from its own negation, so it is true.',
  'article.x-cycle.how': 'Colour the strong links of a digit, and join their ends by houses. A strong link may play the part of a weak one, but not the reverse.',

  'article.x-chain.what': 'Strong and weak links of one digit, in turn, from one place to another. The first and the last link are strong.',
  'article.x-chain.why': 'If the first place is false, the links lead to the last one, which is true. So one of the two ends is true, and the digit leaves every cell that sees both.',
  'article.x-chain.how': 'Go from strong link to strong link, as with a turbot fish, which is the shortest such chain. Then look at what both ends see, not at what is between.',

  'article.xy-chain.what': 'A chain of cells with two candidates, each of which sees the next and shares the digit that leads on. The first and the last cell have the same digit at the outer ends.',
  'article.xy-chain.why': 'If the first cell is not that digit, it is its other one, which the next cell then is not, and so on: the last cell is that digit. So one end is, and it leaves every cell that sees both.',
  'article.xy-chain.how': 'Mark all cells of two candidates, choose a digit of one, and go on with the other. Each step must change the digit; a chain of three cells is a Y-Wing.',

  'article.bent-set-of-five.what': 'Five cells in two crossing houses, some of them in both, have five digits among them. For each digit but one, its places in the set see each other.',
  'article.bent-set-of-five.why': 'Each of these is there once at most, so they fill at most four cells. The fifth takes the odd digit, which leaves every cell that sees all of its places. If no digit is odd, this holds for each.',
  'article.bent-set-of-five.how': 'Search as for a WXYZ-Wing, with a cell more: a line and a box with cells of few candidates, and a digit that both have away from the crossing.',

  'article.aic.what': 'An alternating inference chain: strong and weak links in turn, through any digits and cells, and by rules of variants. It begins and ends with a strong link, or closes to a loop.',
  'article.aic.why': 'If the first candidate is false, the last is true; so one of the two is, and what sees both is false. In a loop, exactly one end of every link is true, so candidates that see both ends of a link are false.',
  'article.aic.how': 'Begin with a strong link, in a cell of two candidates or a house with two places, and go on by weak and strong links in turn. After each strong link, check what both ends see.',

  'article.grouped-aic.what': 'An alternating inference chain that also goes through groups: two or three places of a digit where a line and a box cross, taken as one.',
  'article.grouped-aic.why': 'A group is true if one of its places is. If all other places of the house are false, the group is true, and what sees all of its places is false. So the links work as with single candidates.',
  'article.grouped-aic.how': 'Where a digit fits in a line in two boxes only, or in a box in two lines only, a strong link joins two groups. A weak link must see all places of the group.',

  'article.als-xz.what': 'Two almost locked sets, each with one digit more than cells, share a restricted common digit: all its places in one see all those in the other. They share a second digit.',
  'article.als-xz.why': 'The restricted digit is not in both sets. The set without it takes all of its other digits, among them the shared one, which leaves every cell that sees all of its places in both.',
  'article.als-xz.how': 'A cell of two candidates is the smallest such set; look for a partner of two or three cells in a crossing house. With two restricted digits, both sets are locked, and more goes.',

  'article.als-xy-wing.what': 'Three almost locked sets, each with one digit more than cells. The middle one has a restricted common digit with each of the others, not the same; the outer two share another digit.',
  'article.als-xy-wing.why': 'The middle set lacks only one digit, so it takes one of the restricted ones from an outer set. That one then holds all its others, and the shared digit leaves cells that see all of its places in both.',
  'article.als-xy-wing.how': 'It is a Y-Wing with sets for cells. Choose a middle set, look in its houses for sets that share a digit by sight, and compare the outer two.',

  'article.siamese-fish.what': 'Two finned fish of a digit with the same rows: with one choice of columns some places are fins, with another choice others. Rows and columns may be exchanged.',
  'article.siamese-fish.why': 'Each of the two is a finned fish by itself, and each removes what its columns and fins allow. Together they remove what both do.',
  'article.siamese-fish.how': 'When you have found a finned fish, exchange a fin and the corner in its box, and see whether a second fish results. It saves a step, but gives nothing new.',

  'article.dual-two-string-kite.what': 'Two two-string kites of a digit that meet in the same two cells of a box: each of these cells has a strong link in its row and one in its column.',
  'article.dual-two-string-kite.why': 'Each kite holds by itself: the two cells in the box are not both true, so one far end of either kite is. Each removes the digit from the cells that see both of its far ends.',
  'article.dual-two-string-kite.how': 'When you have found a kite, look at the other line of each of the two cells in the box. If the digit has two places there as well, there is a second kite.',

  'article.dual-empty-rectangle.what': 'Two empty rectangles of a digit in the same box, each with a strong link of its own, or with the same link from either end.',
  'article.dual-empty-rectangle.why': 'Each holds by itself: the digit in the cell that loses it would leave the box no place. Together they remove what both do.',
  'article.dual-empty-rectangle.how': 'When you have found an empty rectangle, try the link’s other end and other links at both arms. Two places in the box are enough here, one for each arm.',

  'article.als-xy-chain.what': 'Four almost locked sets or more in a row, each with a restricted common digit towards the next; any two of these digits in succession differ. The first and the last set share another digit.',
  'article.als-xy-chain.why': 'If the first set lacks the shared digit, it holds its restricted one, so the next set lacks that and holds the one after, and so on to the last, which holds the shared digit. So one of the two does.',
  'article.als-xy-chain.how': 'Begin with small sets, and go on from set to set as in an XY-chain, which has single cells. Only what the two end sets share can go, from cells that see all of its places in both.',

  'article.death-blossom.what': 'A stem cell, and for each of its candidates an almost locked set, a petal: the stem sees all places of the candidate in it. All petals share a further digit.',
  'article.death-blossom.why': 'Whichever candidate the stem takes, one petal loses it and holds all of its others. So one petal has the shared digit, which leaves every cell that sees all of its places in all petals.',
  'article.death-blossom.how': 'Choose a stem with two or three candidates, and look for petals in its houses, one for each candidate. The shared digit must not be the one by which stem and petal are joined.',

  'article.als-aic.what': 'An alternating inference chain that also goes through almost locked sets, such as three cells of a house with four digits among them.',
  'article.als-aic.why': 'If an almost locked set lacks one of its digits, it holds all the others. So any two of its digits are joined by a strong link, and the chain holds as usual.',
  'article.als-aic.how': 'Where a chain stops, look for two or three cells of a house with one digit too many, enter by one digit, and leave by another. A weak link must see all places of the digit in the set.',

  'article.franken-fish.what': 'A fish with boxes: the base is rows and boxes, say, and as many columns and boxes cover all places of the digit there, perhaps except for fins. Rows and columns are not mixed on a side.',
  'article.franken-fish.why': 'Each base house takes the digit, in a different cover house, so the digit leaves the rest of the cover. With fins, either one is true or this holds, so only cells that see all fins lose it.',
  'article.franken-fish.how': 'Take two rows, or a row and a box, and look for columns and boxes that hold all of the digit’s places. A place in two base houses counts as a fin.',

  'article.mutant-fish.what': 'A fish with rows and columns, perhaps boxes as well, on the same side, base or cover; with or without fins.',
  'article.mutant-fish.why': 'The base houses need the digit in cells of their own, and there are only as many cover houses, so each of these is used up. With fins, either one is true or this holds, so only cells that see all fins lose it.',
  'article.mutant-fish.how': 'Hardly found by eye: begin with houses with few places of the digit, and try to cover them by as few others. A place in two base houses counts as a fin.',

  'article.coloured-contradiction.what': 'Candidates are coloured as in 3D Medusa. One of the two colours leads, by singles, to a cell without candidates or a digit without a place.',
  'article.coloured-contradiction.why': 'One of the two colours is all true. The one that leads to a contradiction is not, so all candidates of the other colour are true.',
  'article.coloured-contradiction.how': 'Choose a large net, and enter one colour lightly in pencil with all singles that follow. If nothing goes wrong, try the other; no conclusion follows from a colour that merely goes well.',

  'article.forcing-chain.what': 'All candidates of a cell, or all places of a digit in a house, lead by chains of links to the same conclusion.',
  'article.forcing-chain.why': 'One of the candidates or places is true. Since each leads to the conclusion, it holds whichever it is.',
  'article.forcing-chain.how': 'Choose a cell with three candidates, or a digit with three places, and follow each with a sign of its own. A conclusion counts only if no case lacks it.',

  'article.tridagon.what': 'Four boxes at the corners of a rectangle, with three cells in different rows and columns in each. The twelve cells have three digits and few others, the guardians. Read as orders of columns, one box or three are odd.',
  'article.tridagon.why': 'With three digits only, whatever the first box has leaves its two neighbours two ways each, and none of these leaves a way for the fourth. So a guardian is true, and what all of them exclude is false.',
  'article.tridagon.how': 'Look for three digits that are all missing in four boxes and keep the same few cells. With the cells in columns 1, 2, 3 from top to bottom a box is even; exchanging two of them makes it odd.',

  'article.junior-exocet.what': 'Two cells of a box in a line, the base, have three or four digits. Each other box of the band has a target in another line; its companion, beside it in the third line, has none of these. In the crossing lines beside the base and through the targets, apart from the targets and what the base sees, each digit has room in two lines at most.',
  'article.junior-exocet.why': 'A digit that is true in the base is needed in all three crossing lines. Two lines give it to two of these at most, so the third has it in a target. So the targets hold the same two digits as the base, and lose all others.',
  'article.junior-exocet.how': 'Look for two cells of a box in line with three or four digits, then for targets whose companions are filled. Count the lines for each digit; they may run either way.',

  'article.sk-loop.what': 'Two rows and two columns cross in four boxes. The other two cells of each line in these boxes form a ring of eight pairs, and the digits that its eight houses have room for are sixteen in all.',
  'article.sk-loop.why': 'Each candidate of the ring counts in one of its two houses, and each digit fits into such a house once. That makes just sixteen digits for sixteen cells, so each is there, and leaves the rest of its house.',
  'article.sk-loop.how': 'Look for two rows and two columns with givens where they cross, in four boxes, and empty cells beside these. Share out the digits of each pair between its two houses, in turn around the ring.',

  'article.multi-sector-locked-set.what': 'Where some rows cross some columns, a choice of digits counts once for each row, all others once for each column. These are as many as the open cells there.',
  'article.multi-sector-locked-set.why': 'No digit can be there more often than it is counted, and every cell needs one. So each is there, and leaves the rest of its row, or of its column.',
  'article.multi-sector-locked-set.how': 'Choose digits that are often given in some rows, and count what the crossings with the other columns lack. The count must come out exactly; a digit too many, and nothing follows.',

  'article.forcing-net.what': 'A candidate is assumed, and all that follows by singles and rules is entered, in rounds. It ends in a contradiction; or all cases of a cell, or of a digit in a house, end alike.',
  'article.forcing-net.why': 'What leads to a contradiction is false. What follows in all cases is true, since one of them is.',
  'article.forcing-net.how': 'Choose a cell or digit with two ways, and follow each in a colour of its own. Unlike a chain, a conclusion may rest on several before it, so note the reasons.',

  'article.nested-forcing-net.what': 'A forcing net within which further candidates are assumed and refuted in their turn, by nets of their own.',
  'article.nested-forcing-net.why': 'What an inner net refutes is false as long as the outer assumption holds. If a contradiction follows in the end, the outer assumption itself is false.',
  'article.nested-forcing-net.how': 'On paper only with a copy of the grid for each assumption. Keep apart what holds under the outer assumption and what only under the inner one.',

  'article.template-delete.what': 'A template is a way to place a digit in all rows, columns and boxes on its candidates. A candidate is in none of the digit’s templates.',
  'article.template-delete.why': 'The solution uses one template of each digit. A candidate in none of them cannot be part of it.',
  'article.template-delete.how': 'Assume the candidate, and try to place the digit in all houses: if this cannot be done, it goes. A template that uses a cell sure to be another digit’s does not count.',

  'article.template-set.what': 'A template is a way to place a digit in all rows, columns and boxes on its candidates. A cell is in all of the digit’s templates.',
  'article.template-set.why': 'The solution uses one template of each digit. Whichever it is, the cell takes the digit.',
  'article.template-set.how': 'Assume that the cell is not the digit, and try to place it in all houses: if this cannot be done, the cell takes it. It is feasible for digits with few places left.',
};
