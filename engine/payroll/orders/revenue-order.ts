import { compact } from '../../documents/identifiers/digits.ts';
import { dayOf, daysInMonth } from '../../kernel/days/day.ts';
import { formatMonth } from '../../kernel/figures/format.ts';
import type { PublicAccount } from '../../law/account.ts';
import { ownAccountFor } from '../accounts/account-for.ts';
import { municipalityKey } from '../accounts/canton-of.ts';
import type { Firm } from '../model/firm.ts';
import type { PayrollMonth } from '../model/month.ts';
import type { PaymentOrder, SkippedOrder } from '../model/order.ts';
import type { Due } from './due.ts';
import { wrongAccount } from './wrong-account.ts';

const ZEROS = '0000000000';
const REGULAR = '0';

/** `10/2026`, as purposes end. */
export const monthWritten = ({ month, year }: Pick<PayrollMonth, 'month' | 'year'>): string =>
  formatMonth(month, year);

/** The order of an amount owed, or why there is none: a placeholder is never put where something is not known. */
export function revenueOrder(due: Due, firm: Firm, month: PayrollMonth): PaymentOrder | SkippedOrder {
  const account = ownAccountFor(firm.accounts, due.item, due.entity, due.canton);
  const code = municipalityCode(due, firm);
  const reason = whyNot(due, account, firm, code);
  const { obligation, amount } = due;
  const purpose = `${account?.purpose ?? FALLBACK[obligation] ?? ''} ${monthWritten(month)}`.trim();
  if (reason !== undefined || !account?.code || !account.account || !code)
    return {
      purpose,
      payee: account?.recipient ?? '',
      amount,
      obligation,
      ...(account?.code && { code: account.code }),
      reason: reason ?? '',
    };
  return {
    payer: firm.name,
    payerPlace: firm.place,
    payerAccount: compact(firm.account),
    payee: account.recipient,
    payeePlace: account.place,
    payeeAccount: account.account,
    purpose,
    amount,
    day: month.payday,
    urgent: false,
    revenue: {
      taxpayer: compact(firm.jib),
      kind: REGULAR,
      code: account.code,
      from: dayOf(month.year, month.month),
      to: dayOf(month.year, month.month, daysInMonth(month.year, month.month)),
      municipality: code,
      budgetOrg: account.budgetOrg,
      reference: account.reference === 'month' ? String(month.month).padStart(10, '0') : ZEROS,
    },
    doubts: [...(due.doubts ?? []), ...account.doubts.map(asSentence)],
    obligation,
    accountSource: { certainty: account.certainty, seen: account.seen, source: account.source },
  };
}

/** What is owed where no account says it. */
const FALLBACK: Partial<Record<Due['obligation'], string>> = {
  health: 'Doprinos za zdravstveno osiguranje',
  unemployment: 'Doprinos za osiguranje od nezaposlenosti',
  tax: 'Porez na dohodak',
  water: 'Opća vodna naknada',
  disaster: 'Posebna naknada za zaštitu od prirodnih i drugih nesreća',
};

function municipalityCode({ municipality }: Due, { municipalityCodes }: Firm): string | undefined {
  if (!municipality) return undefined;
  return municipality.code ?? municipalityCodes?.[municipalityKey(municipality)];
}

function whyNot(
  { unknown, amount, municipality, who }: Due,
  account: PublicAccount | undefined,
  firm: Firm,
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
  if (wrongAccount(account.account)) return `Račun ${account.account}: ${wrongAccount(account.account)}`;
  if (!/^\d{13}$/.test(compact(firm.jib))) return 'Firma nema JIB od 13 cifara: upišite ga u podatke firme.';
  if (!code) return `Šifra opštine „${municipality.name}“ nije poznata: upišite tri cifre u podatke firme.`;
  return undefined;
}

const noMunicipality = (who: string | undefined): string =>
  who === undefined
    ? 'Firma nema upisanu opštinu: izaberite je u podacima firme.'
    : `Nije upisana opština prebivališta: ${who}.`;

const asSentence = (doubt: string): string => `${doubt.charAt(0).toUpperCase()}${doubt.slice(1)}.`;
