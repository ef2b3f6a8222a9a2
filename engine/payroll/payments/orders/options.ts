import { checkAccount } from '../../../documents/identifiers/account.ts';

/** Options of orders. */
export interface OrderOptions {
  /**
   * Merges health and unemployment of one canton into one order, with the firm's municipality: practice, of medium certainty. Tax is never
   * merged.
   */
  readonly mergeCantons?: boolean;
  /** Merges orders of public revenue that agree in account, code, municipality and period (`mergedOrders`). */
  readonly mergeOrders?: boolean;
}

/** The reason why an account cannot receive money, in a sentence: empty, wrong length, wrong control digits. */
export const wrongAccount = (account: string): string | undefined =>
  account.trim() === '' ? 'račun nije upisan.' : checkAccount(account);
