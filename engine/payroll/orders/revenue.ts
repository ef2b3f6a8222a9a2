import type { PublicAccount } from '../../law/account.ts';
import { ownAccountFor } from '../accounts/account-for.ts';
import { municipalityCode } from '../accounts/canton-of.ts';
import type { Firm } from '../model/firm.ts';
import type { Due } from './due.ts';
import { wrongAccount } from './wrong-account.ts';

/** Where an amount owed goes, as far as it is known. */
export interface Revenue {
  readonly account: PublicAccount | undefined;
  /** Of the municipality, three digits. */
  readonly municipality: string | undefined;
  readonly purpose: string;
  /** Why it cannot be paid as it stands, in a sentence. */
  readonly reason: string | undefined;
}

type Payer = Pick<Firm, 'accounts' | 'municipalityCodes'>;

/** The account and municipality of an amount owed, and why not where something is not known. */
export function revenueOf(due: Due, payer: Payer): Revenue {
  const account = ownAccountFor(payer.accounts, due.item, due.entity, due.canton);
  const municipality = municipalityCode(due.municipality, payer.municipalityCodes);
  const purpose = account?.purpose ?? WITHOUT_ACCOUNT[due.obligation] ?? '';
  return { account, municipality, purpose, reason: whyNot(due, account, municipality) };
}

/** What is owed where no account says it. */
const WITHOUT_ACCOUNT: Partial<Record<Due['obligation'], string>> = {
  health: 'Doprinos za zdravstveno osiguranje',
  unemployment: 'Doprinos za osiguranje od nezaposlenosti',
  tax: 'Porez na dohodak',
  water: 'Opća vodna naknada',
  disaster: 'Posebna naknada za zaštitu od prirodnih i drugih nesreća',
};

function whyNot(
  { unknown, amount, municipality, who }: Due,
  account: PublicAccount | undefined,
  code: string | undefined,
): string | undefined {
  if (unknown !== undefined) return unknown;
  if (amount === 0) return 'Iznos je 0,00 KM: nema šta uplatiti.';
  if (!municipality) return noMunicipality(who);
  if (!account) return `Nije poznat kanton opštine „${municipality.name}“: provjerite opštinu.`;
  if (account.chooseCode)
    return `Šifra prihoda nije sigurna (${account.chooseCode.join(' ili ')}): izaberite je među računima firme.`;
  if (!account.code) return 'Šifra prihoda nije poznata: upišite je među račune firme.';
  if (!account.account) return 'Račun nije poznat: upišite ga među račune firme.';
  const wrong = wrongAccount(account.account);
  if (wrong !== undefined) return `Račun ${account.account}: ${wrong}`;
  return code
    ? undefined
    : `Šifra opštine „${municipality.name}“ nije poznata: upišite tri cifre u podatke firme.`;
}

const noMunicipality = (who: string | undefined): string =>
  who === undefined
    ? 'Firma nema upisanu opštinu: izaberite je u podacima firme.'
    : `Nije upisana opština prebivališta: ${who}.`;

const NO_REFERENCE = '0000000000';

/** Poziv na broj: the wage month in ten digits where the entity asks for it, else zeros. */
export const referenceOf = ({ reference }: PublicAccount, month: number): string =>
  reference === 'month' ? String(month).padStart(NO_REFERENCE.length, '0') : NO_REFERENCE;

/** What is to be checked of an amount owed and of its account, in sentences. */
export const doubtsOf = (due: Due, account: PublicAccount): string[] => [
  ...(due.doubts ?? []),
  ...account.doubts.map((doubt) => `${doubt.charAt(0).toUpperCase()}${doubt.slice(1)}.`),
];
