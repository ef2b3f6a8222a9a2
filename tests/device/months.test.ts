import { afterAll, vi } from 'vitest';
import { inCyrillic } from '../../engine/documents/cyrillic.ts';
import { exampleStaff } from '../../engine/payroll/files/export/example-rows.ts';
import { hoursRows } from '../../engine/payroll/files/export/hours-rows.ts';
import { staffRows } from '../../engine/payroll/files/export/staff-rows.ts';
import { districtValues } from '../../engine/payroll/forms/bd-values.ts';
import { specifications } from '../../engine/payroll/forms/federal/form-2001.ts';
import { gip1022 } from '../../engine/payroll/forms/federal/gip-1022.ts';
import { mip1023 } from '../../engine/payroll/forms/federal/mip-1023.ts';
import { olp1021 } from '../../engine/payroll/forms/federal/olp-1021.ts';
import { monthForms } from '../../engine/payroll/forms/month-forms.ts';
import {
  federalFirm,
  federalMonth,
  federalStaff,
  settledOf,
  srpskaFirm,
  srpskaMonth,
  srpskaStaff,
} from '../../engine/payroll/forms/settled.fixture.ts';
import { form1002 } from '../../engine/payroll/forms/srpska/form-1002.ts';
import type { SettledMonth } from '../../engine/payroll/model/wage.ts';
import { workerYears } from '../../engine/payroll/month/year.ts';
import { bankFiles } from '../../engine/payroll/payments/bank/bank-files.ts';
import { FORMAT_NAMES } from '../../engine/payroll/payments/bank/formats.ts';
import { sampleOrders } from '../../engine/payroll/payments/bank/orders.fixture.ts';
import { ordersOf } from '../../engine/payroll/payments/orders/orders.ts';
import { renderPdf, renderPdfs } from '../../site/documents/pdf/render-pdf.ts';
import { csvOf, xlsxOf } from '../../site/payroll/files/import/reading/write-file.ts';
import { outputOf } from '../../site/payroll/month/output/output.ts';
import type { DrawingJob } from '../../site/payroll/papers/slips/slip-messages.ts';
import { formPapers } from '../../site/payroll/payments/print/form-papers.ts';
import { orderPapers } from '../../site/payroll/payments/print/order-paper.ts';
import { allInOne, zipName } from '../../site/payroll/shell/month-output/take-all.ts';
import { testRecorded } from '../net/recorded.ts';
import { sortedJson } from '../net/sorted-json.ts';
import type { Content } from '../net/store.ts';
import { partsOf } from './file-parts.ts';
import { freeze } from './frozen.ts';

afterAll(() => vi.unstubAllGlobals());

const FILED = '2026-11-10';

const district = await settledOf({ ...federalFirm, entity: 'bd', place: 'Brčko' }, [
  ...federalStaff.slice(0, 1).map((worker) => ({ ...worker, fund: 'rs' as const })),
  ...federalStaff.slice(1, 2).map((worker) => ({ ...worker, fund: 'fbih' as const })),
]);
const estimate = await settledOf(federalFirm, federalStaff, {}, { year: 2031, isEstimate: true });
const association = await settledOf({ ...federalFirm, kind: 'udruzenje' }, federalStaff);

/** Months of each entity, by what sets them apart. */
const MONTHS: Readonly<Record<string, SettledMonth>> = {
  'the Federation': federalMonth,
  'Republika Srpska': srpskaMonth,
  'Brčko distrikt': district,
  'an estimate': estimate,
};

/** Renders payslips here: Node has no worker of this kind. */
class DrawnHere extends EventTarget {
  async postMessage(job: DrawingJob): Promise<void> {
    const drawn =
      'orders' in job
        ? await orderPapers(job.firm, job.orders)
        : await renderPdfs(job.documents, job.together ?? '');
    const file = await drawn.arrayBuffer();
    for (const data of [{ kind: 'begun' }, { kind: 'file', at: 0, file }, { kind: 'finished' }])
      this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {}
}

/** The file with everything of a month, and everything in it. */
const whole = (settled: SettledMonth) =>
  freeze(async () => {
    vi.stubGlobal('Worker', DrawnHere);
    vi.stubGlobal('navigator', {});
    const output = await outputOf(settled, undefined, FILED);
    const given = { output, formatOf: () => 'elba' as const, password: '' } as const;
    const file = await allInOne(given, () => undefined, new AbortController().signal);
    return partsOf(zipName(output), file);
  });

/** The first payslip alone, in both scripts, and all of them as messages. */
const payslips = (settled: SettledMonth) =>
  freeze(async (): Promise<Content> => {
    const { papers } = await outputOf(settled, undefined, FILED);
    const [first] = papers.payslips;
    if (!first) throw new Error('no payslips');
    const drawn = { 'latin.pdf': first.document, 'cyrillic.pdf': inCyrillic(first.document) };
    const files = Object.entries(drawn).map(async ([name, document]) =>
      partsOf(name, await renderPdf(document)),
    );
    return [
      ...papers.payslips.map(({ worker, message }) => [worker, message] as const),
      ...(await Promise.all(files)).flat(),
    ];
  });

/** Every file of every bank, with its messages. */
const banks = (settled: SettledMonth) => async (): Promise<Content> => {
  const { orders } = ordersOf(settled);
  const context = { address: settled.firm.address, year: 2026, month: 10, today: FILED };
  const files = FORMAT_NAMES.flatMap((format) =>
    [orders, sampleOrders].flatMap((given) => bankFiles(format, given, context)),
  );
  return files.map(({ name, file: { bytes, ...stated } }) => [
    name,
    sortedJson({ ...stated, text: bytes && Buffer.from(bytes).toString('latin1') }),
  ]);
};

const formsOf = (settled: SettledMonth): Content => [
  ...monthForms(settled, FILED).map(({ name, text }) => [name, text] as const),
  ['MIP-1023', sortedJson(mip1023(settled, FILED))],
  ['2001 and 2001-A', sortedJson(specifications(settled))],
  ['1002', sortedJson(form1002(settled, FILED))],
  ['values of the District', sortedJson(districtValues(settled))],
];

const ofYear = freeze(async (): Promise<Content> => {
  const december = await settledOf(federalFirm, federalStaff, {}, { month: 12, payday: '2026-12-30' });
  const months = [december, federalMonth];
  const { xml = '', ...rest } = gip1022(federalFirm, months, 2026, '2027-02-10');
  const records = workerYears(months, 2026).map((year) => olp1021(federalFirm, year, 2026));
  return [
    ['GIP-1022', xml],
    ['GIP-1022 beside it', sortedJson(rest)],
    ...(await partsOf('OLP-1021.pdf', await renderPdfs(records, 'OLP-1021'))),
  ];
});

const tables = freeze(async (): Promise<Content> => {
  const staff = [...federalStaff, ...srpskaStaff];
  const written: Readonly<Record<string, string[][]>> = {
    radnici: staffRows(staff),
    'radnici-primjer': exampleStaff(),
    sati: hoursRows(staff, federalMonth.month),
  };
  const files = Object.entries(written).map(async ([name, rows]) => [
    ...(await partsOf(`${name}.csv`, csvOf(rows))),
    ...(await partsOf(`${name}.xlsx`, await xlsxOf(rows, name))),
  ]);
  return (await Promise.all(files)).flat();
});

const onForms = freeze(async () => {
  const { orders } = ordersOf(srpskaMonth);
  const file = await formPapers(srpskaFirm, orders, { right: 1, down: -2 });
  return partsOf('obrasci.pdf', file);
});

const ofEach = (what: string, make: (settled: SettledMonth) => () => Content | Promise<Content>) =>
  Object.fromEntries(
    Object.entries(MONTHS).map(([name, settled]) => [`${what} of ${name}`, make(settled)] as const),
  );

testRecorded(import.meta.filename, {
  ...ofEach('everything', whole),
  ...ofEach('payslips', payslips),
  ...ofEach('bank files', banks),
  ...ofEach('forms', (settled) => () => formsOf(settled)),
  'forms of an association': () => formsOf(association),
  'forms of a year': ofYear,
  'orders on printed forms': onForms,
  'tables of staff and hours': tables,
});
