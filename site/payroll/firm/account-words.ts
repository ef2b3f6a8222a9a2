import type { PublicAccount } from '@obracun/engine/law/account.ts';
import { seenIn } from '../../calculator/payments/account-words.ts';

/** True of an account by which no order can be made until something is typed. */
export const isGap = ({ account, code, chooseCode }: PublicAccount): boolean =>
  account === null || code === null || chooseCode !== undefined;

/** Whose account it is and how sure it is. */
export const accountHint = ({ recipient, seen, certainty }: PublicAccount): string =>
  `${recipient}${seen ? `, ${seenIn(seen)}` : ''}, pouzdanost ${certainty}`;
