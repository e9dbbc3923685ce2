// @ts-check
/**
 * What the library answers about layouts and steps, and what is drawn over the grid.
 *
 * @typedef {{cell: number, digit: number}} Spot a candidate: a cell counted from 0 row by row, and a digit from 1
 * @typedef {'base'|'fin'|'hinge'|'pincer'|'set'|'common'|'floor'|'roof'|'a'|'b'|'cell'|'premise'|'follows'|'plain'} Shape
 *   the shape of a chip: a is a circle, b a square, and so on
 * @typedef {{cell: number, digit: number, shape: Shape, letter?: string, change?: 'placed'|'removed'}} Chip
 * @typedef {{from: Spot[], to: Spot[], strong: boolean}} LinkMark
 * @typedef {{cells: number[], kind: 'base'|'cover'}} HouseMark
 * @typedef {{cell: number, digit: number, share: number, text: string}} HeatMark share from 0 to 1; text is written in the candidate's place
 * @typedef {{cell: number, share: number, text: string}} HeatCell one number for a whole cell
 * @typedef {object} Marks what overlay.js draws
 * @property {Chip[]} [chips] the chips
 * @property {LinkMark[]} [links] the links of chains
 * @property {HouseMark[]} [houses] houses outlined
 * @property {HeatMark[]} [heat] numbers at candidates
 * @property {HeatCell[]} [heatCells] numbers in cells
 *
 * @typedef {object} Part
 * @property {string} role the role, such as `base`
 * @property {string[]} houses names of houses
 * @property {string[]} candidates such as `r1c1=5`
 * @property {string} [rule] the name of a rule that the part rests on
 * @property {number} [sum] what the digits of the houses or of the rule's cells add up to
 * @typedef {{from: string[], to: string[], strong: boolean, houses: string[]}} Link
 * @typedef {object} Explanation
 * @property {Part[]} parts
 * @property {{links: Link[]}[]} chains
 * @property {{text: string}[]} contradictions
 * @property {Explanation[]} [refutations] why candidates are false that are refuted in their turn
 * @typedef {object} Step
 * @property {string} technique the identifier
 * @property {string} [name] the title
 * @property {string} [level] the level
 * @property {number} [score] the score
 * @property {string[]} placements such as `r1c1=5`
 * @property {string[]} eliminations such as `r1c1<>5`
 * @property {string} text the sentence
 * @property {string} [textVague] the hint that names the technique
 * @property {string} [textConcrete] the hint that says where
 * @property {Explanation} [explanation] why it holds
 * @property {'exhaustive' | 'smallest' | 'trial'} [means] how it was found if no technique of the profile applies
 * @property {{digits?: string, line?: string, marks?: string}} [before] the position to which it applies, in a path
 *
 * @typedef {{name: string, kind?: string, cells: number[]}} House
 * @typedef {{name: string, supported: boolean, why?: string}} EngineInfo
 * @typedef {object} LayoutData
 * @property {string} [layout] its text in the usual order
 * @property {number} side how many digits there are
 * @property {number} rows
 * @property {number} columns
 * @property {string[] | string} [symbols]
 * @property {House[]} [houses]
 * @property {number[][]} [pairs] cells that must differ although no house has both
 * @property {{name: string, label?: string, text?: string}[]} [rules]
 * @property {EngineInfo[]} [engines]
 * @property {any} [counts]
 * @property {any} [logic]
 *
 * @typedef {object} Live what is known of a puzzle that is being set
 * @property {number[]} conflicts cells whose givens cannot hold
 * @property {number[]} blamed the cells of rules that cannot hold
 * @property {{sure: number[], open: number[], few: number[], only: number[]}|null} candidates by cell and bit: those that are true, those of which it is
 * not known, and those that few solutions have, or one; null if they are not shown
 *
 * @typedef {object} Tool
 * @property {() => void} begin a stroke begins
 * @property {(isTap: boolean) => void} finish a stroke has ended
 * @property {(digit: string) => void} type takes a digit or one of the letters, or says that there is none to type
 * @property {() => boolean} erase takes the last digit away; false if it does not take any
 * @property {() => boolean} apply adds what is complete; false if nothing is
 * @property {() => boolean} remove removes the rule that was taken up; false if there is none
 * @property {(key: string) => void} move moves what was drawn by an arrow key
 * @property {() => boolean} escape gives up what was drawn, or ends drawing
 * @property {() => boolean} stop ends drawing
 * @property {boolean} takesDigits
 * @property {string} letters capitals that stand for values
 * @property {boolean} isReady whether there is something to add
 * @property {string} note what is drawn, and how
 */

export {};
