import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount } from '../../../core/numbers/format.ts';
import { sumOf } from '../../../core/numbers/money.ts';
import type { Figure, Table } from '../../../documents/blocks.ts';
import { documentText } from '../../../documents/plain-text.ts';
import {
  federalFirm,
  federalStaff,
  settledOf,
  srpskaFirm,
  srpskaStaff,
} from '../../forms/settled.fixture.ts';
import { PAYROLL_ENTITIES } from '../../model/place.ts';
import type { SettledMonth } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { calculateMonth } from '../../month/calculate/calculate-month.ts';
import { randomStaff } from '../../random-staff.fixture.ts';
import { answering, firmOf, workerOf } from '../../staff.fixture.ts';
import { averageOf, type Certificate, type CertificateKind, certificateDocument } from './certificate.ts';
import { averagedMonths, monthsUpTo, paidMonths } from './paid-months.ts';
import { CARD_LINES, PAY_LINES, payTable } from './pay-table.ts';
import { registrationFields } from './registration.ts';
import { certificateRequirements } from './requirements.ts';
import { yearCard } from './year-card.ts';

const ask = await answering();
const september = { id: 'f1:2026-09', month: 9, payday: '2026-10-10' };
const staff = federalStaff.map((one) => ({
  ...one,
  employedFrom: '2020-03-01',
  agreed: [{ from: '2020-03-01', kind: 'bruto' as const, amount: 200_000 }],
}));
const first = staff[0] as Worker;
const third = staff[2] as Worker;
const october = await settledOf(federalFirm, staff);
const closed: readonly SettledMonth[] = [
  await settledOf(federalFirm, staff, { r3: { entries: { bonus: 10_000, advance: 20_000 } } }, september),
  october,
];
const OCTOBER = { year: 2026, month: 10 };

const certificate = (worker: Worker, kind: CertificateKind = 'pay', count = 2): Certificate => ({
  kind,
  firm: federalFirm,
  worker,
  months: paidMonths(worker, monthsUpTo(OCTOBER, count), closed),
  averaged: averagedMonths(worker, OCTOBER, count, closed),
  number: '7/26',
  day: '2026-11-27',
  purpose: 'bank',
  purposeText: '',
  signer: 'Direktor',
});
const text = (...given: Parameters<typeof certificate>) =>
  documentText(certificateDocument(certificate(...given)));

const valuesOf = (table: Table): readonly (readonly number[])[] =>
  table.rows.map((cells) => cells.slice(1).map((cell) => (cell as Figure).value));

test('lists the figures of the closed months, and their sum', () => {
  const { paid } = paidMonths(third, monthsUpTo(OCTOBER, 2), closed);
  const table = payTable('fbih', paid, PAY_LINES);
  expect(table.columns.map(({ title }) => title)).toEqual([
    'Mjesec',
    'Bruto',
    'Neto',
    'Obustave',
    'Akontacija',
    'Isplaćeno',
  ]);
  const wages = closed.map(({ wages: all }) => all.find(({ worker }) => worker.id === 'r3'));
  const rows = wages.map((wage) => [
    wage?.figures.gross,
    wage?.figures.net,
    25_000,
    wage?.withheld.find(({ received }) => received === 'advance')?.amount ?? 0,
    wage?.payout,
  ]);
  const sums = rows[0]?.map((_, at) => sumOf(rows, (row) => row[at] ?? 0));
  expect(valuesOf(table)).toEqual([...rows, sums]);
});

test('states the mean net of the months, and the deductions of the last one', () => {
  const written = text(third, 'average');
  const nets = closed.map(({ wages }) => wages.find(({ worker }) => worker.id === 'r3')?.figures.net ?? 0);
  const mean = Math.round(((nets[0] ?? 0) + (nets[1] ?? 0)) / 2);
  expect(written).toContain('Potvrda o prosječnoj plaći');
  expect(written).toContain(`neto ${formatAmount(mean)} KM.`);
  expect(written).toContain('Obustave u mjesecu 10/2026: Kredit (Kreditor Primjer) 250,00 KM.');
  expect(text(first)).toContain('U mjesecu 10/2026 nema obustava.');
  expect(written).toContain('Potvrda se izdaje radi ostvarivanja prava na kredit kod banke.');
});

test('leaves out a month that is not closed, and says so; never estimates it', () => {
  const made = certificate(first, 'pay', 3);
  expect(made.months.leftOut).toEqual([{ year: 2026, month: 8, reason: 'open' }]);
  expect(text(first, 'pay', 3)).toContain('Bez mjeseca 08/2026 (mjesec nije zaključen).');
  const doubts = certificateRequirements(made).filter(({ vrsta }) => vrsta === 'sumnja');
  expect(doubts.map(({ poruka }) => poruka)).toEqual(['Bez mjeseca 08/2026 (mjesec nije zaključen).']);
});

test('leaves out silently the months before the employment, and names a month without a wage', () => {
  const hired = workerOf({ id: 'r9', employedFrom: '2026-10-01' });
  const months = paidMonths(hired, monthsUpTo(OCTOBER, 6), closed);
  expect(months).toEqual({ paid: [], leftOut: [{ year: 2026, month: 10, reason: 'unpaid' }] });
  expect(text(hired)).toContain('Iznosi: ____________');
});

test('has no amounts when it is of employment or service', () => {
  expect(text(first, 'employment')).not.toContain('KM');
  const written = text({ ...first, priorService: { years: 4, months: 7, days: 0 } }, 'service');
  // 1 March 2020 to 27 November 2026: 6 years, 8 months, 27 days.
  expect(written).toContain('6 god. 8 mj. 27 d. (do 27. 11. 2026.)');
  expect(written).toContain('4 god. 7 mj. 0 d.');
  expect(written).toContain('11 god. 3 mj. 27 d.');
});

test('counts what is missing, and nothing when all is typed', () => {
  const missing = (made: Certificate) =>
    certificateRequirements(made)
      .filter(({ ispunjeno }) => !ispunjeno)
      .map(({ polje }) => polje);
  expect(missing(certificate(first))).toEqual([]);
  const { employedFrom: _, ...untyped } = first;
  const bare = certificate({ ...untyped, jmbg: '', position: '' }, 'employment');
  expect(missing({ ...bare, firm: firmOf({ jib: '' }), day: '', purpose: 'other', signer: '' })).toEqual([
    'firma.jib',
    'radnik.jmbg',
    'radnik.position',
    'radnik.employedFrom',
    'potvrda.day',
    'potvrda.purposeText',
    'potvrda.signer',
  ]);
});

test('has a card of the year with the months of work, in the words of the entity', async () => {
  const year = monthsUpTo({ year: 2026, month: 12 }, 12);
  const written = documentText(yearCard(federalFirm, third, 2026, paidMonths(third, year, closed)));
  expect(written).toContain('Karton radnika za 2026. godinu');
  expect(written).toContain('Doprinosi iz plaće');
  expect(written).toContain('08/2026, 11/2026, 12/2026 (mjesec nije zaključen)');
  const fourth = srpskaStaff[0] as Worker;
  const srpska = await settledOf(srpskaFirm, srpskaStaff);
  const { paid } = paidMonths(fourth, [OCTOBER], [srpska]);
  const titles = payTable('rs', paid, CARD_LINES).columns.map(({ title }) => title);
  expect(titles).toEqual([
    'Mjesec',
    'Sati',
    'Bruto',
    'Doprinosi',
    'Porez',
    'Neto',
    'Solidarnost',
    'Obustave',
    'Isplaćeno',
  ]);
});

test('keeps typed text as text in every document', () => {
  const evil = { ...first, lastName: '=HYPERLINK("x")\u202e', position: '<b>šef</b>\n' };
  const written = text(evil);
  expect(written).toContain('<b>šef</b>');
  expect(written).not.toContain('\u202e');
});

test('lists the data of a registration in order, with what the JMBG says', () => {
  const fields = registrationFields(federalFirm, first, 'registration', '2026-11-27');
  const value = (label: string) => fields.find((one) => one.label === label)?.value;
  expect(fields.slice(0, 6).map((one) => one.value)).toEqual([
    '4200000000004',
    'PRIMJER D.O.O. SARAJEVO',
    'Ulica Bez Imena 1',
    'Sarajevo',
    '077',
    'Prijava',
  ]);
  expect(value('Datum rođenja')).toBe('31. 12. 1899.');
  expect(value('Spol')).toBe('M');
  expect(value('Dnevno radno vrijeme')).toBe('8 h 0 min');
  expect(value('Osnov za doprinose (bruto KM)')).toBe('2.000,00');
  expect(value('Datum početka')).toBe('1. 3. 2020.');
  expect(value('Djevojačko prezime')).toBe('');
  const half = registrationFields(
    federalFirm,
    { ...first, dailyHours: 650, employedTo: '2026-11-30' },
    'deregistration',
    '2026-11-27',
  );
  expect(half.find((one) => one.label === 'Dnevno radno vrijeme')?.value).toBe('6 h 30 min');
  expect(half.find((one) => one.label === 'Datum prestanka')?.value).toBe('30. 11. 2026.');
});

describe.each(PAYROLL_ENTITIES)('any staff of %s', (entity) => {
  test('has certificates that equal the closed month and add up to the payout', async () => {
    let rows = 0;
    await fc.assert(
      fc.asyncProperty(randomStaff(entity), async ({ firm, workers, month }) => {
        const { wages } = await calculateMonth(firm, workers, month, ask);
        const settled: SettledMonth = { firm, month, wages };
        for (const wage of wages) {
          const { paid, leftOut } = paidMonths(wage.worker, [OCTOBER], [settled]);
          expect([paid.length, leftOut]).toEqual([1, []]);
          const table = payTable(entity, paid, PAY_LINES);
          const [values = []] = valuesOf(table);
          const of = (...titles: string[]): number =>
            sumOf(table.columns, ({ title }) =>
              titles.includes(title)
                ? (values[table.columns.findIndex((one) => one.title === title) - 1] ?? 0)
                : 0,
            );
          expect(of('Bruto')).toBe(wage.figures.gross);
          expect(of('Isplaćeno')).toBe(wage.payout);
          expect(
            of('Neto', 'Neoporezivo') - of('Solidarnost', 'Obustave', 'Primljeno u stvarima', 'Akontacija'),
          ).toBe(wage.payout);
          expect(averageOf(paid, ({ net }) => net)).toBe(wage.figures.net);
          rows += 1;
        }
      }),
      { numRuns: 25 },
    );
    expect(rows).toBeGreaterThan(20);
  });
});

describe('the average of months with a whole wage', () => {
  /** Months 06–11/2026 of a net of 1.272,00; at a fund's cost from 1. 9. */
  const months = async (own: Partial<Worker> = {}) =>
    Promise.all(
      [6, 7, 8, 9, 10, 11].map((month) =>
        settledOf(
          federalFirm,
          [{ ...first, ...own }],
          month >= 9 ? { r1: { entries: { fundHours: FUND[month] ?? 0 } } } : {},
          { id: `f1:2026-${String(month).padStart(2, '0')}`, month },
        ),
      ),
    );
  const FUND: Readonly<Record<number, number>> = { 9: 17_600, 10: 17_600, 11: 16_800 };
  const NOVEMBER = { year: 2026, month: 11 };

  test('leaves out and names months in which a fund paid, and reaches further back', async () => {
    const settled = await months();
    const averaged = averagedMonths(first, NOVEMBER, 3, settled);
    expect(averaged.paid.map(({ month }) => month.month)).toEqual([6, 7, 8]);
    const net = settled[0]?.wages[0]?.figures.net ?? 0;
    expect(averageOf(averaged.paid, (figures) => figures.net)).toBe(net);
    const made = {
      ...certificate(first),
      months: paidMonths(first, monthsUpTo(NOVEMBER, 3), settled),
      averaged,
    };
    const written = documentText(certificateDocument(made));
    expect(written).toContain(
      `za 3 mjeseca (06/2026–08/2026): bruto 2.072,00 KM, neto ${formatAmount(net)} KM.`,
    );
    expect(written).toContain('Prosjek je bez mjeseca 09/2026, 10/2026, 11/2026 (naknadu plaća fond).');
  });

  test('leaves out a part month of hire, and takes the months that the user takes', async () => {
    const settled = await months({ employedFrom: '2026-06-15' });
    const worker = { ...first, employedFrom: '2026-06-15' };
    const { paid, leftOut } = averagedMonths(worker, NOVEMBER, 3, settled);
    expect(paid.map(({ month }) => month.month)).toEqual([7, 8]);
    expect(leftOut.map(({ month, reason }) => [month, reason])).toEqual([
      [6, 'part'],
      [9, 'fund'],
      [10, 'fund'],
      [11, 'fund'],
    ]);
    const taken = averagedMonths(worker, NOVEMBER, 3, settled, { '2026-06': true, '2026-07': false });
    expect(taken.paid.map(({ month }) => month.month)).toEqual([6, 8]);
    expect(taken.leftOut[0]).toEqual({ year: 2026, month: 7, reason: 'notTaken' });
  });
});
