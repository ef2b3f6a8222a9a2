import { bareAccount, checkBankAccount, checkIban } from './account.ts';

const GROUP = 4;
/** An account of a bank in BiH as it is printed: `161-000-00107700-68`. */
const BOSNIAN = /^(\d{3})(\d{3})(\d{8})(\d{2})$/;

/** A valid account in groups, as it is read and copied; any other text as it was typed. */
export function groupedAccount(text: string): string {
  if (text.trim() === '' || checkBankAccount(text) !== undefined) return text;
  const bare = bareAccount(text);
  if (checkIban(bare) === undefined) return (bare.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join(' ');
  return bare.replace(BOSNIAN, '$1-$2-$3-$4');
}
