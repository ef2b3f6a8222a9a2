import { checkAccount } from '../../documents/identifiers/account.ts';

/** How orders are put together. */
export interface OrderOptions {
  /** Health and unemployment of one canton in one order, with the firm's municipality: practice, of middle certainty. Tax is never merged. */
  readonly mergeCantons?: boolean;
}

/** Why money cannot be sent to an account, in a sentence: an empty one, another number of digits, wrong control digits. */
export const wrongAccount = (account: string): string | undefined =>
  account.trim() === '' ? 'račun nije upisan.' : checkAccount(account);
