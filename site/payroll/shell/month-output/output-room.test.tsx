import { monthForms } from '@obracun/engine/payroll/forms/month-forms.ts';
import {
  federalFirm,
  federalMonth,
  federalStaff,
  settledOf,
  srpskaMonth,
} from '@obracun/engine/payroll/forms/settled.fixture.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { checkSums } from '@obracun/engine/payroll/payments/orders/check-sums.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PartMissing } from '../../../lazy-loading/load-part.ts';
import { recapFiles } from '../../books/recap-files.ts';
import { CalendarSection } from '../../forms/month/calendar-section.tsx';
import { FormsSection } from '../../forms/month/forms-section.tsx';
import { outputOf } from '../../month/output/output.ts';
import { BankSection } from '../../payments/orders/bank-section.tsx';
import { OrdersSection } from '../../payments/orders/orders-section.tsx';
import { PayoutsSection } from '../../payments/orders/payouts-section.tsx';
import { CheckList } from '../../ui/output/check-list.tsx';
import { NoOutput } from './output-room.tsx';
import { readMe } from './take-all.ts';

const TODAY = '2026-11-06';
const federal = await outputOf(federalMonth, undefined, TODAY);
const srpska = await outputOf(srpskaMonth, undefined, TODAY);

test('mentions the internet only when a chunk failed to load', () => {
  const textOf = (error: Error) => renderToStaticMarkup(<NoOutput error={error} retry={() => undefined} />);
  expect(textOf(new PartMissing('offline'))).toContain('provjerite internet');
  expect(textOf(new TypeError('undefined is not a function'))).toMatch(/prekinuto greškom.*Pokušaj ponovo/);
  expect(textOf(new TypeError('undefined is not a function'))).not.toContain('internet');
});

test('exports the frozen output of a closed month', async () => {
  const closed = { settled: srpskaMonth, orders: [], skipped: [], forms: [], closedOn: '2026-11-09' };
  const output = await outputOf(federalMonth, closed as unknown as ClosedMonth, TODAY);
  expect(output).toMatchObject({ settled: srpskaMonth, ordered: { orders: [] } });
});

test('groups the checks of a form into one notice for all workers', () => {
  const doubts = ['PRVI: adresa nije upisana.', 'DRUGI: adresa nije upisana.'];
  const drawn = renderToStaticMarkup(<CheckList doubts={doubts} />);
  expect(drawn.match(/Provjeriti prije predaje \(2\)/g)).toHaveLength(1);
  expect(drawn.match(/<li>/g)).toHaveLength(2);
  expect(renderToStaticMarkup(<CheckList doubts={[]} />)).toBe('');
});

test('dates a form of a closed month by the day of download, and is otherwise the frozen one', async () => {
  const forms = monthForms(federalMonth, '2026-11-09');
  const closed = { settled: federalMonth, orders: [], skipped: [], forms, closedOn: '2026-11-09' };
  const output = await outputOf(federalMonth, closed as unknown as ClosedMonth, '2026-11-12');
  const [mip] = output.forms;
  for (const day of ['DatumPodnosenja', 'DatumUpisa', 'DatumUnosa'])
    expect(mip?.text).toContain(`<${day}>2026-11-12</${day}>`);
  expect(mip?.text.replaceAll('>2026-11-12<', '>2026-11-09<')).toBe(forms[0]?.text);
  expect(output.forms.slice(1)).toEqual(forms.slice(1));
  expect(output.today).toBe('2026-11-12');
});

test('shows that orders add up, and the certainty of their account', () => {
  const html = renderToStaticMarkup(<OrdersSection output={federal} />);
  expect(html).toContain('jednak je ukupnom trošku: <span>8.447,64 KM</span>');
  expect(html).toContain('1.542,28');
  expect(html).toContain('račun viđen');
});

test('reports orders that do not add up', () => {
  const ordered = { ...federal.ordered, orders: federal.ordered.orders.slice(1) };
  const papers = { ...federal.papers, sums: checkSums(federalMonth, ordered) };
  expect(renderToStaticMarkup(<OrdersSection output={{ ...federal, ordered, papers }} />)).toContain(
    'PIO <span>1.542,28</span> / <span>0,00</span>',
  );
});

test('reports a worker without an account in orders and lists', async () => {
  const wages = federalMonth.wages.map((wage, at) =>
    at === 0 ? { ...wage, worker: { ...wage.worker, account: '' } } : wage,
  );
  const output = await outputOf({ ...federalMonth, wages }, undefined, TODAY);
  expect(renderToStaticMarkup(<OrdersSection output={output} />)).toContain('Bez naloga (1)');
  expect(renderToStaticMarkup(<PayoutsSection payments={[]} output={output} />)).toContain('Nema računa.');
});

test('suggests the bank format by the account, and lists its problems by order and field', async () => {
  const bank = { format: 'tkdis-halcom', onFormat: () => undefined } as const;
  const html = renderToStaticMarkup(<BankSection output={federal} {...bank} />);
  expect(html).toContain('Prema računu firme: TKDIS 336 (UniCredit e-ba Plus)');
  expect(html).toContain('nalozi-tkdis-halcom.txt');
  const withFirm = async (own: Partial<Firm>) =>
    renderToStaticMarkup(
      <BankSection
        output={await outputOf({ ...federalMonth, firm: { ...federalMonth.firm, ...own } }, undefined, TODAY)}
        {...bank}
      />,
    );
  const refused = await withFirm({ account: '' });
  expect(refused).toContain('račun pošiljaoca: nije upisano');
  expect(refused).not.toContain('nalozi-tkdis-halcom.txt');
  const renamed = await withFirm({ name: 'Firma [1]' });
  expect(renamed).toContain(
    'naziv pošiljaoca: <span translate="no">„Firma [1]“</span> je u datoteci <span translate="no">„FIRMA (1)“</span>',
  );
  expect(renamed).toContain('nalozi-tkdis-halcom.txt');
});

test('requires a check of every form; those of Republika Srpska are values to copy', () => {
  const forms = renderToStaticMarkup(<FormsSection output={federal} />);
  expect(forms).toContain('Datoteku prije predaje provjerite u aplikaciji Porezne uprave.');
  expect(forms).toContain('MIP-1023 (XML)');
  expect(forms).toContain('Obrazac 2001');
  const copied = renderToStaticMarkup(<FormsSection output={srpska} />);
  expect(copied).toContain('>2304,14<');
  expect(copied).toContain('12 lični odbitak: osnovica');
  expect(copied).not.toContain('XML');
});

test('names in the readme of the files the orders to pay by hand, not the zero ones', () => {
  const skipped = [
    { purpose: 'Plaća', payee: 'Prvi', amount: 100, reason: 'Nema računa.' },
    { purpose: 'Porez', payee: 'Budžet', amount: 0, reason: 'Iznos je 0,00 KM.' },
  ];
  const textOf = (of: typeof skipped) => readMe({ ...federal, ordered: { orders: [], skipped: of } }, []);
  expect(textOf(skipped)).toContain('- Plaća, Prvi, 1,00 KM: Nema računa.');
  expect(textOf(skipped)).not.toContain('Porez');
  expect(textOf(skipped.slice(1))).not.toContain('ručno');
});

test('marks an estimate in the readme and the names of the files', async () => {
  const [wage] = federalMonth.wages;
  if (!wage) throw new Error('no wage');
  const poruka = 'Procjena: propisi za 10/2026 još nisu poznati (neoporezivi topli obrok).';
  const answer = { ...wage.answer, procjena: true, upozorenja: [{ polje: 'procjena', poruka, izvor: null }] };
  const settled = { ...federalMonth, wages: [{ ...wage, answer }] };
  const output = await outputOf(settled, undefined, TODAY);
  expect(readMe(output, [])).toContain(`${poruka} Kad iznos bude objavljen, obračunava se razlika.`);
  expect(recapFiles(output).map(({ name }) => name)).toContain('rekapitulacija_2026-10_procjena.pdf');
  expect(readMe(federal, [])).not.toContain('rocjena');
});

test('lists workers of the District filed also in the Federation: by the fund, or by residence', async () => {
  const districtOf = async (own: Partial<Worker>): Promise<string> => {
    const [worker] = federalStaff;
    if (!worker) throw new Error('no worker');
    const settled = await settledOf({ ...federalFirm, entity: 'bd' }, [{ ...worker, ...own }]);
    return renderToStaticMarkup(<FormsSection output={await outputOf(settled, undefined, TODAY)} />);
  };
  const inDistrict = { entity: 'bd', code: '099', name: 'Brčko' } as const;
  expect(await districtOf({ fund: 'rs', municipality: inDistrict })).not.toContain('MIP-1023');
  expect(await districtOf({ fund: 'fbih', municipality: inDistrict })).toContain('MIP-1023');
  expect(await districtOf({ fund: 'rs' })).toContain('podnesite i MIP-1023');
});

test('shows due dates with their source', () => {
  expect(renderToStaticMarkup(<CalendarSection output={srpska} />)).toContain('10. 12. 2026.');
});
