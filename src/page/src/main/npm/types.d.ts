// What each function takes and returns. The document "The page" describes the keys; a test compares these types with the answers of the core.

/** A cell, such as `r1c5`. */
export type Cell = `r${number}c${number}`;

/** A candidate, such as `r1c5=9`; the digit is a number. */
export type Candidate = `${Cell}=${number}`;

/** A candidate that cannot be, such as `r1c5<>9`. */
export type Elimination = `${Cell}<>${number}`;

/** The digits of a grid, a character for each cell, row by row: `1` to `9`, then `A`, `B` …; `.` for a blank. */
export type GridText = string;

/** Pencil marks: for each cell its digits, with commas between the cells; `-` for a cell that has none left. */
export type MarksText = string;

/** A whole number as digits, because it can be larger than JavaScript's numbers are exact. */
export type BigCount = `${bigint}`;

export type Seed = number | bigint | `${bigint}`;

/** A list, or its elements with commas between them. */
export type List = string | readonly string[];

/**
 * A puzzle by its parts, all of which are optional. They are read as destructuring does: they may be inherited, or getters of a class. Other keys that the
 * object lists are refused.
 */
export interface Game {
  /** Lines separated by `;` or line ends: `box 3x3; rule diagonals; killer 10 r1c1 r1c2`. Classic unless stated otherwise. */
  layout?: string | undefined;
  givens?: GridText | undefined;
  /** The player's digits; givens may be repeated. */
  entries?: GridText | undefined;
  /** The player's pencil marks. */
  marks?: string | readonly string[] | undefined;
}

/** A puzzle: its parts, or a text in any format with one puzzle: a line of 81 characters, a picture, a file, a link. */
export type Puzzle = string | Game | ReadPuzzle;

/** How far the work has come, in units of `what`; the total is `-1` if it is not known. */
export interface Progress {
  what: string;
  done: BigCount;
  total: BigCount;
}

export interface AskOptions {
  /** Ends the work; the promise is then rejected with the reason of the signal, usually an `AbortError`. */
  signal?: AbortSignal | undefined;
  /** Called at most ten times a second, by what takes long. If it throws, the work ends, and the promise is rejected with its error. */
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** Limits, which end a search with an answer: `unknown`, or what is known until then. */
export interface Limits extends AskOptions {
  /** Milliseconds. */
  timeout?: number | undefined;
  /** Conflicts of the SAT solver, or nodes of another search: the same everywhere. */
  work?: number | undefined;
}

export interface AboutSolutions extends Limits {
  /** Whether it is about the givens alone, or about givens, entries and marks. The former, unless there are none. */
  of?: 'givens' | 'position' | undefined;
}

export type ProfileName = 'classic' | 'propagation' | 'full' | 'nets' | 'exhaustive';

export interface AboutSteps extends Limits {
  /** A name, or the text of a profile: a line `NAME SCORE LEVEL` for each technique. */
  profile?: ProfileName | (string & {}) | undefined;
  /** The techniques to use, at least one; all of the profile unless stated otherwise. */
  techniques?: List | undefined;
  /** Whether techniques that rest on there being one solution are used: if a search finds one (the default), always, or never. */
  unique?: Uniqueness | undefined;
}

export type Uniqueness = 'checked' | 'assumed' | 'off';
export type Level = 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme';
export type EngineName = 'default' | 'bits' | 'sat' | 'propagate' | 'backtrack' | 'ilp';

/** The answer if a limit was reached first. Other keys say how far the work came, if that is known. */
export interface Unknown {
  result: 'unknown';
  /** Which limit it was. */
  reason: string;
}

export interface Statistics {
  nodes: number;
  conflicts: number;
  propagations: number;
}

interface Timed {
  statistics: Statistics;
  milliseconds: number;
}

/** A named rule that digits break in plain sight. */
export interface BrokenRule {
  rule?: string;
  cells: Cell[];
  /** What the cells make instead. */
  found?: number;
}

/** Why there is no solution: what clashes in plain sight, in sentences; empty if nothing does. */
export interface Clashes {
  conflicts: string[];
  brokenRules?: BrokenRule[];
}

/** Digits and rules that have no solution together, and of which none can be left out. */
export interface ConflictSet {
  conflictSet: Candidate[];
  conflictRules?: string[];
  /** Whether no set has fewer. */
  smallest: boolean;
}

type NoSolution = { result: 'none' } & Clashes & Partial<ConflictSet>;

/** Two solutions, and the cells in which they differ. */
export interface Witness {
  witness: [GridText, GridText];
  differ: Cell[];
}

export interface SolveOptions extends AboutSolutions {
  engine?: EngineName | undefined;
  /** Makes the choices of the engine `sat` random. */
  seed?: Seed | undefined;
}

export interface DrawOptions extends AboutSolutions {
  engine?: EngineName | undefined;
  /** The seed by which a solution is drawn, all with equal chance. */
  random: Seed;
}

interface Solving extends Timed {
  engine: string;
}

export type SolveResult =
  | ({ result: 'solved'; solution: GridText } & Solving)
  | ({ result: 'none' } & Clashes & Solving)
  | (Unknown & Partial<Solving>);

export type DrawResult =
  | { result: 'solved'; solutions: [GridText]; seed: number; engine: string }
  | { result: 'none'; solutions: []; seed: number; conflicts: string[]; engine: string }
  | (Unknown & { solutions?: []; seed?: number; engine?: string });

export interface CheckOptions extends SolveOptions {
  /** Whether to look for a set of digits and rules that clash, if there is no solution; true unless stated otherwise. */
  reason?: boolean | undefined;
}

export type CheckResult =
  | ({ result: 'proper'; solution: GridText } & Timed)
  | ({ result: 'several' } & Witness & Timed)
  | (NoSolution & { cells: Cell[]; reason?: string } & Timed)
  | (Unknown & { found?: GridText } & Partial<Timed>);

export type CountResult =
  | { result: 'counted'; count: BigCount; exact: true; text: string }
  | { result: 'stopped'; count: BigCount; exact: false; reason: string; text: string };

interface CandidateCounts {
  count: BigCount;
  /** Cell by cell, within a cell by digit. */
  perCandidate: BigCount[];
}

export type CandidateCountsResult = ({ result: 'counted'; exact: true } & CandidateCounts) | (Unknown & { exact?: false } & Partial<CandidateCounts>);

export interface EstimateOptions extends AboutSolutions {
  /** Random descents; 10,000 unless stated otherwise. */
  probes?: number | undefined;
  seed?: Seed | undefined;
}

interface Probes {
  probes: number;
  /** How many of them found a solution. */
  reached: number;
  exact: boolean;
}

export type EstimateResult =
  | ({ result: 'estimated'; estimate: string; standardError: string; reason?: string } & Probes)
  | (Unknown & Partial<Probes>);

export interface CandidatesOptions extends AboutSolutions {
  /** Solutions that need not be found again. */
  known?: List | undefined;
  /** Up to which number, from 1 to 1000, the solutions of each candidate are counted; with 1, the default, they are not. */
  most?: number | undefined;
  /** Searches only shortly for each candidate, and always answers `unknown`. */
  quick?: boolean | undefined;
}

interface CandidatesParts {
  /** Only with `known`: solutions that have all the candidates. */
  solutions?: GridText[];
  /** Only with `most` of 2 or more. */
  counts?: number[];
  counted?: boolean;
}

export type CandidatesResult =
  | ({ result: 'found'; candidates: Candidate[]; fixed: GridText; count: number; marks: MarksText } & Partial<Witness> & CandidatesParts)
  | ({ result: 'none' } & Clashes & CandidatesParts)
  | (Unknown & CandidatesParts);

export interface SeededOptions extends AboutSolutions {
  seed?: Seed | undefined;
}

export type MinimizeResult =
  | { result: 'minimized'; minimal: GridText; redundant: Candidate[]; clues: number }
  | ({ result: 'none' } & Clashes)
  | Unknown;

export type MissingResult =
  | { result: 'found'; needed: Candidate[]; smallest: boolean; solution: GridText }
  | { result: 'none'; conflicts: string[] }
  | Unknown;

interface Needless {
  /** The texts of the rules without which there is still one solution. */
  needless: string[];
}

export type NeedlessResult = ({ result: 'minimized' | 'several' } & Needless) | ({ result: 'none' } & Clashes & Needless) | (Unknown & Partial<Needless>);

interface InPlainSight {
  conflicts: string[];
  cells: Cell[];
}

export type ConflictResult =
  | ({ result: 'found'; text: string } & ConflictSet & InPlainSight)
  | ({ result: 'solvable' } & InPlainSight)
  | (Unknown & Partial<InPlainSight>);

export type ClashesResult = { result: 'clashes' } & InPlainSight;

export type MistakesResult =
  | {
      result: 'mistakes' | 'correct';
      wrong: Candidate[];
      wrongEliminations: Elimination[];
      /** Digits that are possible each, but not together. */
      conflictSet: Candidate[];
      smallest: boolean;
      sentences: string[];
    }
  | { result: 'none'; conflicts: string[] }
  | (Unknown & { wrong?: Candidate[] });

/** A part of the pattern of a step, in its role. */
export interface ExplanationPart {
  role: string;
  houses: string[];
  candidates: Candidate[];
  rule?: string;
  sum?: number;
}

export interface Link {
  from: Candidate[];
  to: Candidate[];
  /** At least one end is true; if not strong, at most one is. */
  strong: boolean;
  houses: string[];
}

export type Contradiction = { text: string } & (
  | { kind: 'no-candidate'; cell: Cell }
  | { kind: 'no-place'; house: string; digit: number }
  | { kind: 'repeated'; digit: number; cells: Cell[]; constraint: string }
  | { kind: 'broken'; cells: Cell[]; constraint: string }
);

export interface Explanation {
  parts: ExplanationPart[];
  chains: { links: Link[] }[];
  contradictions: Contradiction[];
  refutations?: Explanation[];
}

/** How a step beyond the profile was found. */
export type Means = 'exhaustive' | 'smallest' | 'trial';

/** A step as data alone. */
export interface PlainStep {
  technique: string;
  placements: Candidate[];
  eliminations: Elimination[];
  text: string;
  explanation: Explanation;
}

export interface Step extends PlainStep {
  name: string;
  level?: Level;
  score?: number;
  means?: Means;
  textVague: string;
  textConcrete: string;
  cells: Cell[];
  marks: { candidate: Candidate; mark: string }[];
}

/** A step that does not give away the candidates. */
export interface ConcreteStep {
  technique: string;
  cells: Cell[];
  text: string;
  name: string;
  level?: Level;
  score?: number;
  means?: Means;
}

/** A step that gives away only technique and houses. */
export type VagueStep = Omit<ConcreteStep, 'cells'>;

export interface HintOptions extends AboutSteps {
  /** Asks for a step in this cell. */
  cell?: Cell | undefined;
  detail?: 'full' | 'concrete' | 'vague' | undefined;
}

/** Why there is no step. */
type NoStep = { result: 'stuck'; reason: string; helps?: string; helpsProfile?: string } | NoSolution;

interface Assumed {
  uniqueness: Uniqueness;
}

interface Told extends Assumed {
  sentence: string;
}

export type HintResult<S = Step> = ({ result: 'found' } & S & Assumed) | (({ result: 'solved' } | NoStep) & Told) | (Unknown & Partial<Told>);

interface AllSteps extends Assumed {
  steps: Step[];
}

export type StepsResult = (({ result: 'found' | 'solved' } | NoStep) & AllSteps) | (Unknown & Partial<AllSteps>);

export interface ExplainOptions extends AboutSteps {
  /** How many steps at most. */
  most?: number | undefined;
}

export interface PathStep extends Step {
  /** The position in which the step is taken. */
  before: { digits: GridText; marks: MarksText };
}

interface Path<S> {
  /** Whether the steps fill the grid. */
  solved: boolean;
  /** The number of the first step; only with `most`. */
  first?: number;
  steps: S[];
  /** How the path ends. */
  sentence: string;
}

type PathEnding<P> = (({ result: 'solved'; solution?: GridText } | { result: 'partial'; position?: string } | NoStep) & P) | (Unknown & Partial<P>);

interface TechniquePath extends Path<PathStep>, Assumed {
  pathScore: number;
  hardest?: string;
  hardestName?: string;
  profile: string;
}

export type ExplainResult = PathEnding<TechniquePath>;

/** What a step follows from: a cell has a digit, a house has a place for a digit, or a named rule is obeyed. */
export interface Constraint {
  name: string;
  candidates: Candidate[];
  cell?: Cell;
  house?: string;
  digit?: number;
  rule?: string;
  cells?: Cell[];
}

/** A step by the fewest constraints, whatever techniques there are. */
export interface Deduction {
  constraints: string[];
  facts: (Candidate | Elimination)[];
  placements: Candidate[];
  eliminations: Elimination[];
  smallest: boolean;
  text: string;
  byRule?: PlainStep[];
  unfolded?: { eliminations: Elimination[]; text: string; explanation: Explanation };
  uses: Constraint[];
  digits: Candidate[];
  removed: Elimination[];
}

export interface ReasonOptions extends Limits {
  /** Whether to look for the fewest constraints, which can take seconds; true unless stated otherwise. */
  smallest?: boolean | undefined;
  /** How many steps; 1 unless stated otherwise. */
  most?: number | undefined;
}

interface SmallestPath extends Path<Deduction> {
  mostConstraints: number;
  smallest?: boolean;
}

export type ReasonResult = PathEnding<SmallestPath>;

export interface WhyOptions extends Limits {
  candidate: Candidate;
  /** Whether the question is why it must be true (the default), or why it cannot be. */
  as?: boolean | undefined;
  smallest?: boolean | undefined;
}

export type WhyResult =
  | ({ result: 'found' } & Deduction)
  | { result: 'placed'; digit: number; text: string }
  | { result: 'excluded'; cells: Cell[]; text: string }
  | { result: 'not'; possible: boolean; necessary: boolean; text: string }
  | { result: 'none' }
  | Unknown;

export interface RateOptions extends AboutSteps {
  of?: 'givens' | 'position' | undefined;
}

interface Rated {
  level: Level | 'unrated';
  score: number;
  hardest?: string;
  hardestName?: string;
  hardestLevel?: Level;
  rounds: number;
  openSteps?: number;
  /** For classic puzzles alone: about what Sudoku Explainer says. */
  seEstimate?: number;
  solved: boolean;
}

interface Rating extends Assumed {
  profile: string;
  techniques: string[];
  /** How many assumptions inside each other are needed; 0 if techniques are enough. */
  trialDepth: number;
}

export type RateResult =
  | ({ result: 'rated' } & Rated & Rating)
  | ({ result: 'unrated'; reason?: string; helps?: string; helpsProfile?: string; sentence: string } & Rated & Rating)
  | (NoSolution & { sentence: string } & Rating)
  | (Unknown & { sentence?: string } & Partial<Rating>);

export interface MarksResult {
  result: 'filled';
  marks: MarksText;
}

export type WriteFormat =
  | 'line'
  | 'numbers'
  | 'rows'
  | 'picture'
  | 'ascii'
  | 'marks'
  | 'candidates'
  | 'regions'
  | 'layout'
  | 'rules'
  | 'csv'
  | 'json'
  | 'svg'
  | 'library'
  | 'fpuzzles'
  | 'fpuzzles-link'
  | 'sudokupad-link';

export interface WriteOptions extends AskOptions {
  /** `line` unless stated otherwise. */
  format?: WriteFormat | undefined;
  title?: string | undefined;
  author?: string | undefined;
  /** The rules in the setter's words. */
  words?: string | undefined;
  solution?: GridText | undefined;
}

export interface WriteResult {
  result: 'written';
  text: string;
}

export interface ExportOptions extends AboutSolutions {
  to?: 'dimacs' | 'lp' | 'opb' | undefined;
  encoding?: 'complete' | 'minimal' | 'natural' | undefined;
  atMostOne?: 'pairwise' | 'sequential' | 'commander' | 'product' | 'binary' | 'bimander' | undefined;
  clues?: 'units' | 'reduced' | undefined;
  /** Gives only the size. */
  measure?: boolean | undefined;
}

type ExportSize = { variables: number; clauses: number } | { variables: number; rows: number };

export type ExportResult =
  | ({ result: 'exported'; bytes: number; name: string; text: string } & ExportSize)
  | ({ result: 'measured'; bytes?: number } & ExportSize)
  | Unknown;

export interface ProveOptions extends SeededOptions {
  /** One solution or none (the default), their number, the candidates that can be true, or also that each given is needed. */
  claim?: 'one' | 'count' | 'candidates' | 'minimal' | undefined;
  proofs?: 'drup' | 'lrat' | 'lrat-binary' | 'both' | undefined;
  /** How many solutions are listed at most; 10,000 unless stated otherwise. */
  limit?: number | undefined;
  encoding?: ExportOptions['encoding'];
  atMostOne?: ExportOptions['atMostOne'];
  clues?: ExportOptions['clues'];
}

export type CertificateKey = 'puzzle' | 'formula' | 'proof' | 'lrat' | 'graph' | 'solution' | 'solutions' | 'covering' | 'needed';

export interface CertificateFile {
  key: CertificateKey;
  name: string;
  text: string;
}

/** What has been verified. */
interface Verified {
  layout?: string[];
  solution?: GridText;
  count?: BigCount;
  candidates?: Candidate[];
  minimal?: true;
  /** Clauses that the proof adds and deletes. */
  added: number;
  deleted: number;
}

export type ProveResult =
  | ({ result: 'proper' | 'none' | 'counted' | 'found'; files: CertificateFile[]; readme: string } & Verified)
  | ({ result: 'several' } & Witness)
  | { result: 'several'; redundant: Candidate }
  | (Unknown & { message?: string });

/** The texts of a certificate. */
export type Certificate = { [Key in CertificateKey]?: string };

export type VerifyResult = ({ result: 'verified'; puzzle?: GridText } & Verified) | { result: 'refused'; message: string } | Unknown;

export type DecodeResult = { puzzle: GridText; layout: string[] } & (
  | { result: 'solved'; solution: GridText }
  | { result: 'none' }
  | { result: 'unknown'; count?: BigCount; message?: string }
  | { result: 'verified'; count: BigCount; ours: BigCount; exact: boolean }
  | { result: 'refused'; count: BigCount; ours: BigCount; exact: boolean; message: string }
);

/** A symmetry that maps the canonical form to itself. */
export interface Automorphism {
  transposed: boolean;
  rows: string;
  columns: string;
  digits: string;
}

export type CanonicalResult =
  | { result: 'found'; canonical: GridText; form: 'solution' | 'puzzle'; automorphisms: BigCount; generators: Automorphism[] }
  | Unknown;

export interface ShuffleOptions extends AskOptions {
  /** A random one unless stated otherwise. */
  seed?: Seed | undefined;
}

export interface ShuffleResult {
  result: 'found';
  layout: string;
  givens: GridText;
  entries: GridText;
}

type NumberRange = number | `${number}` | `${number}..` | `..${number}` | `${number}..${number}`;

export interface GenerateOptions extends Limits {
  /** A random one unless stated otherwise; the answer names it. The same seed gives the same puzzle everywhere. */
  seed?: Seed | undefined;
  /** In place of a seed: the puzzle of a day, such as `2026-11-23`. */
  date?: string | undefined;
  /** The number of the puzzle among those of the seed. */
  index?: number | undefined;
  kind?: 'puzzle' | 'jigsaw' | 'pattern' | 'harder' | 'easier' | undefined;
  layout?: string | undefined;
  /** For the kinds `pattern`, `harder` and `easier`. */
  givens?: GridText | undefined;
  /** For the kind `jigsaw`. */
  side?: number | undefined;
  level?: Level | `${Level}..${Level}` | undefined;
  score?: NumberRange | undefined;
  clues?: NumberRange | undefined;
  needs?: string | undefined;
  contains?: List | undefined;
  forbid?: List | undefined;
  symmetry?:
    | 'none'
    | 'half-turn'
    | 'quarter-turn'
    | 'horizontal'
    | 'vertical'
    | 'both-axes'
    | 'diagonal'
    | 'anti-diagonal'
    | 'both-diagonals'
    | 'full'
    | 'random'
    | undefined;
  minimal?: 'orbit' | 'clue' | 'none' | undefined;
}

export type GenerateResult =
  | {
      result: 'found';
      puzzle: GridText;
      /** Its lines, unless it is the usual one of its side. */
      layout?: string[];
      solution: GridText;
      clues: number;
      level?: Level;
      score?: number;
      hardest?: string;
      hardestName?: string;
      techniques?: string[];
      canonical?: GridText;
      seed: number;
      index: number;
      tries: number;
    }
  | { result: 'none'; reason: string; tries: number }
  | (Unknown & { text?: string; fewestGivens?: number; mostGivens?: number; levels?: { [L in Level]?: number }; tries?: number });

export interface ReadOptions extends AskOptions {
  /** Reads all puzzles with this layout. */
  layout?: string | undefined;
  /** Whether drawings in SudokuPad's own format are an error (the default), or are left out and their rules suggested. */
  drawings?: 'refuse' | 'suggest' | undefined;
}

/** Where a text is wrong, from 1, and what should be there. */
export interface Place {
  line: number;
  column: number;
  found: string;
  expected: string;
}

/** A puzzle that was read; it can be handed to all functions as it is. */
export interface ReadPuzzle {
  /** Where it starts. */
  line: number;
  id?: string;
  title?: string;
  author?: string;
  /** The rules in words. */
  rules?: string;
  suggested?: string[];
  otherDrawings?: number;
  layout: string;
  givens: GridText;
  entries: GridText;
  marks: MarksText;
  conflicts: string[];
}

export interface ReadResult {
  result: 'read';
  puzzles: ReadPuzzle[];
  /** How many puzzles were left out after 1,000. */
  more: number;
  errors: ({ message: string } & Place)[];
  moreErrors: number;
}

export interface SheetOptions extends Limits {
  perPage?: 1 | 2 | 4 | 6 | undefined;
  paper?: 'a4' | 'letter' | undefined;
  title?: string | undefined;
  author?: string | undefined;
  words?: string | undefined;
  candidates?: boolean | undefined;
  solutions?: boolean | undefined;
  levels?: boolean | undefined;
}

export interface SheetResult {
  result: 'written';
  puzzles: number;
  html: string;
}

export interface House {
  name: string;
  kind: string;
  number: number;
  /** Numbers of cells, row by row from 0, as everywhere in a layout. */
  cells: number[];
}

export interface LayoutRule {
  name: string;
  text: string;
  cells?: number[];
  label?: string;
  drawn?: 'cells' | 'outside' | 'no';
}

export interface LayoutResult {
  result: 'layout';
  layout: string;
  side: number;
  rows: number;
  columns: number;
  symbols: string[];
  houses: House[];
  /** The number of the region of each cell; −1 for none. */
  regions: number[];
  /** Cells that must differ although no house has both. */
  pairs: [number, number][];
  rules: LayoutRule[];
  /** SVG elements in cells of 60 units. */
  drawing: { below: string; above: string; margin: number; labelled: number[]; diagonals: boolean; shaded: number[] };
  engines: { name: string; supported: boolean; why?: string }[];
  counts: { tables: boolean; why?: string };
  logic: boolean;
  canonical: boolean;
  box?: { rows: number; columns: number };
}

export interface ChangeRulesOptions extends AskOptions {
  /** The text of a rule that the layout has. */
  remove?: string | undefined;
  /** A line for each new rule. */
  add?: string | undefined;
}

export interface RuleForm {
  group: string;
  keyword: string;
  arguments: string;
  example: string;
  /** What the layout lacks for such rules. */
  why?: string;
}

export interface RulesResult {
  result: 'forms';
  forms: RuleForm[];
}

export interface TechniquesOptions extends AskOptions {
  profile?: ProfileName | (string & {}) | undefined;
}

export interface Technique {
  id: string;
  name: string;
  otherNames: string[];
  level: Level;
  score: number;
  growth: number;
  needsUniqueness: boolean;
}

export interface TechniquesResult {
  result: 'techniques';
  name: string;
  /** Its text, from which another one can be made. */
  profile: string;
  techniques: Technique[];
  others: Technique[];
}

/** Why there is no answer. */
export class SudokuError extends Error {
  name: 'SudokuError';
  /** The input is malformed, or asks for what a layout does not have; the core broke off; no worker can be started; `close` was called. */
  kind: 'input' | 'failed' | 'dead' | 'stopped';
  /** The part of the input at fault, if it is the input. */
  key?: string;
  /** Where the value of that part is wrong, from 1, if it is a text with places. */
  line?: number;
  column?: number;
  found?: string;
  expected?: string;
}

/** The functions, with workers of their own. Each is about one puzzle, and remembers nothing. */
export interface Sudoku {
  /** Finds a solution, or with `random` draws one. */
  solve(puzzle: Puzzle, options: DrawOptions): Promise<DrawResult>;
  solve(puzzle: Puzzle, options?: SolveOptions): Promise<SolveResult>;
  /** Finds out whether there is one solution, none, or several. */
  check(puzzle: Puzzle, options?: CheckOptions): Promise<CheckResult>;
  /** Counts the solutions exactly. */
  count(puzzle: Puzzle, options?: AboutSolutions): Promise<CountResult>;
  /** Counts for each candidate the solutions that have it. */
  countPerCandidate(puzzle: Puzzle, options?: AboutSolutions): Promise<CandidateCountsResult>;
  /** Estimates how many solutions there are. */
  estimate(puzzle: Puzzle, options?: EstimateOptions): Promise<EstimateResult>;
  /** Finds the candidates that occur in a solution. */
  candidates(puzzle: Puzzle, options?: CandidatesOptions): Promise<CandidatesResult>;
  /** Removes givens until none can go. */
  minimize(puzzle: Puzzle, options?: SeededOptions): Promise<MinimizeResult>;
  /** Finds the fewest digits that would leave one solution. */
  missing(puzzle: Puzzle, options?: AboutSolutions): Promise<MissingResult>;
  /** Finds the rules without which there is still one solution. */
  needless(puzzle: Puzzle, options?: AboutSolutions): Promise<NeedlessResult>;
  /** Finds the smallest set of clashing digits. */
  conflict(puzzle: Puzzle, options?: AboutSolutions): Promise<ConflictResult>;
  /** Tells the digits that break a rule in plain sight. */
  clashes(puzzle: Puzzle, options?: AskOptions): Promise<ClashesResult>;
  /** Tells which entries and removed marks are wrong. */
  mistakes(puzzle: Puzzle, options?: Limits): Promise<MistakesResult>;
  /** Finds the next step. */
  hint(puzzle: Puzzle, options: HintOptions & { detail: 'vague' }): Promise<HintResult<VagueStep>>;
  hint(puzzle: Puzzle, options: HintOptions & { detail: 'concrete' }): Promise<HintResult<ConcreteStep>>;
  hint(puzzle: Puzzle, options?: HintOptions & { detail?: 'full' | undefined }): Promise<HintResult>;
  hint(puzzle: Puzzle, options?: HintOptions): Promise<HintResult<Step | ConcreteStep | VagueStep>>;
  /** Finds all steps of a position. */
  steps(puzzle: Puzzle, options?: AboutSteps): Promise<StepsResult>;
  /** Takes step after step. */
  explain(puzzle: Puzzle, options?: ExplainOptions): Promise<ExplainResult>;
  /** Finds the step, or a path of steps, by the fewest constraints. */
  reason(puzzle: Puzzle, options?: ReasonOptions): Promise<ReasonResult>;
  /** Explains why a candidate must be true, or cannot be. */
  why(puzzle: Puzzle, options: WhyOptions): Promise<WhyResult>;
  /** Rates how hard a puzzle is. */
  rate(puzzle: Puzzle, options?: RateOptions): Promise<RateResult>;
  /** Gives the candidates that no digit excludes. */
  marks(puzzle: Puzzle, options?: AskOptions): Promise<MarksResult>;
  /** Writes a puzzle in a format. */
  write(puzzle: Puzzle, options?: WriteOptions): Promise<WriteResult>;
  /** Writes a puzzle for a SAT solver or a solver of integer programs. */
  exportPuzzle(puzzle: Puzzle, options?: ExportOptions): Promise<ExportResult>;
  /** Makes a certificate, which others can check, and verifies it. */
  prove(puzzle: Puzzle, options?: ProveOptions): Promise<ProveResult>;
  /** Verifies anybody's certificate: its texts, or an answer of `prove`. */
  verify(certificate: Certificate | { files: readonly CertificateFile[] }, options?: Limits): Promise<VerifyResult>;
  /** Reads what a solver has answered to an exported text. */
  decode(exported: string, answer: string, options?: Limits): Promise<DecodeResult>;
  /** Gives the puzzle that stands for all equivalent ones. */
  canonical(puzzle: Puzzle, options?: AboutSolutions): Promise<CanonicalResult>;
  /** Draws an equivalent puzzle. */
  shuffle(puzzle: Puzzle, options?: ShuffleOptions): Promise<ShuffleResult>;
  /** Makes a puzzle with one solution. */
  generate(options?: GenerateOptions): Promise<GenerateResult>;
  /** Finds the puzzles of a text. */
  read(text: string, options?: ReadOptions): Promise<ReadResult>;
  /** Makes a web page to print, of a puzzle or of all puzzles of a text. */
  sheet(puzzles: Puzzle, options?: SheetOptions): Promise<SheetResult>;
  /** Describes a layout as data, with a drawing of its rules. */
  layout(layout?: string, options?: AskOptions): Promise<LayoutResult>;
  /** Describes a layout with other rules. */
  changeRules(layout: string | undefined, options: ChangeRulesOptions): Promise<LayoutResult>;
  /** Tells how rules are written, and which ones a layout can have. */
  rules(layout?: string, options?: AskOptions): Promise<RulesResult>;
  /** Lists the techniques of a profile. */
  techniques(options?: TechniquesOptions): Promise<TechniquesResult>;
  /** Ends the workers, and what they do; a later call starts them anew. */
  close(): void;
}

/** Makes the functions anew, with up to so many workers, which work at the same time: one unless stated otherwise. */
export function createSudoku(options?: { workers?: number }): Sudoku;

// The functions of one instance that is always there, with one worker.
export const solve: Sudoku['solve'];
export const check: Sudoku['check'];
export const count: Sudoku['count'];
export const countPerCandidate: Sudoku['countPerCandidate'];
export const estimate: Sudoku['estimate'];
export const candidates: Sudoku['candidates'];
export const minimize: Sudoku['minimize'];
export const missing: Sudoku['missing'];
export const needless: Sudoku['needless'];
export const conflict: Sudoku['conflict'];
export const clashes: Sudoku['clashes'];
export const mistakes: Sudoku['mistakes'];
export const hint: Sudoku['hint'];
export const steps: Sudoku['steps'];
export const explain: Sudoku['explain'];
export const reason: Sudoku['reason'];
export const why: Sudoku['why'];
export const rate: Sudoku['rate'];
export const marks: Sudoku['marks'];
export const write: Sudoku['write'];
export const exportPuzzle: Sudoku['exportPuzzle'];
export const prove: Sudoku['prove'];
export const verify: Sudoku['verify'];
export const decode: Sudoku['decode'];
export const canonical: Sudoku['canonical'];
export const shuffle: Sudoku['shuffle'];
export const generate: Sudoku['generate'];
export const read: Sudoku['read'];
export const sheet: Sudoku['sheet'];
export const layout: Sudoku['layout'];
export const changeRules: Sudoku['changeRules'];
export const rules: Sudoku['rules'];
export const techniques: Sudoku['techniques'];
export const close: Sudoku['close'];
