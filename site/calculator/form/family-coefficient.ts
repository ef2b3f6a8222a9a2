import { readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import { visibleText } from '@obracun/engine/core/text/letters.ts';

/** Who is on the tax card besides the worker. */
export interface Family {
  readonly hasSpouse: boolean;
  /** How much of each child counts here, the oldest first: 0.5 where the other parent has the other half. */
  readonly children: readonly number[];
  /** Other close relatives. */
  readonly others: number;
  /** The worker and dependants with a disability. */
  readonly disabled: number;
}

/** The same as it is typed. */
export interface TypedFamily {
  readonly hasSpouse: boolean;
  readonly children: string;
  readonly shares: readonly string[];
  readonly others: string;
  readonly disabled: string;
}

/** More of a kind is a slip of the finger. */
export const MOST_MEMBERS = 15;

/** How many of a kind; undefined where that is not understood. */
export function countOf(text: string): number | undefined {
  const count = visibleText(text) === '' ? 0 : readNumber(text);
  return count !== undefined && Number.isInteger(count) && count >= 0 && count <= MOST_MEMBERS
    ? count
    : undefined;
}

/** How much of a child counts here, all of it where nothing is said; undefined where that is not understood. */
export function shareOf(text: string): number | undefined {
  const share = visibleText(text) === '' ? 1 : readNumber(text);
  return share !== undefined && share >= 0 && share <= 1 ? share : undefined;
}

/** The shares of the children as they are typed, one for each that was counted. */
export const childrenOf = ({ children, shares }: TypedFamily): readonly string[] =>
  Array.from({ length: countOf(children) ?? 0 }, (_, at) => shares[at] ?? '');

/** Undefined while something of it is not understood. */
export function readFamily(given: TypedFamily): Family | undefined {
  const shares = childrenOf(given).map(shareOf);
  const children = shares.filter((share) => share !== undefined);
  const [others, disabled] = [countOf(given.others), countOf(given.disabled)];
  const isRead = countOf(given.children) !== undefined && children.length === shares.length;
  return isRead && others !== undefined && disabled !== undefined
    ? { hasSpouse: given.hasSpouse, children, others, disabled }
    : undefined;
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

/** The coefficient of personal deduction of a family, rounded to hundredths. Undefined while the law is not known. */
export function coefficientOf(
  { hasSpouse, children, others, disabled }: Family,
  worth: (member: Member) => number | undefined,
): number | undefined {
  const counted: readonly (readonly [Member, number])[] = [
    ['osnovni', 1],
    ['supruznik', hasSpouse ? 1 : 0],
    ...children.map((share, at) => [CHILDREN[at] ?? 'trece_i_vise', share] as const),
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
