/** Who is on the tax card besides the worker; a shared child counts with its share. */
export interface Family {
  readonly hasSpouse: boolean;
  readonly children: number;
  /** Other close relatives. */
  readonly others: number;
  /** The worker and dependants with a disability. */
  readonly disabled: number;
}

export type Member =
  | 'osnovni'
  | 'supruznik'
  | 'prvo_dijete'
  | 'drugo_dijete'
  | 'trece_i_vise'
  | 'drugi_clan'
  | 'invalidnost';

const CHILDREN: readonly Member[] = ['prvo_dijete', 'drugo_dijete'];

/**
 * The coefficient of personal deduction of a family, rounded to hundredths; children count from the oldest on. Undefined while
 * the law is not known.
 */
export function coefficientOf(
  { hasSpouse, children, others, disabled }: Family,
  worth: (member: Member) => number | undefined,
): number | undefined {
  const counted: readonly (readonly [Member, number])[] = [
    ['osnovni', 1],
    ['supruznik', hasSpouse ? 1 : 0],
    ...childrenByAge(children),
    ['drugi_clan', others],
    ['invalidnost', disabled],
  ];
  let sum = 0;
  for (const [member, times] of counted) {
    const each = worth(member);
    if (each === undefined) return undefined;
    sum += times * each;
  }
  return Math.round(sum * 100) / 100;
}

/** Whole children first, a share of one as the youngest. */
const childrenByAge = (children: number): [Member, number][] =>
  Array.from({ length: Math.ceil(children) }, (_, at) => [
    CHILDREN[at] ?? 'trece_i_vise',
    Math.min(1, children - at),
  ]);
