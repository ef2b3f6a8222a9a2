import type { PublicAccount } from '@obracun/engine/law/account.ts';

/** True of an account by which no order can be made until something is typed. */
export const isGap = ({ account, code, chooseCode }: PublicAccount): boolean =>
  account === null || code === null || chooseCode !== undefined;

/** Whose account it is and how sure it is. */
export function accountHint({ recipient, seen, certainty }: PublicAccount): string {
  const [year, month] = (seen ?? '').split('-');
  const when = month ? `, viđen ${month}/${year}` : '';
  return `${recipient}${when}, pouzdanost ${certainty}`;
}
