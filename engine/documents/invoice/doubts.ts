import { addDays } from '../../kernel/calendar.ts';
import { isDay } from '../../kernel/day.ts';
import type { Source } from '../../kernel/law.ts';
import { LARGEST_IN_WORDS } from '../amount-in-words/amount-in-words.ts';
import { checkBankAccount, checkIdentifier } from '../identifiers/identifier.ts';
import type { Requirement } from '../requirement.ts';
import type { Invoice, Party } from './invoice.ts';
import { PAYMENT_TERM } from './sources.ts';
import { totalsOf } from './totals.ts';

/** What looks mistyped or unusual. */
export const doubtsAbout = (invoice: Invoice): readonly Requirement[] => [
  ...numbersOf('company', 'prodavca', invoice.company),
  ...numbersOf('customer', 'kupca', invoice.customer),
  ...doubt('racun', 'Račun za uplatu', checkBankAccount(invoice.racun)),
  ...doubt('rokPlacanja', 'Rok plaćanja', earlyTerm(invoice)),
  ...doubt('rokPlacanja', 'Rok plaćanja', longTerm(invoice), PAYMENT_TERM),
  ...doubt('items', 'Iznos fakture', tooLarge(invoice)),
];

/** A doubt about a field, unless there is nothing to say. */
export const doubt = (
  polje: string,
  naziv: string,
  poruka: string | undefined,
  izvor: Source | null = null,
): readonly Requirement[] =>
  poruka === undefined ? [] : [{ vrsta: 'sumnja', polje, naziv, ispunjeno: false, poruka, izvor }];

/** Numbers of other countries follow other rules. */
function numbersOf(field: 'company' | 'customer', whose: string, party: Party): readonly Requirement[] {
  if (party.drzava !== 'BA') return [];
  const { idType, idNumber, pdvBroj } = party;
  return [
    ...doubt(`${field}.idNumber`, `${idType} ${whose}`, checkIdentifier(idType, idNumber)),
    ...doubt(`${field}.pdvBroj`, `PDV broj ${whose}`, checkIdentifier('PIB', pdvBroj)),
  ];
}

const earlyTerm = ({ datum, rokPlacanja }: Invoice): string | undefined =>
  isDay(rokPlacanja) && rokPlacanja < datum ? 'Rok plaćanja je prije datuma izdavanja.' : undefined;

/** In Republika Srpska; the same term may be agreed elsewhere. */
const LONGEST_TERM_DAYS = 60;

const longTerm = ({ datum, rokPlacanja }: Invoice): string | undefined =>
  isDay(datum) && isDay(rokPlacanja) && rokPlacanja > addDays(datum, LONGEST_TERM_DAYS)
    ? `Rok plaćanja je duži od ${LONGEST_TERM_DAYS} dana; u Republici Srpskoj to traži obezbjeđenje plaćanja.`
    : undefined;

const tooLarge = (invoice: Invoice): string | undefined =>
  totalsOf(invoice).zaPlatiti > LARGEST_IN_WORDS
    ? 'Iznos je veći od 999.999.999,99 KM i ne ispisuje se slovima.'
    : undefined;
