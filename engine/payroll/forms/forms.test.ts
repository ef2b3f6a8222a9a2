import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parseXmlDocument } from 'slimdom';
import { describe, expect, test } from 'vitest';
import { documentText } from '../../documents/plain-text.ts';
import type { SettledMonth } from '../model/wage.ts';
import type { Worker } from '../model/worker.ts';
import { ordersOf } from '../orders/orders.ts';
import { bankPayoutLists } from '../payouts/payout-lists.ts';
import { randomStaff } from '../random-staff.fixture.ts';
import { reckonMonth } from '../settle/reckon-month.ts';
import { recapDocument, recapSheet } from '../sheets/recap-sheet.ts';
import { answering } from '../staff.fixture.ts';
import { districtValues } from './bd-values.ts';
import { dl1Csv, form1002 } from './form-1002.ts';
import { specifications } from './form-2001.ts';
import { gip1022 } from './gip-1022.ts';
import { mip1023 } from './mip-1023.ts';
import { monthForms } from './month-forms.ts';
import { olp1021 } from './olp-1021.ts';
import { federalFirm, federalMonth, federalStaff, settledOf, srpskaMonth } from './settled.fixture.ts';
import { workerYears } from './year.ts';

/** The examples say that they are invented where ours say what to do before filing. */
const example = (name: string): string =>
  readFileSync(new URL(`./examples/${name}`, import.meta.url), 'utf8').replace(
    /<!--.*-->/,
    '<!-- prije predaje provjeriti u aplikaciji porezne uprave -->',
  );

describe('byte for byte as the example files', () => {
  test('MIP-1023', () => {
    const { xml, fileName, skipped, doubts } = mip1023(federalMonth, '2026-11-10');
    expect(xml).toBe(example('mip-1023.xml'));
    expect({ fileName, skipped, doubts }).toEqual({
      fileName: '4200000000004_102026.xml',
      skipped: [],
      doubts: [],
    });
  });

  test('GIP-1022', async () => {
    const staff = federalStaff.slice(0, 2);
    const october = await settledOf(federalFirm, staff, { r2: { entries: { sickHours: 4000 } } });
    const november = await settledOf(federalFirm, staff, {}, { month: 11, payday: '2026-12-04' });
    const december = await settledOf(federalFirm, staff, {}, { month: 12, payday: '2027-01-05' });
    const { xml, skipped } = gip1022(federalFirm, [december, november, october], 2026, '2027-02-10');
    expect(xml).toBe(example('gip-1022.xml'));
    expect(skipped).toEqual([]);
  });

  test('DL1 of 1002', () => {
    expect(dl1Csv(form1002(srpskaMonth, '2026-11-10'))).toBe(example('1002-dl1.csv'));
  });
});

const rowsOf = (month: SettledMonth, kind: string) =>
  Object.fromEntries(
    specifications(month)
      .filter((one) => one.kind === kind)
      .flatMap(({ rows }) => rows.map(({ row, amount }) => [row, amount])),
  );

describe('the specification', () => {
  test('2001 of the worked example, rounded once a row', () => {
    expect(rowsOf(federalMonth, '2001')).toEqual({
      '8': 790_909,
      '9': 0,
      '10': 790_909,
      '16': 134_455,
      '17': 98_864,
      '18': 11_864,
      '19': 245_183,
      '20': 19_773,
      '21': 15_818,
      '22': 3955,
      '23': 0,
      '24': 0,
      '25': 0,
      '26': 154_228,
      '27': 114_682,
      '28': 15_819,
      '29': 40_473,
      '30': 325_202,
    });
    expect(specifications(federalMonth).map(({ kind, notes }) => ({ kind, notes }))).toEqual([
      { kind: '2001', notes: [] },
    ]);
    const [{ head } = { head: [] }] = specifications(federalMonth);
    expect(head.map(({ value }) => value)).toEqual([
      'PRIMJER D.O.O. SARAJEVO',
      '4200000000004',
      'Ulica Bez Imena 1, Sarajevo',
      '077 Centar Sarajevo',
      '1. 10. 2026. – 31. 10. 2026.',
      '62.010',
      '3',
      'a: doprinosi i porez',
    ]);
  });

  test('2001-A of a worker who lives in Republika Srpska', async () => {
    const [worker] = federalStaff;
    const away = { ...worker, municipality: { entity: 'rs', code: '002', name: 'Banja Luka' } } as Worker;
    const month = await settledOf(federalFirm, [away]);
    expect(rowsOf(month, '2001-A')).toMatchObject({ '30': 82_800, '27a': 2958, '28a': 1200, '30a': 53_958 });
    expect(rowsOf(month, '2001')).toEqual({});
    expect(mip1023(month, '2026-11-10').doubts[0]).toContain('opština prebivališta nije u Federaciji');
  });

  test('takes contributions of the base the law raised, and says so', async () => {
    const [worker] = federalStaff;
    if (!worker) throw new Error('no worker');
    const low = { ...worker, agreed: [{ from: '2026-10-01', kind: 'bruto', amount: 60_000 }] } as Worker;
    const month = await settledOf(federalFirm, [low]);
    const { base = 0, gross } = month.wages[0]?.figures ?? {};
    expect(base).toBeGreaterThan(60_000);
    const [{ rows, notes } = { rows: [], notes: [] }] = specifications(month);
    const pension = rows.find(({ row }) => row === '16');
    expect(pension?.amount).toBe(Math.round(base * 0.17));
    expect(pension?.slips).toBe(pension?.amount);
    expect(rows.find(({ row }) => row === '10')?.amount).toBe(gross);
    expect(notes).toEqual([expect.stringContaining('najniža osnovica doprinosa (Radnik Prvi')]);
    expect(monthForms(month, '2026-11-10')[1]?.text).toContain('najniža osnovica');
  });

  test('says what the slips come to where they differ by feninga', async () => {
    const [worker] = federalStaff;
    if (!worker) throw new Error('no worker');
    const odd = (id: string): Worker => ({
      ...worker,
      id,
      agreed: [{ from: '2026-10-01', kind: 'bruto', amount: 200_003 }],
    });
    const [{ rows } = { rows: [] }] = specifications(await settledOf(federalFirm, ['a', 'b', 'c'].map(odd)));
    const pension = rows.find(({ row }) => row === '16');
    expect(pension).toMatchObject({ amount: 102_002, slips: 102_003 });
  });
});

test('1002 has its own rows: what it is known by, and what is paid on each code', () => {
  const { head, codes, notes, dl5 } = form1002(srpskaMonth, '2026-11-10');
  expect(Object.fromEntries(head.map(({ row, value }) => [row, value]))).toMatchObject({
    '3': '4400000000003, PRIMJER D.O.O. BANJA LUKA',
    '8': '1. 10. 2026. – 31. 10. 2026.',
    '16': '3',
  });
  expect(codes).toEqual([
    { code: '712199', amount: '1775,14' },
    { code: '713113', amount: '218,10' },
  ]);
  expect(notes.join(' ')).toContain('50 KM');
  expect(dl5).toEqual([]);
});

test('1002 of who lives in the Federation: pension and child by their own codes, insurance there', async () => {
  const [first, second] = srpskaMonth.wages.map(({ worker }) => worker);
  if (!first || !second) throw new Error('no worker');
  const municipality = { entity: 'fbih', code: '103', name: 'Zenica' } as const;
  const month = await settledOf(srpskaMonth.firm, [first, { ...second, municipality }]);
  const { codes, dl1, notes } = form1002(month, '2026-11-10');
  const paid = Object.fromEntries(codes.map(({ code, amount }) => [code, amount]));
  const { pension, child } = month.wages[1]?.figures ?? {};
  const written = (of: { from: number } | undefined): string =>
    ((of?.from ?? 0) / 100).toFixed(2).replace('.', ',');
  expect(paid).toMatchObject({ '712129': written(pension), '712169': written(child), '712199': '714,28' });
  const ordered = ordersOf(month).orders.filter(({ revenue }) => revenue);
  for (const [code, amount] of Object.entries(paid))
    expect([code, fromWritten(amount)]).toEqual([
      code,
      ordered.filter(({ revenue }) => revenue?.code === code).reduce((all, one) => all + one.amount, 0),
    ]);
  expect([dl1.rows[1]?.[6], dl1.rows[1]?.[8]]).toEqual(['', '']);
  const inCodes = codes.reduce((all, { amount }) => all + fromWritten(amount), 0);
  expect(inCodes).toBe(fromWritten(dl1.totals[9]) + fromWritten(dl1.totals[16]));
  expect(notes.join(' ')).toContain('kolone 7 i 9 prazne');
});

const fromWritten = (amount = ''): number => Math.round(Number(amount.replace(',', '.')) * 100);

test.each(['fbih', 'rs', 'bd'] as const)(
  'an estimate of %s has its forms, and says that it is one',
  async (entity) => {
    const workers = federalStaff.map(
      (worker): Worker => ({ ...worker, ...(entity === 'bd' && { fund: 'rs' }) }),
    );
    const month = await settledOf({ ...federalFirm, entity }, workers, {}, { year: 2031, isEstimate: true });
    expect(monthForms(month, '2026-11-10').length).toBeGreaterThan(0);
    const said = expect.stringContaining('Procjena: propisi za 10/2031 još nisu poznati');
    if (entity === 'fbih') {
      expect(specifications(month)[0]?.notes).toEqual([said]);
      expect(mip1023(month, '2026-11-10').doubts).toEqual([said]);
      const [year] = workerYears([month], 2026);
      expect(year && documentText(olp1021(month.firm, year, 2026))).toContain('\t31\t');
    }
    if (entity === 'rs') expect(form1002(month, '2026-11-10').notes).toContainEqual(said);
    expect(JSON.stringify(bankPayoutLists(month).lists)).toContain('za 10/2031 (procjena)');
    expect(recapDocument(month).title).toContain('10/2031 (procjena)');
    expect(recapSheet(month).name).toBe('Rekapitulacija 10-2031 procjena');
  },
);

test('a month asked for as an estimate is none once its law is known', async () => {
  const month = await settledOf(federalFirm, federalStaff, {}, { isEstimate: true });
  expect(recapDocument(month).title).not.toContain('procjena');
});

test('DL5 has the gross of a sick leave and what is missing to the whole', async () => {
  const [wage] = srpskaMonth.wages;
  if (!wage) throw new Error('no wage');
  const sick = await settledOf(srpskaMonth.firm, [wage.worker], { r4: { entries: { sickHours: 4000 } } });
  const [row] = form1002(sick, '2026-11-10').dl5;
  expect(row).toMatchObject({ worker: 'Radnik Četvrti', sickGross: 29_667, difference: 12_715 });
});

test('OLP-1021 has its columns in two halves and adds them up', () => {
  const [year] = workerYears([federalMonth], 2026);
  if (!year) throw new Error('no year');
  const text = documentText(olp1021(federalFirm, year, 2026));
  expect(text).toContain('7 Stopa (%)\t8 PIO');
  expect(text).toContain('6. 11. 2026.\t1\t2.000,00\t0,00\t2.000,00\t31\t340,00\t250,00\t30,00');
  expect(text).toContain('Ukupno\t620,00\t1.380,00\t\t300,00\t1.080,00\t108,00\t1.272,00');
});

test('the District has values and no form', async () => {
  const [worker] = federalStaff;
  if (!worker) throw new Error('no worker');
  const month = await settledOf({ ...federalFirm, entity: 'bd' }, [{ ...worker, fund: 'rs' }]);
  expect(districtValues(month).totals.slice(0, 3)).toEqual(['UKUPNO', '', '2000,00']);
});

describe('nobody is written with a placeholder', () => {
  const change = (own: Partial<Worker>): SettledMonth => ({
    ...federalMonth,
    wages: federalMonth.wages.map((wage, at) =>
      at === 1 ? { ...wage, worker: { ...wage.worker, ...own } } : wage,
    ),
  });
  const nowhere = { entity: 'fbih', code: null, name: 'Nepoznata' } as const;

  test.each<[string, Partial<Worker>, string]>([
    ['no JMBG', { jmbg: '' }, 'Nema JMBG.'],
    ['a JMBG cut short', { jmbg: '010189999502' }, 'upisano je 12'],
    ['no municipality', { municipality: nowhere }, 'Nema šifre opštine'],
  ])('%s', (_name, own, reason) => {
    const { xml, skipped } = mip1023(change(own), '2026-11-10');
    expect(skipped).toEqual([{ worker: 'Radnica Druga', reason: expect.stringContaining(reason) }]);
    expect(xml).not.toContain('DRUGA');
    expect(xml).toContain('<BrojUposlenih>3<');
  });

  test('a number of 13 digits that is no JMBG may be a foreigner’s: it stands, and is told', () => {
    const { xml, skipped, doubts } = mip1023(change({ jmbg: '0101899995023' }), '2026-11-10');
    expect(skipped).toEqual([]);
    expect(xml).toContain('<Jmb>0101899995023</Jmb>');
    expect(doubts).toEqual([expect.stringContaining('Ako je to broj stranca')]);
  });

  test('a code the firm typed for a municipality without one stands in MIP and DL1', () => {
    const typed = (month: SettledMonth): SettledMonth => ({
      firm: { ...month.firm, municipalityCodes: { 'fbih:Nepoznata': '199' } },
      month: month.month,
      wages: month.wages.map((one) => ({ ...one, worker: { ...one.worker, municipality: nowhere } })),
    });
    const { xml, skipped } = mip1023(typed(federalMonth), '2026-11-10');
    expect(skipped).toEqual([]);
    expect(xml).toContain('<OpcinaPrebivalista>199</OpcinaPrebivalista>');
    const { dl1 } = form1002(typed(srpskaMonth), '2026-11-10');
    expect(dl1.rows.map((cells) => cells.at(-1))).toEqual(['199', '199', '199']);
  });

  test('a firm without JIB has no file and is told why', () => {
    const nameless = { ...federalMonth, firm: { ...federalFirm, jib: '' } };
    expect(mip1023(nameless, '2026-11-10')).toMatchObject({
      xml: undefined,
      doubts: [expect.stringContaining('JIB')],
    });
    expect(gip1022(nameless.firm, [nameless], 2026, '2027-02-10').xml).toBeUndefined();
  });
});

test('names of any letters stay in cells and elements', () => {
  const named = (own: Partial<Worker>, month: SettledMonth): SettledMonth => ({
    ...month,
    wages: month.wages.map((wage) => ({ ...wage, worker: { ...wage.worker, ...own } })),
  });
  const odd = { firstName: '=cmd|"/c calc"!A1', lastName: 'Đ<&>"; Čović' };
  const row = dl1Csv(form1002(named(odd, srpskaMonth), '2026-11-10')).split('\n')[1] ?? '';
  expect(row).toContain(`;"'=cmd|""/c calc""!A1 Đ<&>""; Čović";`);
  const xml = mip1023(named(odd, federalMonth), '2026-11-10').xml ?? '';
  expect(parseXmlDocument(xml).getElementsByTagName('ImePrezime')[0]?.textContent).toBe(
    'Đ<&>"; ČOVIĆ =CMD|"/C CALC"!A1',
  );
});

const ask = await answering();
const JMBGS = ['3112899990017', '0101899995024', '1503899990035', '0402899990049', '0909899995056', ''];

test('any staff: MIP is well-formed and its third part is the sum of the second', async () => {
  await fc.assert(
    fc.asyncProperty(randomStaff('fbih'), async ({ firm, workers, month }) => {
      const known = workers.map((worker, at) => ({ ...worker, jmbg: JMBGS[at] ?? '' }));
      const { wages } = await reckonMonth(firm, known, month, ask);
      const { xml, skipped } = mip1023({ firm, month, wages }, '2026-11-10');
      if (xml === undefined) {
        expect(skipped).toHaveLength(wages.length);
        return;
      }
      const root = parseXmlDocument(xml);
      const sumOf = (name: string): number =>
        root
          .getElementsByTagName(name)
          .reduce((all, { textContent }) => all + Math.round(Number(textContent) * 100), 0);
      const [inTotals] = root.getElementsByTagName('Dio3');
      const total = (name: string): number =>
        Math.round(Number(inTotals?.getElementsByTagName(name)[0]?.textContent) * 100);
      expect(total('Prihod')).toBe(sumOf('UkupanPrihod'));
      // `Doprinosi` stands in every row and once among the totals.
      expect(2 * total('Doprinosi')).toBe(sumOf('Doprinosi'));
      expect(total('LicniOdbici')).toBe(sumOf('IznosLicnogOdbitka'));
      expect(total('Porez')).toBe(sumOf('IznosPoreza'));
      expect(root.getElementsByTagName('PodaciOPrihodima')).toHaveLength(wages.length - skipped.length);
    }),
    { numRuns: 40 },
  );
});

test('what closing a month freezes: each form as a file', () => {
  expect(monthForms(federalMonth, '2026-11-10').map(({ name }) => name)).toEqual([
    '4200000000004_102026.xml',
    'obrazac-2001.csv',
  ]);
  const [dl1] = monthForms(srpskaMonth, '2026-11-10');
  expect(dl1).toEqual({ name: 'obrazac-1002-DL1.csv', text: example('1002-dl1.csv') });
  expect(monthForms(federalMonth, '2026-11-10')[1]?.text).toContain(
    '16;Doprinos za PIO/MIO iz plaće;1344,55;1344,55;0,00',
  );
});
