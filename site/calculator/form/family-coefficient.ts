import { readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import { visibleText } from '@obracun/engine/core/text/letters.ts';

/** Persons on the tax card besides the worker. */
export interface Family {
  readonly hasSpouse: boolean;
  /** Share of each child here, the oldest first: 0.5 when the other parent has the other half. */
  readonly children: readonly number[];
  /** Other close relatives. */
  readonly others: number;
  /** The worker and dependants with a disability. */
  readonly disabled: number;
}

/** The same as typed text. */
export interface TypedFamily {
  readonly hasSpouse: boolean;
  readonly children: string;
  readonly shares: readonly string[];
  readonly others: string;
  readonly disabled: string;
}

/** Larger counts are typing mistakes. */
export const MOST_MEMBERS = 15;

/** A count; undefined when it is unreadable. */
export function countOf(text: string): number | undefined {
  const count = visibleText(text) === '' ? 0 : readNumber(text);
  return count !== undefined && Number.isInteger(count) && count >= 0 && count <= MOST_MEMBERS
    ? count
    : undefined;
}

/** The share of a child, all of it by default; undefined when it is unreadable. */
export function shareOf(text: string): number | undefined {
  const share = visibleText(text) === '' ? 1 : readNumber(text);
  return share !== undefined && share >= 0 && share <= 1 ? share : undefined;
}

/** The typed shares of the children, one for each counted child. */
export const childrenOf = ({ children, shares }: TypedFamily): readonly string[] =>
  Array.from({ length: countOf(children) ?? 0 }, (_, at) => shares[at] ?? '');

/** Undefined while a part of it is unreadable. */
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

/** The coefficient of personal deduction of a family, rounded to hundredths. Undefined while the law is unknown. */
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
