// @ts-check
/**
 * What the parts of the page share.
 *
 * @typedef {import('./model/actions.js').Game} Game
 * @typedef {import('./model/layout.js').Geometry} Geometry
 * @typedef {import('./model/state.js').Mode} Mode
 * @typedef {import('./model/state.js').Store} Store
 * @typedef {import('./storage.js').Kept} Kept
 * @typedef {import('./storage.js').Settings} Settings
 *
 * @typedef {object} View a position other than the game's, or marks on top of the game's, shown on the grid
 * @property {number[]} [digits]
 * @property {number[]} [candidates] by bit
 * @property {any} [marks] chips, chains and numbers for overlay.js
 * @property {number[]} [differ] cells
 * @property {number[]} [conflicts] cells
 * @property {boolean} [readOnly]
 *
 * @typedef {object} GridView
 * @property {() => void} render
 * @property {() => void} refresh draws everything anew, after a change of settings or language
 * @property {(cell: number) => void} focus
 * @property {HTMLElement} board what is around the grid
 * @property {HTMLElement} grid
 * @property {SVGSVGElement} overlay in units of a cell, on top of the digits
 * @property {SVGSVGElement} washes in units of a cell, below the digits
 * @property {boolean} hasFocus
 *
 * @typedef {object} EntryTools
 * @property {(digit: number, mode: Mode) => boolean} enter whether anything changed
 * @property {() => boolean} canChange whether the game itself is on the grid; says so if not
 * @property {() => void} check says whether a full grid is right
 * @property {Game|null} right the full grid that is known to obey rules beyond houses and pairs
 * @property {boolean} isSolved whether the game is a full grid that is right
 * @property {(cells: number[], digit: number) => void} paintCandidate
 * @property {number} held the digit that a tap on a cell places, 0 for none
 * @property {() => Mode} otherMode the mode of a long press
 * @property {() => void} erase
 * @property {(mode: Mode) => void} setMode
 * @property {() => void} nextMode
 * @property {() => void} toggleTarget colours go to cells or to candidates
 * @property {() => void} togglePen takes the pen, or puts it away
 * @property {() => void} fill
 * @property {() => void} restart
 * @property {() => void} reset
 * @property {(setup: boolean) => void} setUp begins or ends the entry of givens
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {(digit: number) => void} filter 0 to end, -1 for cells with two candidates
 *
 * @typedef {object} Pen
 * @property {boolean} isOn whether strokes are drawn by the pen
 * @property {boolean} isDrawing
 * @property {number[]} drawn what it has drawn, with the stroke under way
 * @property {(cell: number) => void} begin
 * @property {(cell: number) => void} extend
 * @property {(isWhole: boolean) => void} finish
 * @property {(key: string, isPassing: boolean) => void} go draws a line by an arrow key, or passes a cell on the way
 * @property {() => void} mark puts the next mark into the current cell
 *
 * @typedef {object} Clock
 * @property {() => void} render
 * @property {number} elapsed milliseconds
 * @property {string} text
 * @property {boolean} isPaused
 * @property {(milliseconds?: number) => void} reset
 * @property {() => void} start
 * @property {() => void} stop
 * @property {() => void} resume
 *
 * @typedef {object} Games
 * @property {() => void} start
 * @property {(game: Game, options?: {id?: string, elapsed?: number, setup?: boolean}) => void} open another puzzle, one entry of the undo history and
 * one of the browser's
 * @property {(game: Game) => void} practise puts a position on the grid that is not kept, and that no undo leaves; the game waits
 * @property {() => void} back puts the game that waits back on the grid
 * @property {boolean} isPractice whether a game waits
 * @property {() => void} save keeps the game a moment later
 * @property {(message: string) => void} refuse puts another game in place of one whose rules the library does not know
 * @property {string} level of the puzzle on the grid, empty if it is not known
 * @property {number} hints how often the player was helped
 * @property {(cells: number[], digit: number) => void} note notes digits that the player places
 * @property {(right: number[]) => {placed: number, wrong: number}} tried how many of the digits that the player has placed are right and wrong
 * @property {() => void} forgetPlay forgets how the game was played: hints, and what the player has placed
 * @property {(answer: any) => void} rate notes how hard the puzzle on the grid is
 * @property {() => Kept[]} list
 * @property {(id: string) => void} forget
 * @property {string} id of the game on the grid
 * @property {string[]} rules the names of its rules beyond boxes or regions
 * @property {string} title what the puzzle on the grid is called
 * @property {() => void} render
 *
 * @typedef {{what: string, done: string, total: string}} Progress counts as text, the total -1 if it is not known
 * @typedef {{worker?: 'quick'|'long'|'live', onProgress?: (progress: Progress) => void, signal?: AbortSignal}} AskOptions the signal takes the request back
 *
 * @typedef {object} Workers
 * @property {(command: string, fields: Record<string, any>, options: AskOptions) => Promise<any>} ask
 * @property {() => void} stop
 * @property {() => Promise<boolean>} isBusy whether the long worker has something to do
 * @property {() => void} renew loads the library once more
 * @property {() => Promise<{target: string, why?: string, detail?: string}>} info
 *
 * @typedef {object} App
 * @property {Store} store
 * @property {Settings} settings
 * @property {string} language
 * @property {(key: string, values?: Record<string, string|number>) => string} t
 * @property {(about: string, sentence: string, ...data: any[]) => import('./text.js').Said} said what the library says, in the language of the page
 * @property {any} layoutData the library's answer to the command `layout`; without houses and engines until it is there
 * @property {Geometry} layout
 * @property {View|null} view
 * @property {boolean} hasOverlay
 * @property {boolean} needsCandidates whether what is drawn is about candidates, so that cells without marks show theirs
 * @property {Record<string, (() => any)|undefined>} actions what parts offer to the keys: hint, next, apply, close (whether it closed anything),
 * rules, files, keys, checkpoints
 * @property {import('./model/types.js').Live|null} live what is known of the puzzle that is being set
 * @property {boolean} editsRules whether the list of rules is open
 * @property {import('./model/types.js').Tool|null} tool what draws rules in the grid, while it does
 * @property {boolean} isElsewhere whether another position than the game's is on the grid
 * @property {GridView} grid
 * @property {EntryTools} entry
 * @property {Pen} pen
 * @property {Clock} clock
 * @property {Games} games
 * @property {() => Set<number>} clashes the cells whose digits are known to break a rule that houses and pairs do not show
 * @property {() => Set<number>} mistakes the cells whose digit or candidates are known to be wrong, if the player wants to see them at once
 * @property {Workers} workers
 * @property {(command: string, fields: Record<string, any>, options?: AskOptions) => Promise<any>} ask rejected with kind and message if the worker
 * was stopped, died or failed
 * @property {() => void} stop
 * @property {(data: any) => void} learn takes note of the library's answer about a layout, which will be that of the game
 * @property {() => {layout: string, givens: string, entries: string, marks?: string}} puzzleFields
 * @property {(view: View|null) => void} show
 * @property {(marks: any) => void} overlay
 * @property {(step: {placements?: string[], eliminations?: string[]}) => boolean} applyStep one step, or several put together
 * @property {(text: string) => void} say
 * @property {(text: string|Node, retry?: () => void) => () => void} alert an error; empty takes the last one away; the result takes this one away if
 * it is still there
 * @property {(element: HTMLElement) => HTMLDialogElement} openDialog a dialog, or what to put into one
 * @property {(name: string, argument?: any) => Promise<void>} openNamed one of the dialogs in dialogs/index.js
 * @property {(name: string, content: string|Blob) => void} download
 * @property {(changes: Partial<Settings>) => Promise<void>} change takes changed settings over and keeps them
 */

export {};
