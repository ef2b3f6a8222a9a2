/** How much one request of many calculations may hold. */
export const LIMITS = {
  /** Of one calculation. */
  rowBytes: 16 * 1024,
  /** Of a list, whose answer comes whole; lines are as many as one likes. */
  bytes: 4 * 1024 * 1024,
  rows: 1_000,
  /** Explanations are ten times as long as answers. */
  explainedRows: 100,
} as const;
