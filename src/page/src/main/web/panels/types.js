// @ts-check
/**
 * The types that the panels share: what the page hands them.
 *
 * @typedef {import('../model/types.js').LayoutData} LayoutData
 * @typedef {import('../model/types.js').Marks} Marks
 *
 * @typedef {import('../text.js').Said} Said
 * @typedef {{what: string, done: string, total: string}} Progress how far a run has come; total is `-1` if it is not known
 * @typedef {{worker?: 'quick'|'long'|'live', onProgress?: (progress: Progress) => void, signal?: AbortSignal}} AskOptions the signal takes the request back
 * @typedef {object} View a position other than the game's, or cells of the game that are marked, shown on the grid
 * @property {number[]} [digits]
 * @property {number[]} [candidates] bit d-1 for each candidate
 * @property {Marks|null} [marks]
 * @property {number[]} [differ] cells in which two solutions differ
 * @property {number[]} [conflicts] cells that clash
 * @property {true} [readOnly] whether it is another position
 *
 * @typedef {object} Game
 * @property {string} layout
 * @property {number} side how many digits there are
 * @property {number} rows
 * @property {number} columns
 * @property {number[]} givens
 * @property {number[]} digits
 * @property {number[]} centre
 * @property {string} title
 * @property {string} author
 * @property {string} words
 *
 * @typedef {object} Store
 * @property {Game} game
 * @property {Set<number>} selection
 * @property {boolean} setup whether givens are being entered
 * @property {number} cursor
 * @property {(cell: number, selection: number[]) => void} select
 * @property {(name: string, args: any) => boolean} apply
 * @property {(changes: {}) => void} set
 * @property {(listener: (change: 'game' | 'puzzle' | 'ui') => void) => unknown} subscribe
 *
 * @typedef {Record<string, string | number | boolean | undefined>} Fields
 * @typedef {{[key: string]: any, result: string}} Answer
 * @typedef {object} App
 * @property {Store} store
 * @property {{live: boolean, trueCandidates: boolean}} settings
 * @property {(changes: {trueCandidates: boolean}) => Promise<void>} change takes changed settings over and keeps them
 * @property {import('../model/types.js').Live|null} live what is known of the puzzle that is being set
 * @property {import('../model/types.js').Tool|null} tool what draws rules in the grid, while it does
 * @property {boolean} editsRules whether the list of rules is open
 * @property {LayoutData | null} layoutData the library's answer about the layout; null until it is there
 * @property {(command: string, fields: Fields, options?: AskOptions) => Promise<Answer>}
 * ask
 * @property {(data: Answer) => void} learn takes note of the answer about a layout, which will be that of the game
 * @property {import('../model/layout.js').Geometry} layout
 * @property {{focus: (cell: number) => void, board: HTMLElement}} grid
 * @property {{rate: (answer: Answer) => void, hints: number, rules: string[]}} games `hints` counts what the player was helped with; `rules` names those of the puzzle
 * @property {() => void} stop
 * @property {() => Fields} puzzleFields
 * @property {(view: View | null) => void} show
 * @property {(marks: Marks | null) => void} overlay
 * @property {(step: {placements: string[], eliminations: string[]}) => void} applyStep
 * @property {(text: string) => void} say
 * @property {(text: string | Node, retry?: () => void) => () => void} alert the result takes it away
 * @property {(key: string, values?: Record<string, string | number>) => string} t
 * @property {(about: string, sentence: string, ...data: any[]) => Said} said what the library says, in the language of the page
 * @property {(name: string, argument?: any) => Promise<void>} openNamed one of the dialogs
 * @property {(name: string, content: string | Blob) => void} download
 * @property {string} [language] the language of the page
 * @property {Record<string, (() => any) | undefined>} [actions] what keys can start
 */

export {};
