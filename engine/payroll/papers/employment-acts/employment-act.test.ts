import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLES } from '../../../documents/contract/contract.fixture.ts';
import { readContract } from '../../../documents/contract/contract.ts';
import {
  type AnyValue,
  type AnyValues,
  type FormField,
  readValues,
} from '../../../documents/forms/form-field.ts';
import { documentText } from '../../../documents/plain-text.ts';
import { BLANK } from '../../../documents/typed-text.ts';
import { ACT_KINDS, type ActKind, actFields } from './act-form.ts';
import { employmentAct } from './employment-act.ts';
import { actFromContract } from './from-contract.ts';

const TODAY = '2026-11-27';
const ENTITIES = ['fbih', 'rs', 'bd'] as const;

const VALUES: Readonly<Record<string, AnyValue>> = {
  tekst: 'neki tekst',
  odlomak: 'neki tekst',
  cijeli: 30,
  iznos: 1_500_00,
  datum: '2026-12-01',
};

const filledValue = (field: FormField): AnyValue =>
  field.kind === 'redovi'
    ? ([
        Object.fromEntries(Object.entries(field.columns).map(([name, one]) => [name, VALUES[one.kind]])),
      ] as AnyValue)
    : (VALUES[field.kind] ?? null);

/** A value for every field that can be empty; leave has a plausible year. */
const FULL: AnyValues = {
  ...Object.fromEntries(
    Object.entries(actFields)
      .filter(([, { kind }]) => kind !== 'izbor')
      .map(([name, field]) => [name, filledValue(field as FormField)]),
  ),
  year: 2026,
  baseDays: 20,
};
/** A given genitive hides a missing name, which is still reported. */
const EMPTIABLE = Object.keys(FULL).filter((name) => name !== 'employeeGenitive');

const textOf = (values: AnyValues): string => documentText(employmentAct.write(values, TODAY));
const blanksIn = (values: AnyValues): number =>
  JSON.stringify(employmentAct.write(values, TODAY).blocks).split(BLANK).length - 1;
const missingIn = (values: AnyValues): readonly string[] =>
  employmentAct
    .requirements(values, TODAY)
    .filter(({ vrsta, ispunjeno }) => vrsta === 'sadrzaj' && !ispunjeno)
    .map(({ polje }) => polje);
const doubtsOf = (values: AnyValues): readonly string[] =>
  employmentAct
    .requirements(values, TODAY)
    .filter(({ vrsta }) => vrsta === 'sumnja')
    .map(({ polje }) => polje);

const ALL = ACT_KINDS.flatMap((act) => ENTITIES.map((entity) => ({ act, entity })));

describe('the missing values of an act', () => {
  test.each(ALL)('name every open line of the print: $act, $entity', ({ act, entity }) => {
    fc.assert(
      fc.property(fc.subarray(EMPTIABLE), (filled) => {
        const values = readValues(actFields, {
          act,
          entity,
          ...(filled.length > 10 && { purpose: 'other' }),
          ...Object.fromEntries(filled.map((name) => [name, FULL[name]])),
        });
        const missing = missingIn(values);
        if (blanksIn(values) > 0) expect(missing).not.toEqual([]);
        for (const name of missing) expect(employmentAct.isShown?.(name, values), name).toBe(true);
        const completed = readValues(actFields, {
          ...values,
          ...Object.fromEntries(missing.map((name) => [name, FULL[name]])),
        });
        expect([blanksIn(completed), missingIn(completed)]).toEqual([0, []]);
      }),
      { numRuns: 40 },
    );
  });

  test.each(ALL)('are named once each: $act, $entity', ({ act, entity }) => {
    const missing = missingIn(readValues(actFields, { act, entity }));
    expect(new Set(missing).size).toBe(missing.length);
  });
});

const contract = readContract({
  contractCategory: 'permanent',
  entity: 'FBIH',
  ...SAMPLES.permanent,
  conclusionDate: '2026-11-20',
});
const made = (act: ActKind, more: AnyValues = {}): AnyValues => ({
  ...actFromContract(contract, act),
  ...more,
});

describe('an act from a kept contract', () => {
  test.each(ACT_KINDS)('carries over the parties, the post and the days: %s', (act) => {
    const text = textOf(made(act));
    expect(text).toContain('Alfa d.o.o. Sarajevo');
    expect(text).toContain('knjigovođa');
    const worker = act === 'annex' || act === 'mutual' ? '2. Amre Hadžić, ' : 'Amra Hadžić';
    expect(text).toContain(worker);
  });

  test('leaves only what no contract knows for an annex', () => {
    expect(missingIn(made('annex'))).toEqual(['from', 'newJobTitle']);
  });
});

describe('an annex', () => {
  test('writes each change as an article and keeps the rest in force', () => {
    const text = textOf(
      made('annex', {
        from: '2027-01-01',
        newJobTitle: 'glavni knjigovođa',
        newSalary: 2_400_00,
        newWeeklyHours: 20,
      }),
    );
    expect(text).toContain('na osnovu člana 24. Zakona o radu'.replace('na', 'Na'));
    expect(text).toContain('mijenjaju ugovor o radu zaključen dana 20. 11. 2026.');
    expect(text).toContain('Izmjene važe od 1. 1. 2027.');
    expect(text).toContain('Radnik radi na radnom mjestu: glavni knjigovođa.');
    expect(text).toContain('Radno vrijeme Radnika iznosi 20 sati sedmično.');
    expect(text).toContain('Osnovna plaća Radnika iznosi 2.400,00 KM bruto mjesečno.');
    expect(text).toContain('koje ovim aneksom nisu izmijenjene ostaju na snazi');
  });

  test('uses the word of Republika Srpska for pay', () => {
    expect(textOf(made('annex', { entity: 'rs', newSalary: 100_00 }))).toContain('Osnovna plata Radnika');
  });
});

describe('a notice', () => {
  test('runs from the day of delivery to the day it ends', () => {
    const text = textOf(made('employer-notice', { noticeDays: 30, deliveredDay: '2026-12-01' }));
    expect(text).toContain('Otkazni rok traje 30 dana i počinje teći danom uručenja');
    expect(text).toContain('Otkaz je uručen 1. 12. 2026. i radni odnos prestaje 31. 12. 2026.');
    expect(text).toContain('Na osnovu člana 96. i člana 105. Zakona o radu');
  });

  test.each([
    // FBiH čl. 105: employer 14 days to 3 months, worker 7 days to a month.
    ['employer-notice', 'fbih', 13, true],
    ['employer-notice', 'fbih', 14, false],
    ['employer-notice', 'fbih', 93, true],
    ['worker-notice', 'fbih', 6, true],
    ['worker-notice', 'fbih', 7, false],
    ['worker-notice', 'fbih', 31, true],
    ['employer-notice', 'rs', 29, true],
    ['employer-notice', 'rs', 30, false],
    ['worker-notice', 'rs', 14, true],
    ['worker-notice', 'bd', 1, false],
  ] as const)('of %s in %s with %i days is doubted: %s', (act, entity, noticeDays, isDoubted) => {
    expect(doubtsOf(made(act, { entity, noticeDays, startDate: '' })).includes('noticeDays')).toBe(isDoubted);
  });

  test('reminds of the severance of a worker of two years', () => {
    expect(doubtsOf(made('employer-notice', { startDate: '2024-11-27' }))).toContain('severance');
    expect(doubtsOf(made('employer-notice', { startDate: '2024-11-28' }))).not.toContain('severance');
    expect(doubtsOf(made('employer-notice', { startDate: '2020-01-01', severance: 5_000_00 }))).not.toContain(
      'severance',
    );
  });

  test('cites the article of the District as it was typed, or the act alone', () => {
    expect(textOf(made('employer-notice', { entity: 'bd' }))).toContain(
      'Na osnovu odredaba Zakona o radu Brčko distrikta BiH („Službeni glasnik Brčko distrikta BiH“',
    );
    expect(textOf(made('employer-notice', { entity: 'bd', lawArticle: 'člana 101.' }))).toContain(
      'Na osnovu člana 101. Zakona o radu Brčko distrikta BiH',
    );
  });
});

describe('the papers of /plate', () => {
  test('count the working days of a leave without weekends and holidays', () => {
    const text = textOf(
      made('leave', {
        year: 2026,
        parts: [{ from: '2026-07-01', to: '2026-07-14' }],
        rulebook: 'člana 30. Pravilnika o radu',
        remedy: 'Zahtjev za zaštitu prava u roku od 30 dana.',
      }),
    );
    expect(text).toContain('Odmor se koristi od 1. 7. 2026. do 14. 7. 2026. (10 radnih dana)');
    expect(text).toContain('Dan povratka na rad je 15. 7. 2026.');
  });

  test('state part time in hours a day on the certificate', () => {
    expect(textOf(made('certificate', { weeklyHours: 20 }))).toContain('4 sati dnevno');
    expect(textOf(made('certificate', { weeklyHours: 40 }))).toMatch(/Radno vrijeme:?\s+puno/);
  });
});

test('ignores the values of another kind of act', () => {
  const values = readValues(actFields, { act: 'certificate', noticeDays: 'abc', newSalary: 'x' });
  expect(doubtsOf(values)).toEqual([]);
});

describe('a notice of an employer by its kind', () => {
  const notice = (noticeKind: string, more: AnyValues = {}) =>
    made('employer-notice', { noticeKind, reason: 'razlog', number: '1/2026', ...more });

  test('has a term only where the law has one', () => {
    expect(textOf(notice('ordinary', { noticeDays: 30 }))).toContain('Otkazni rok traje 30 dana');
    expect(textOf(notice('probation', { noticeDays: 7 }))).toContain('Za vrijeme probnog rada otkazuje se');
    const breach = textOf(notice('breach', { noticeDays: 30, severance: 100_00 }));
    expect(breach).toContain('bez otkaznog roka');
    expect(breach).not.toMatch(/Otkazni rok traje|otpremnina/);
  });

  test('informs of the end of a fixed term, without reasons', () => {
    const text = textOf(notice('fixedTerm', { lastDay: '2026-12-31' }));
    expect(text).toContain('Obavještenje o prestanku ugovora o radu');
    expect(text).toContain('prestaje istekom vremena na koje je zaključen, dana 31. 12. 2026.');
    expect(text).not.toMatch(/Obrazloženje|Otkazuje se/);
  });

  test('has the least term of a trial of seven days in the Federation', () => {
    expect(doubtsOf(notice('probation', { noticeDays: 6 }))).toContain('noticeDays');
    expect(doubtsOf(notice('probation', { noticeDays: 7 }))).not.toContain('noticeDays');
    expect(doubtsOf(notice('ordinary', { noticeDays: 7 }))).toContain('noticeDays');
  });

  test('cites only articles that were read', () => {
    expect(textOf(notice('probation'))).toContain('člana 21. i člana 96. Zakona o radu');
    expect(textOf(notice('breach'))).toContain('odredaba Zakona o radu');
    expect(textOf(notice('breach', { lawArticle: 'člana 97.' }))).toContain('člana 97. Zakona o radu');
  });
});

test.each([
  ['fbih', 'u roku od 30 dana od dana dostavljanja', 'u roku od 90 dana podnijeti tužbu'],
  ['rs', 'u roku od 30 dana od dana saznanja', 'u roku od 3 mjeseca'],
  ['bd', 'u roku od 30 dana od dana dostavljanja', 'poslodavcu pisani zahtjev'],
])('offers the remedy of the law, of middle certainty, until one is typed: %s', (entity, ...parts) => {
  const act = made('employer-notice', { entity });
  for (const part of parts) expect(textOf(act)).toContain(part);
  const row = employmentAct.requirements(act, TODAY).find(({ polje }) => polje === 'remedy');
  expect(row).toMatchObject({ ispunjeno: true, izvor: { pouzdanost: 'srednja' } });
  const typed = textOf({ ...act, remedy: 'Moja pouka.' });
  expect(typed).toContain('Moja pouka.');
  expect(typed).not.toContain(parts[0]);
});

test('states the pay in a certificate, which a bank wants', () => {
  const certificate = made('certificate', { number: '1', purpose: 'bank' });
  expect(missingIn(certificate)).toEqual(expect.arrayContaining(['netPay', 'payMonths']));
  const stated = { ...certificate, payMonths: '10/2026', grossPay: 2_000_00, netPay: 1_310_50 };
  expect(missingIn(stated)).not.toContain('netPay');
  expect(textOf(stated)).toContain('Plaća za 10/2026: bruto 2.000,00 KM, neto 1.310,50 KM.');
  expect(missingIn({ ...certificate, purpose: 'visa' })).not.toContain('netPay');
});
