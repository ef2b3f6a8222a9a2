/** One measured row of the table. `granica` is null without a limit. */
export interface Row {
  readonly naziv: string;
  readonly mjereno: number;
  readonly granica: number | null;
  readonly jedinica: string;
  readonly ok: boolean;
}

export const atMost = (naziv: string, mjereno: number, granica: number, jedinica = '× najviše'): Row => ({
  naziv,
  mjereno,
  granica,
  jedinica,
  ok: mjereno <= granica,
});

export const atLeast = (naziv: string, mjereno: number, granica: number, jedinica = '× najmanje'): Row => ({
  naziv,
  mjereno,
  granica,
  jedinica,
  ok: mjereno >= granica,
});

/** A row without a limit. */
export const figure = (naziv: string, mjereno: number, jedinica: string): Row => ({
  naziv,
  mjereno,
  granica: null,
  jedinica,
  ok: true,
});

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const ROUNDS = 9;
const ROUND_MS = 60;

/** Nanoseconds per call of each, as medians over interleaved rounds, so that a busy machine slows all alike. */
export function ratios<Name extends string>(works: Record<Name, () => unknown>): Record<Name, number> {
  const names = Object.keys(works) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of names) {
      const time = nanoseconds(works[name]);
      if (round > 0) times[name].push(time);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}

let sink: unknown;

function nanoseconds(work: () => unknown): number {
  const start = performance.now();
  let calls = 0;
  let elapsed = 0;
  while (elapsed < ROUND_MS) {
    for (let batch = 0; batch < 100; batch++) sink = work();
    calls += 100;
    elapsed = performance.now() - start;
  }
  if (sink === null) throw new Error('no result was computed');
  return (elapsed * 1e6) / calls;
}
