import { upperFirst } from '../../../core/text/letters.ts';
import type { PublicAccount } from '../../../law/account.ts';
import { ownAccountFor } from '../../firms/accounts/account-for.ts';
import { municipalityCode } from '../../firms/accounts/canton-of.ts';
import { municipalityWord } from '../../firms/municipalities/municipality.ts';
import type { Firm } from '../../model/firm.ts';
import type { AnyDue } from './due.ts';
import { wrongAccount } from './options.ts';
import { IN_FIRM, type Remedies } from './remedies.ts';

/** The destination of a due amount, as far as known. */
export interface Revenue {
  readonly account: PublicAccount | undefined;
  /** Of the municipality, three digits. */
  readonly municipality: string | undefined;
  readonly purpose: string;
  /** The reason why it cannot be paid yet, in a sentence. */
  readonly reason: string | undefined;
}

/** The payer's overrides of known values, and where to type them. */
interface Payer extends Partial<Pick<Firm, 'accounts' | 'municipalityCodes'>> {
  readonly remedies?: Remedies;
}

/** The account and municipality of a due amount, and the reason if something is unknown. */
export function revenueOf(due: AnyDue, { accounts, municipalityCodes, remedies = IN_FIRM }: Payer): Revenue {
  const known = ownAccountFor(accounts, due.item, due.entity, due.canton);
  const account = known && due.code !== undefined ? withCode(known, due.code) : known;
  const municipality = municipalityCode(due.municipality, municipalityCodes);
  const purpose = due.purpose ?? account?.purpose ?? WITHOUT_ACCOUNT[due.item] ?? '';
  return { account, municipality, purpose, reason: whyNot(due, account, municipality, remedies) };
}

/** With a code of its own there is nothing to choose. */
function withCode(account: PublicAccount, code: string): PublicAccount {
  const { chooseCode: _, ...rest } = account;
  return { ...rest, code };
}

/** The name of a due amount without an account. */
const WITHOUT_ACCOUNT: Partial<Record<AnyDue['item'], string>> = {
  'health-canton': 'Doprinos za zdravstveno osiguranje',
  'employment-canton': 'Doprinos za osiguranje od nezaposlenosti',
  tax: 'Porez na dohodak',
  water: 'Opća vodna naknada',
  disaster: 'Posebna naknada za zaštitu od prirodnih i drugih nesreća',
};

function whyNot(
  due: AnyDue,
  account: PublicAccount | undefined,
  code: string | undefined,
  remedies: Remedies,
): string | undefined {
  const { unknown, amount, municipality } = due;
  if (unknown !== undefined) return unknown;
  if (amount === 0) return 'Iznos je 0,00 KM: nema šta uplatiti.';
  if (!municipality) return remedies.municipality(due);
  const word = (ending: 'e' | 'u') => municipalityWord(municipality.entity, ending);
  if (!account) return `Nije poznat kanton ${word('e')} „${municipality.name}“: provjerite ${word('u')}.`;
  if (account.chooseCode)
    return `Šifra prihoda nije sigurna (${account.chooseCode.join(' ili ')}): ${remedies.choose}.`;
  if (!account.code) return `Šifra prihoda nije poznata: ${remedies.code}.`;
  if (!account.account) return `Račun nije poznat: ${remedies.account}.`;
  const wrong = wrongAccount(account.account);
  if (wrong !== undefined) return `Račun ${account.account}: ${wrong}`;
  return code
    ? undefined
    : `Šifra ${word('e')} „${municipality.name}“ nije poznata: ${remedies.municipalityCode}.`;
}

const NO_REFERENCE = '0000000000';

/** Poziv na broj: the wage month in ten digits if the entity requires it, else zeros. */
export const referenceOf = ({ reference }: PublicAccount, month: number | undefined): string =>
  reference === 'month' && month !== undefined
    ? String(month).padStart(NO_REFERENCE.length, '0')
    : NO_REFERENCE;

/** What to check of a due amount and of its account, in sentences. */
export const doubtsOf = (due: AnyDue, account: PublicAccount): string[] => [
  ...(due.doubts ?? []),
  ...account.doubts.map(sentence),
];

/** `kako piše` → `Kako piše.` */
export const sentence = (text: string): string => `${upperFirst(text)}.`;
