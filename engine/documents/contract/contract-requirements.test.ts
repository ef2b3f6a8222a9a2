import { describe, expect, test } from 'vitest';
import { SAMPLES, sample } from './contract.fixture.ts';
import { readContract } from './contract.ts';
import { fbih, fieldsOf, rs, unmet } from './requirements.fixture.ts';

describe('requires nothing in a filled form', () => {
  test.each(Object.keys(SAMPLES) as (keyof typeof SAMPLES)[])('%s', (category) => {
    expect(unmet(sample(category, { entity: 'FBIH' }))).toEqual([]);
    expect(unmet(sample(category, { entity: 'RS' }))).toEqual([]);
  });
});

test('warns of an unreadable day at its field, and applies no rule to it', () => {
  const typed = { startDate: '1.13.2026', endDate: 'za godinu', conclusionDate: 'danas' };
  const found = unmet(rs(typed)).filter(({ vrsta }) => vrsta === 'sumnja');
  expect(fieldsOf(found)).toEqual(['startDate', 'endDate', 'conclusionDate']);
  for (const { poruka } of found) expect(poruka).toMatch(/^Upišite dan kao 5\. 3\. 2018\./);
  const request = unmet(sample('permanent', typed)).filter(({ vrsta }) => vrsta === 'sumnja');
  expect(fieldsOf(request)).toEqual(['startDate', 'conclusionDate']);
});

describe('requirements of an empty form', () => {
  test('RS čl. 35, without a term', () => {
    expect(fieldsOf(unmet(readContract({ entity: 'RS' })))).toEqual([
      'employer',
      'employerAddress',
      'employee',
      'employeeAddress',
      'qualification',
      'startDate',
      'jobTitle',
      'workplace',
      'weeklyHours',
      'workSchedule',
      'salary',
      'supplements',
      'payDay',
      'payCompensation',
      'otherBenefits',
      'annualLeave',
      'specialConditions',
      'noticePeriod',
      'employerRepresentative',
      'occupation',
      'conclusionPlace',
      'copies',
    ]);
  });

  test('FBiH čl. 24, with a term', () => {
    expect(fieldsOf(unmet(readContract({ entity: 'FBIH', contractCategory: 'fixed-term' })))).toEqual([
      'employer',
      'employerAddress',
      'employee',
      'employeeAddress',
      'startDate',
      'jobTitle',
      'jobDescription',
      'workplace',
      'weeklyHours',
      'workSchedule',
      'salary',
      'supplements',
      'payDay',
      'payCompensation',
      'annualLeave',
      'endDate',
      'noticePeriod',
      'employerRepresentative',
      'conclusionPlace',
      'copies',
    ]);
  });

  test('cites the article of each', () => {
    const [first] = unmet(readContract({ entity: 'FBIH' }));
    expect(first).toMatchObject({
      naziv: 'Naziv poslodavca',
      poruka: 'Nije upisano: naziv poslodavca.',
      izvor: { clan: 'čl. 24', pouzdanost: 'visoka' },
    });
  });
});

describe('text and certainty', () => {
  test('cites the article of a limit', () => {
    expect(unmet(fbih({ startDate: '2026-12-01', endDate: '2030-01-01' }))).toMatchObject([
      {
        poruka:
          'Ugovor na određeno vrijeme može trajati najviše 36 mjeseci, ovdje do 30. novembra 2029. godine.',
        izvor: { propis: 'Zakon o radu FBiH', clan: 'čl. 22 st. 3', pouzdanost: 'visoka' },
      },
    ]);
  });

  test('is a hint for a figure of low certainty', () => {
    expect(unmet(rs({ noticePeriod: 29 }))).toMatchObject([
      {
        poruka:
          'Kada otkazuje poslodavac, otkazni rok traje najmanje 30 dana. Provjerite zakon prije potpisa.',
        izvor: { pouzdanost: 'niska' },
      },
    ]);
  });

  test('names day and gazette of the minimum wage', () => {
    expect(unmet(fbih({ salary: 900_00 }))).toMatchObject([
      {
        poruka: 'Neto plaća je niža od najniže plaće, koja od 1. 1. 2026. iznosi 1.027,00 KM.',
        izvor: { glasilo: 'Sl. novine FBiH 100/25' },
      },
    ]);
  });
});

describe('nothing to compare', () => {
  test('compares a gross wage only when its net is known', () => {
    const gross = fbih({ salary: 1_200_00, salaryType: 'bruto' });
    expect(unmet(gross)).toEqual([]);
    expect(fieldsOf(unmet(gross, 862_80))).toEqual(['salary']);
  });

  test.each([
    ['part time', fbih({ salary: 600_00, weeklyHours: 20 })],
    ['paid by the day', fbih({ salary: 60_00, salaryPeriod: 'dnevno' })],
    ['a year without known law', fbih({ salary: 1_00, startDate: '2031-01-01', endDate: '2031-06-30' })],
    ['probation switched off', fbih({ probation: false, probationPeriod: 900 })],
    ['no end, no start', sample('permanent', { endDate: '2020-01-01' })],
  ])('%s', (_, contract) => expect(unmet(contract)).toEqual([]));
});

test('warns when the end precedes the start', () => {
  expect(unmet(rs({ startDate: '2026-12-01', endDate: '2026-11-30' }))).toMatchObject([
    { polje: 'endDate', poruka: 'Ugovor ističe prije dana stupanja na rad.', izvor: null },
  ]);
});

test('gives a manager no notice of the labour law, and warns when an author is a firm', () => {
  expect(unmet(sample('managerial', { noticePeriod: 1 }))).toEqual([]);
  expect(unmet(sample('copyright', { employee: 'Beta d.o.o.' }))).toMatchObject([
    { polje: 'employee', naziv: 'Ime i prezime' },
  ]);
});

test('warns of mistyped numbers', () => {
  expect(fieldsOf(unmet(sample('permanent', { employerJIB: '123', employeeJMBG: '456' })))).toEqual([
    'employerJIB',
    'employeeJMBG',
  ]);
});
