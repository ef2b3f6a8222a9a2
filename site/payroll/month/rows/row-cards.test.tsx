import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { gross, settled } from '@obracun/engine/payroll/month/calculate/settled-wage.fixture.ts';
import { firmOf, workerOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RowCards } from './month-rows.tsx';

async function drawn(employedFrom: string, isWaiting = false): Promise<string> {
  const wage = await settled({ employedFrom, agreed: gross(200_000), schooling: 'SSS' });
  const row = { id: 'r', worker: wage.worker, inputs: undefined, outcome: wage, isWaiting, notes: new Map() };
  return renderToStaticMarkup(<RowCards firm={firmOf()} rows={[row]} all={1} open={() => undefined} />);
}

test('shows the note of the sheet in a card when a worker is hired during the month', async () => {
  expect(await drawn('2026-10-20')).toContain('Mjesec nije cijeli odrađen');
  expect(await drawn('2020-01-01')).not.toContain('Mjesec nije cijeli odrađen');
  expect(await drawn('2026-10-20', true)).not.toContain('Mjesec nije cijeli odrađen');
});

test('omits the note that all is as agreed when a deduction differs this month', async () => {
  const loan = { id: 'k', name: 'Kredit', creditor: 'Banka', account: '', reference: '', amount: 5000 };
  const wage = await settled({ agreed: gross(200_000), deductions: [loan] });
  const drawnWith = (deductions: Readonly<Record<string, number>>): string => {
    const row = { id: 'r', worker: wage.worker, inputs: { entries: {}, deductions }, outcome: wage };
    return renderToStaticMarkup(
      <RowCards
        firm={firmOf()}
        rows={[{ ...row, isWaiting: false, notes: new Map() }]}
        all={1}
        open={() => undefined}
      />,
    );
  };
  expect(drawnWith({ k: 2500 })).toContain('Obustava <span translate="no">„Kredit“</span>: 25,00 KM');
  expect(drawnWith({})).toContain('kako je ugovoreno');
});

test('labels amounts, and shows the total payout under the cards', async () => {
  const row = { id: 'r', worker: workerOf(), inputs: undefined, isWaiting: false, notes: new Map() };
  const wages = [await settled({ agreed: gross(200_000) }), await settled({ agreed: gross(300_000) })];
  const rows = wages.map((outcome, at) => ({ ...row, id: `r${at}`, outcome }));
  const html = renderToStaticMarkup(<RowCards firm={firmOf()} rows={rows} all={2} open={() => undefined} />);
  const sum = formatMoney(wages.reduce((all, { payout }) => all + payout, 0));
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(`Ukupno (2) za isplatu ${sum}`);
  expect(html.match(/za isplatu/g)).toHaveLength(3);
});
