import type { AccountItem } from '../core/dues.ts';
import type { Certainty } from '../core/law.ts';

/** A canton of the Federation. */
export type Canton = 'USK' | 'POS' | 'TUZ' | 'ZDK' | 'BPK' | 'SBK' | 'HNK' | 'ZHK' | 'KS' | 'K10';

/** An account of public revenue and what stands on an order to it. Accounts change by rulebook, usually at the start of a year. */
export interface PublicAccount {
  readonly item: AccountItem;
  readonly canton?: Canton;
  /** Vrsta prihoda, six digits; null where none was found. */
  readonly code: string | null;
  /** What is paid, as the order's purpose begins. */
  readonly purpose: string;
  /** Descriptive, and may be edited: the account decides. */
  readonly recipient: string;
  readonly place: string;
  /** 16 digits; null where none was found. */
  readonly account: string | null;
  readonly budgetOrg: string;
  /** On the order: the wage month in ten digits, or zeros. */
  readonly reference: 'month' | 'none';
  /** Whose municipality stands on the order; by the worker's there is one order for each. */
  readonly municipality: 'employer' | 'worker' | 'district';
  readonly certainty: Certainty;
  /** Month it was last seen, `2025-09`; null where the source has no date. */
  readonly seen: string | null;
  readonly source: string;
  /** What the person should know or choose before paying. */
  readonly doubts: readonly string[];
  /** Codes of which the payer has to choose one: until then there is no order. */
  readonly chooseCode?: readonly string[];
}
