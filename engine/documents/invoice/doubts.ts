import { addDays, isDay } from '../../core/days/day.ts';
import type { Source } from '../../core/law.ts';
import { changeOn } from '../../core/law.ts';
import { formatAmount, formatDecimal, formatRate } from '../../core/numbers/format.ts';
import { kurs_eura } from '../../law/bih/currency.ts';
import { pdv } from '../../law/bih/vat.ts';
import { rok_placanja } from '../../law/rs/payment-term.ts';
import { LARGEST_IN_WORDS } from '../amount-in-words/amount-in-words.ts';
import { EURO, KM } from '../currency.ts';
import { bareAccount, checkBankAccount, checkBic } from '../identifiers/account.ts';
import { compact } from '../identifiers/digits.ts';
import { checkIdentifier } from '../identifiers/identifier.ts';
import { doubted, type Requirement } from '../requirement.ts';
import { UNREADABLE_DAY } from '../typed-text.ts';
import { buyerDoubt, missingBuyerNumber, supplyDoubt } from './booking.ts';
import { type Corrected, type Invoice, isPaidFromAbroad, type Party, TEN_THOUSANDTHS } from './invoice.ts';
import { wordsOf } from './kinds.ts';
import { totalsOf } from './totals.ts';
import { E_ADDRESS } from './ubl/party.ts';

/** Likely typing errors and unusual values. */
export const doubtsAbout = (invoice: Invoice): readonly Requirement[] => [
  ...numbersOf('company', 'prodavca', invoice.company),
  ...numbersOf('customer', 'kupca', invoice.customer),
  ...eAddresses(invoice),
  ...doubt('racun', 'Račun za uplatu', checkBankAccount(invoice.racun) ?? domesticAccount(invoice)),
  ...doubt('bic', 'BIC (SWIFT)', checkBic(invoice.bic)),
  ...doubt('customer.uPdv', 'Kupac u sistemu PDV-a', buyerDoubt(invoice)),
  ...doubt('customer.pdvBroj', 'PDV broj kupca', missingBuyerNumber(invoice)),
  ...doubt('datumIsporuke', 'Datum isporuke', lateSupply(invoice) ?? supplyDoubt(invoice)),
  ...smallQuantities(invoice),
  ...unusualRates(invoice),
  ...(invoice.ispravlja ? corrected(invoice.ispravlja, invoice) : []),
  ...(invoice.vrsta === 'odobrenje' || invoice.vrsta === 'storno' ? [] : term(invoice)),
  ...doubt('periodDo', 'Period usluge', backwardPeriod(invoice)),
  ...exchange(invoice),
  ...doubt('avansi', 'Avansi', largeAdvances(invoice)),
  ...doubt('items', 'Iznos fakture', tooLarge(invoice) ?? negativeTotal(invoice)),
];

const backwardPeriod = ({ periodOd, periodDo }: Invoice): string | undefined =>
  isDay(periodOd) && isDay(periodDo) && periodDo < periodOd
    ? 'Kraj perioda je prije početka: ispravite datume.'
    : undefined;

/** A rate of zero would make every amount in KM zero; the rate of the euro is fixed. */
function exchange({ valuta, kurs, datum }: Invoice): readonly Requirement[] {
  if (valuta === KM) return [];
  if (kurs === 0) return doubt('kurs', 'Kurs', `Upišite koliko KM vrijedi 1 ${valuta} na dan prometa.`);
  const law = valuta === EURO && isDay(datum) ? changeOn(kurs_eura, datum) : undefined;
  return law === undefined || law.vrijednost.kurs === kurs
    ? []
    : doubt('kurs', 'Kurs', `Kurs eura je ${formatDecimal(law.vrijednost.kurs, 6)} KM.`, law.izvor);
}

/** A bank abroad knows an account here by its IBAN only. */
const domesticAccount = (invoice: Invoice): string | undefined =>
  isPaidFromAbroad(invoice) && /^\d{16}$/.test(bareAccount(invoice.racun))
    ? `Za uplatu iz inostranstva upišite IBAN: BA39${bareAccount(invoice.racun)}.`
    : undefined;

/** By rate: VAT of an advance is deducted from VAT of the same rate. */
function largeAdvances(invoice: Invoice): string | undefined {
  if (invoice.vrsta === 'storno') return undefined;
  if (invoice.avansi.length === 0) return undefined;
  const { advances, groups, payable } = totalsOf(invoice);
  if (payable < 0)
    return `Avansi su za ${formatAmount(0 - payable)} veći od fakture: ispravite ih, a razliku vratite ili odobrite kupcu.`;
  const tooMuch = advances.find(
    ({ rate, base }) => base > (groups.find((one) => one.rate === rate)?.base ?? 0),
  );
  return tooMuch === undefined
    ? undefined
    : `Avans po stopi ${formatRate(tooMuch.rate)} veći je od stavki sa tom stopom: ispravite stopu ili iznos avansa.`;
}

const negativeTotal = (invoice: Invoice): string | undefined =>
  wordsOf(invoice).isPriced && invoice.vrsta !== 'storno' && totalsOf(invoice).total < 0
    ? 'Iznos je manji od nule: za umanjenje izdajte knjižno odobrenje.'
    : undefined;

const term = (invoice: Invoice): readonly Requirement[] => [
  ...doubt('rokPlacanja', 'Rok plaćanja', unreadableTerm(invoice) ?? earlyTerm(invoice)),
  ...longTerm(invoice),
];

function corrected({ datum }: Corrected, invoice: Invoice): readonly Requirement[] {
  const isUnread = datum !== '' && !isDay(datum);
  const isLater = isDay(datum) && isDay(invoice.datum) && datum > invoice.datum;
  const title =
    invoice.vrsta === 'odobrenje' ? 'odobrenja' : invoice.vrsta === 'zaduzenje' ? 'zaduženja' : 'storna';
  const message = isLater ? `Faktura je izdata poslije ${title}: ispravite datum.` : undefined;
  return doubt('ispravlja.datum', 'Datum te fakture', isUnread ? UNREADABLE_DAY : message);
}

/** A warning about a field, if there is a message. */
export const doubt = (
  polje: string,
  naziv: string,
  poruka: string | undefined,
  izvor: Source | null = null,
): readonly Requirement[] => (poruka === undefined ? [] : [doubted(polje, naziv, poruka, izvor)]);

/** Foreign numbers have other rules. */
function numbersOf(field: 'company' | 'customer', whose: string, party: Party): readonly Requirement[] {
  if (party.drzava !== 'BA') return [];
  const { idType, idNumber, pdvBroj } = party;
  return [
    ...doubt(`${field}.idNumber`, `${idType} ${whose}`, checkIdentifier(idType, idNumber)),
    ...doubt(
      `${field}.pdvBroj`,
      `PDV broj ${whose}`,
      checkIdentifier('PIB', pdvBroj) ?? (idType === 'JIB' ? anotherJib(idNumber, pdvBroj) : undefined),
    ),
  ];
}

/** Without the unit number and the check digit, which differ by branch. */
const OWN_DIGITS = 9;

/** A VAT number is the JIB of the head office without its leading 4; a branch differs only in the last digits. */
function anotherJib(jib: string, pdvBroj: string): string | undefined {
  const own = compact(jib).slice(0, OWN_DIGITS);
  if (compact(pdvBroj) === '' || checkIdentifier('JIB', jib) !== undefined || own === '') return undefined;
  return `4${compact(pdvBroj)}`.startsWith(own)
    ? undefined
    : `PDV broj nije od ovog JIB-a: počinjao bi sa ${own.slice(1)}.`;
}

const eAddresses = ({ company, customer }: Invoice): readonly Requirement[] =>
  Object.entries({ company, customer }).flatMap(([field, { eAdresa }]) =>
    eAdresa.trim() === '' || E_ADDRESS.test(eAdresa.trim())
      ? []
      : doubt(
          `${field}.eAdresa`,
          'Peppol adresa',
          'Ovo nije Peppol adresa. Upišite je kao 9924:403711250001.',
        ),
  );

const lateSupply = ({ vrsta, datum, datumIsporuke }: Invoice): string | undefined =>
  wordsOf({ vrsta }).debt > 0 && isDay(datum) && isDay(datumIsporuke) && datumIsporuke > datum
    ? 'Isporuka je poslije datuma izdavanja. Za primljeni avans izdaje se avansna faktura.'
    : undefined;

/** Returned goods and halves are sold too, so it is a warning; the rows of a storno are negative. */
function smallQuantities({ vrsta, items }: Invoice): readonly Requirement[] {
  if (vrsta === 'storno') return [];
  return items.flatMap(({ quantity, price }, at) => [
    ...doubt(`items.${at}.quantity`, `Količina, stavka ${at + 1}`, smallQuantity(quantity)),
    ...doubt(
      `items.${at}.price`,
      `Cijena, stavka ${at + 1}`,
      price < 0 ? 'Cijena je manja od nule: za umanjenje izdajte knjižno odobrenje.' : undefined,
    ),
  ]);
}

function smallQuantity(quantity: number): string | undefined {
  if (quantity < 0) return 'Količina je manja od nule: za umanjenje izdajte knjižno odobrenje.';
  return quantity > 0 && quantity < TEN_THOUSANDTHS ? 'Količina je manja od 1: provjerite je.' : undefined;
}

/** The law has one rate; exempt and exported items have none. */
function unusualRates({ pdvObveznik, datum, items }: Invoice): readonly Requirement[] {
  const law = isDay(datum) ? changeOn(pdv, datum) : undefined;
  if (!pdvObveznik || law === undefined) return [];
  const { stopa } = law.vrijednost;
  return items.flatMap(({ taxRate }, at) =>
    taxRate === 0 || taxRate === stopa
      ? []
      : doubt(
          `items.${at}.taxRate`,
          `Stopa PDV-a, stavka ${at + 1}`,
          `Stopa je ${formatRate(stopa)}, ili 0 % za ono što je oslobođeno.`,
          law.izvor,
        ),
  );
}

const unreadableTerm = ({ rokPlacanja }: Invoice): string | undefined =>
  rokPlacanja === '' || isDay(rokPlacanja) ? undefined : UNREADABLE_DAY;

const earlyTerm = ({ datum, rokPlacanja }: Invoice): string | undefined =>
  isDay(datum) && isDay(rokPlacanja) && rokPlacanja < datum
    ? 'Rok plaćanja je prije datuma izdavanja.'
    : undefined;

/** The limit of Republika Srpska; elsewhere such a term may be agreed, so it is a warning in both entities. */
function longTerm({ datum, rokPlacanja }: Invoice): readonly Requirement[] {
  const law = isDay(datum) ? changeOn(rok_placanja, datum) : undefined;
  if (law === undefined || !isDay(rokPlacanja)) return [];
  const { najduze } = law.vrijednost;
  return rokPlacanja <= addDays(datum, najduze)
    ? []
    : doubt(
        'rokPlacanja',
        'Rok plaćanja',
        `Rok duži od ${najduze} dana u Republici Srpskoj traži osiguranje plaćanja.`,
        law.izvor,
      );
}

const tooLarge = (invoice: Invoice): string | undefined =>
  totalsOf(invoice).payable > LARGEST_IN_WORDS
    ? 'Iznos je veći od 999.999.999,99 KM i ne ispisuje se slovima.'
    : undefined;
