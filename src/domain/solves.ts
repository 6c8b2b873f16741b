/** How a stored answer stands to the reference: proven or judged right, refuted, judged or ruled wrong, or not decided. */
export type Agreement = 'agrees' | 'disagrees' | 'undecided';

/** One blind solution of a problem. `decidedBy` is who had the say. */
export interface Solve {
  readonly problem: string;
  readonly category: string;
  readonly prompt: string;
  readonly sample: number;
  readonly agreement: Agreement;
  readonly decidedBy: 'rule' | 'verifier' | 'judge' | 'nobody';
}

/** How blind solutions of one problem, or of a category, stand to the references. */
export interface SolveCount {
  readonly name: string;
  readonly solves: number;
  readonly agree: number;
  readonly disagree: number;
  readonly undecided: number;
}

/** The solutions of one problem; `hard`: half or fewer of the decided ones agree. */
export interface ProblemSolves extends SolveCount {
  readonly category: string;
  /** fewer solutions than three */
  readonly open: boolean;
  readonly hard: boolean;
}

/** Both tables. */
export interface SolveTable {
  readonly categories: readonly SolveCount[];
  readonly problems: readonly ProblemSolves[];
}
