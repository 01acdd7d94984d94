import type {Burnside} from './schemas/burnside.js';
import type {Census} from './schemas/census.js';
import type {ChainCount} from './schemas/chain-count.js';
import type {Count} from './schemas/count.js';
import type {CycleIndex} from './schemas/cycle-index.js';
import type {Group} from './schemas/group.js';
import type {OrbitReport} from './schemas/orbit-report.js';
import type {Rank} from './schemas/rank.js';
import type {Show} from './schemas/show.js';
import type {Symmetric} from './schemas/symmetric.js';
import type {Tree} from './schemas/tree.js';
import type {Verdict} from './schemas/verdict.js';

export type {Burnside, Census, ChainCount, Count, CycleIndex, Group, OrbitReport, Rank, Show, Symmetric, Tree, Verdict};

/** A command failed. `message` is what it wrote to standard error. */
export class EightfoldError extends Error {
  /** The exit status, as `eightfold help` lists them: 2 for invalid arguments and options, 65 for invalid input. */
  readonly code: number;
}

export interface RunOptions {
  /** Standard input. */
  input?: string | Uint8Array;
  /** Files in the current folder, by name. */
  files?: Record<string, string | Uint8Array>;
  /** Receives each part of standard output, which is then not in the result. */
  onOutput?: (text: string) => void;
  /** Receives each part of standard error, which is then not in the result. */
  onError?: (text: string) => void;
  /** Standard error shows progress, as on a terminal. */
  progress?: boolean;
  /** Ends the command at once; the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
}

export interface Result {
  stdout: string;
  stderr: string;
  /** The exit status: 0 for success, 1 if a check failed. */
  code: number;
  /** The files that the command wrote or changed. */
  files: Record<string, Uint8Array>;
}

/** Runs `eightfold WORD…` in a worker. */
export function run(words: readonly (string | number)[], options?: RunOptions): Promise<Result>;

/**
 * Options of a command in camel case: `{group: 'half-turn', canonical: true, queens: ['b4', 'd5']}` is
 * `--group half-turn --canonical --queens "b4 d5"`. `eightfold help COMMAND` lists them.
 */
export type Options = Record<string, string | number | boolean | readonly (string | number)[] | undefined>;

/** The orbits of the solutions of N queens, or of another `rule`, under a `group`. */
export function orbits(n: number, options?: Options, runOptions?: RunOptions): Promise<OrbitReport>;
/** Burnside's lemma: the number of orbits from the fixed points. */
export function burnside(n: number | string, options?: Options, runOptions?: RunOptions): Promise<Burnside>;
/** Every known count for N. */
export function census(n: number | string, options?: Options, runOptions?: RunOptions): Promise<Census>;
/** The number of chains of `length` beads in `colors` colors, or of `necklaces` or `bracelets`. */
export function chains(length: number, colors: number, options?: Options, runOptions?: RunOptions): Promise<ChainCount>;
/** The number of solutions. */
export function count(n: number, options?: Options, runOptions?: RunOptions): Promise<Count>;
/** The cycle index of a group and its counts of colorings: `cycleIndex(['dihedral', 6], {colors: 2})`. */
export function cycleIndex(group: string | readonly (string | number)[], options?: Options, runOptions?: RunOptions): Promise<CycleIndex>;
/** The group of the square and its subgroups. */
export function group(options?: Options, runOptions?: RunOptions): Promise<Group>;
/** The position of a solution in lexicographic order. */
export function rank(placement: string, options?: Options, runOptions?: RunOptions): Promise<Rank>;
/** One placement: its attacks, images, stabilizer and orbit. */
export function show(placement: string, options?: Options, runOptions?: RunOptions): Promise<Show>;
/** The solutions that a turn fixes. */
export function symmetric(n: number | string, options?: Options, runOptions?: RunOptions): Promise<Symmetric>;
/** The search tree: the number of boards of each depth. */
export function tree(n: number, options?: Options, runOptions?: RunOptions): Promise<Tree>;
/** Checks a submission about orbits or counts; the verdict names what is wrong and why. */
export function verify(submission: string | Uint8Array, options?: Options, runOptions?: RunOptions): Promise<Verdict>;

/**
 * The solutions in lexicographic order, as the program finds them. Leaving the loop ends the search.
 *
 *     for await (const {columns} of solutions(8, {canonical: true})) …
 */
export function solutions(n: number, options?: Options, runOptions?: Omit<RunOptions, 'onOutput'>): AsyncGenerator<{columns: number[]}, void, void>;
