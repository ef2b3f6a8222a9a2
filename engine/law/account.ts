import type { AccountItem } from '../core/dues.ts';
import type { Certainty } from '../core/law.ts';

/** A canton of the Federation. */
export type Canton = 'USK' | 'POS' | 'TUZ' | 'ZDK' | 'BPK' | 'SBK' | 'HNK' | 'ZHK' | 'KS' | 'K10';

/** An account of public revenue and the fields of an order to it. Accounts change by rulebook, usually at the start of a year. */
export interface PublicAccount {
  readonly item: AccountItem;
  readonly canton?: Canton;
  /** Vrsta prihoda, six digits; null if none was found. */
  readonly code: string | null;
  /** The start of the order's purpose. */
  readonly purpose: string;
  /** Descriptive, may be edited: the account alone routes the payment. */
  readonly recipient: string;
  readonly place: string;
  /** 16 digits; null if none was found. */
  readonly account: string | null;
  readonly budgetOrg: string;
  /** Field of the order: the wage month in ten digits, or zeros. */
  readonly reference: 'month' | 'none';
  /** The municipality on the order; `worker` means one order per municipality. */
  readonly municipality: 'employer' | 'worker' | 'district';
  readonly certainty: Certainty;
  /** Month it was last seen, `2025-09`; null if the source has no date. */
  readonly seen: string | null;
  readonly source: string;
  /** What the payer should know or choose first. */
  readonly doubts: readonly string[];
  /** Codes of which the payer chooses one: until then there is no order. */
  readonly chooseCode?: readonly string[];
}
