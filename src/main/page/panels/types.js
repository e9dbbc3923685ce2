// @ts-check
/**
 * The types that the panels share: what the page hands them, what the library answers, and what is drawn over the grid.
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
 * @property {string} [rule] the name of a rule, in the role `rule`
 * @typedef {{from: string[], to: string[], strong: boolean, houses: string[]}} Link
 * @typedef {{parts: Part[], chains: {links: Link[]}[], contradictions: {text: string}[]}} Explanation
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
 * @property {{digits?: string, line?: string, marks?: string}} [before] the position to which it applies, in a path
 *
 * @typedef {{text: string, lang?: string}} Said a text with its language, if that is not the page's
 * @typedef {{name: string, kind?: string, cells: number[]}} House
 * @typedef {{name: string, supported: boolean, why?: string}} EngineInfo
 * @typedef {{what: string, done: string, total: string}} Progress how far a run has come; total is `-1` if it is not known
 * @typedef {object} LayoutData
 * @property {string} [layout] its text in the usual order
 * @property {number} side
 * @property {string[] | string} [symbols]
 * @property {House[]} [houses]
 * @property {number[][]} [pairs] cells that must differ although no house has both
 * @property {{name: string, label?: string, text?: string}[]} [rules]
 * @property {EngineInfo[]} [engines]
 * @property {any} [counts]
 * @property {any} [logic]
 *
 * @typedef {object} View a position other than the game's, shown on the grid
 * @property {number[]} [digits]
 * @property {number[]} [candidates] bit d-1 for each candidate
 * @property {Marks|null} [marks]
 * @property {number[]} [differ] cells in which two solutions differ
 * @property {number[]} [conflicts] cells that clash
 * @property {true} readOnly
 *
 * @typedef {object} Game
 * @property {string} layout
 * @property {number} side
 * @property {number[]} givens
 * @property {number[]} digits
 * @property {number[]} centre
 *
 * @typedef {object} Store
 * @property {Game} game
 * @property {Set<number>} selection
 * @property {number} cursor
 * @property {(cell: number, selection: number[]) => void} select
 * @property {(name: string, args: any) => boolean} apply
 * @property {(listener: () => void) => unknown} subscribe
 *
 * @typedef {Record<string, string | number | boolean | undefined>} Fields
 * @typedef {{[key: string]: any, result: string}} Answer
 * @typedef {object} App
 * @property {Store} store
 * @property {LayoutData | null} layoutData the library's answer about the layout; null until it is there
 * @property {(command: string, fields: Fields, options?: {worker?: 'quick'|'long', onProgress?: (progress: Progress) => void}) => Promise<Answer>} ask
 * @property {(data: Answer) => void} learn takes note of the answer about a layout, which will be that of the game
 * @property {{rules: import('../layout.js').Rule[]}} layout
 * @property {{focus: (cell: number) => void, board: HTMLElement}} grid
 * @property {() => void} stop
 * @property {() => Fields} puzzleFields
 * @property {(view: View | null) => void} show
 * @property {(marks: Marks | null) => void} overlay
 * @property {(step: {placements: string[], eliminations: string[]}) => void} applyStep
 * @property {(text: string) => void} say
 * @property {(text: string | Node) => void} alert
 * @property {(key: string, values?: Record<string, string | number>) => string} t
 * @property {(about: string, sentence: string, ...data: any[]) => Said} said what the library says, in the language of the page
 * @property {(name: string, content: string | Blob) => void} download
 * @property {string} [language] the language of the page
 * @property {Record<string, (() => any) | undefined>} [actions] what keys can start
 */

export {};
