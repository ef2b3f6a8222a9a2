import type { Certainty, Source } from '../core/law.ts';

/** What an amount of a month is posted as. An item with a narrower meaning may have an account of its own (`pension` of `contributions`). */
export type LedgerItem =
  | 'wages'
  | 'compensations'
  | 'contributionsOn'
  | 'otherPay'
  | 'levies'
  | 'net'
  | 'tax'
  | 'contributions'
  | 'pension'
  | 'health'
  | 'unemployment'
  | 'child'
  | 'solidarity'
  | 'otherNet'
  | 'leviesOwed'
  | 'water'
  | 'disaster'
  | 'disability'
  | 'creditors'
  | 'advances'
  | 'refundNet'
  | 'refundContributions'
  | 'claims'
  | 'received'
  | 'contractCost'
  | 'contractNet'
  | 'contractTax'
  | 'contractContributions'
  | 'boardCost'
  | 'boardNet'
  | 'boardTax'
  | 'boardContributions'
  | 'bank';

/** The account usually posted to; a firm may type an analytic account or another one. */
export interface UsualAccount {
  readonly account: string;
  readonly certainty: Certainty;
  /** Other accounts in use for the same. */
  readonly others?: readonly string[];
}

/** The chart of accounts of an entity, as far as wages need it. */
export interface LedgerChart {
  readonly source: Source;
  /** Names by three-digit account. */
  readonly names: Readonly<Record<string, string>>;
  readonly usual: Readonly<Partial<Record<LedgerItem, UsualAccount>>>;
}
