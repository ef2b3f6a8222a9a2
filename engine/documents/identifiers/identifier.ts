import { checkAccount, checkIban } from './account.ts';
import { compact } from './digits.ts';
import { checkJib, checkPdv } from './jib.ts';
import { checkJmbg } from './jmbg.ts';

/** PIB is another name of the PDV number. */
export type IdentifierKind = 'JMBG' | 'JIB' | 'PIB' | 'racun' | 'IBAN';

const CHECKS: Readonly<Record<IdentifierKind, (text: string) => string | undefined>> = {
  JMBG: checkJmbg,
  JIB: checkJib,
  PIB: checkPdv,
  racun: checkAccount,
  IBAN: checkIban,
};

/** What is wrong with a number, in a sentence; `undefined` when it is right or empty. It warns and never blocks. */
export const checkIdentifier = (kind: IdentifierKind, text: string): string | undefined =>
  compact(text) === '' ? undefined : CHECKS[kind](text);
