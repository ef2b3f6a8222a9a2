import { formatAmount } from '../../core/numbers/format.ts';
import type { Feninga } from '../../core/numbers/money.ts';
import { doubted, type Requirement } from '../requirement.ts';
import { isCorrectedBy, isNamedBy, isSame, labelOf } from './chain.ts';
import type { Advance, Invoice } from './invoice.ts';
import { isCancelled, leftOf, leftTotal, partsTotal, type Use, usesOf } from './links.ts';
import { totalsOf } from './totals.ts';

/**
 * What a document contradicts of the documents it names or that name it: corrections and deductions above what is left, and stornos of
 * documents that others build on.
 * @param issued the issued documents; an earlier version of this one does not count
 */
export function linkDoubts(document: Invoice, issued: readonly Invoice[]): readonly Requirement[] {
  const others = issued.filter((one) => !isSame(one, document));
  return [
    ...correctionDoubts(document, others),
    ...document.avansi.flatMap((advance, at) => advanceDoubts(document, advance, at, others)),
    ...usedUpDoubts(document, others),
  ];
}

const amount = (value: Feninga): string => formatAmount(Math.abs(value));

/** `KO-1/2026 100,00`, each that took something. */
export const namedUses = (uses: readonly Use[]): string =>
  uses
    .filter(({ parts }) => partsTotal(parts) !== 0)
    .map(
      ({ by, parts }) =>
        `${labelOf(by)}: ${partsTotal(parts) < 0 ? 'vraća ' : ''}${amount(partsTotal(parts))}`,
    )
    .join(', ');

function correctionDoubts(document: Invoice, others: readonly Invoice[]): readonly Requirement[] {
  const { vrsta } = document;
  const corrected = others.find((one) => isCorrectedBy(one, document));
  if (corrected === undefined) return [];
  return [
    ...(vrsta === 'odobrenje' || vrsta === 'storno' ? tooMuch(document, corrected, others) : []),
    ...(vrsta === 'storno' ? stornoDoubts(corrected, others) : []),
  ];
}

function tooMuch(document: Invoice, corrected: Invoice, others: readonly Invoice[]): readonly Requirement[] {
  const own = Math.abs(totalsOf(document).total);
  const left = leftTotal(corrected, others);
  if (own <= Math.max(0, left)) return [];
  const uses = usesOf(corrected, others);
  const earlier = uses.length > 0 ? ` Već je iskorišteno: ${namedUses(uses)}.` : '';
  return [
    doubted(
      'ispravlja.broj',
      'Ispravka veća od fakture',
      `${labelOf(corrected)} ima ${amount(totalsOf(corrected).total)}.${earlier} Ostaje ${amount(Math.max(0, left))}, a ovdje je ${amount(own)}.`,
    ),
  ];
}

/** A storno leaves what builds on its document: debit notes, and final invoices that deduct it. */
function stornoDoubts(cancelled: Invoice, others: readonly Invoice[]): readonly Requirement[] {
  const debits = others.filter(
    (one) => one.vrsta === 'zaduzenje' && isCorrectedBy(cancelled, one) && !isCancelled(one, others),
  );
  const finals = usesOf(cancelled, others).filter(
    ({ how, by }) => how === 'odbitak' && by.vrsta !== 'storno' && !isCancelled(by, others),
  );
  return [
    ...debits.map((debit) =>
      doubted(
        'ispravlja.broj',
        'Zaduženje uz fakturu',
        `${labelOf(debit)} uvećava fakturu koju stornirate: stornirajte i njega.`,
      ),
    ),
    ...finals.map(({ by, parts }) =>
      doubted(
        'ispravlja.broj',
        'Odbijeni avans',
        `Avans je odbijen na dokumentu ${labelOf(by)} za ${amount(partsTotal(parts))}: prvo stornirajte taj dokument.`,
      ),
    ),
  ];
}

function advanceDoubts(
  document: Invoice,
  advance: Advance,
  at: number,
  others: readonly Invoice[],
): readonly Requirement[] {
  if (document.vrsta === 'storno') return [];
  const issued = others.find((one) => isNamedBy({ ...advance, vrsta: 'avans' }, one));
  if (issued === undefined) return [];
  const field = `avansi.${at}.broj`;
  if (isCancelled(issued, others))
    return [doubted(field, `Avans ${at + 1}`, `${labelOf(issued)} je stornirana: uklonite je odavde.`)];
  const left = leftOf(issued, others);
  const isMore = advance.parts.some(
    ({ taxRate, total }) => total > (left.find((part) => part.taxRate === taxRate)?.total ?? 0),
  );
  if (!isMore) return [];
  const uses = namedUses(usesOf(issued, others));
  const spent = uses === '' ? '' : ` Ostatak je otišao na: ${uses}.`;
  return [
    doubted(
      field,
      `Avans ${at + 1}`,
      `Od avansa ${issued.brojFakture} ostaje ${amount(Math.max(0, partsTotal(left)))}, a ovdje se odbija ${amount(partsTotal(advance.parts))}.${spent}`,
    ),
  ];
}

/** A document of which others use more than it has, as after its amount was corrected. */
function usedUpDoubts(document: Invoice, others: readonly Invoice[]): readonly Requirement[] {
  const uses = usesOf(document, others);
  const over = 0 - leftTotal(document, others);
  if (uses.length === 0 || over <= 0 || totalsOf(document).total < 0) return [];
  return [
    doubted(
      'items',
      'Iskorišteno je više',
      `Po ovom dokumentu je iskorišteno ${amount(over)} više nego što ima (${namedUses(uses)}).`,
    ),
  ];
}
