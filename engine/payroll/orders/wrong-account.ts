import { checkAccount } from '../../documents/identifiers/account.ts';

/** Why money cannot be sent to an account, in a sentence: an empty one, another number of digits, wrong control digits. */
export const wrongAccount = (account: string): string | undefined =>
  account.trim() === '' ? 'račun nije upisan.' : checkAccount(account);
