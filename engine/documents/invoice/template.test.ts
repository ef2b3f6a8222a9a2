import { expect, test } from 'vitest';
import { sampleInvoice } from './invoice.fixture.ts';
import { invoiceOfMonth, readTemplate } from './template.ts';

test('makes the invoice of a month with its period, term and name of the month', () => {
  const items = sampleInvoice.items.map((item) => ({ ...item, description: 'Najam za {mjesec}' }));
  const template = { invoice: { ...sampleInvoice, items, fiskalniRacun: '7' }, made: [] };
  expect(invoiceOfMonth(template, '2026-11', '14/2026', '2026-11-30')).toMatchObject({
    brojFakture: '14/2026',
    datum: '2026-11-30',
    periodOd: '2026-11-01',
    periodDo: '2026-11-30',
    // 15 days, as from 2 to 17 November
    rokPlacanja: '2026-12-15',
    fiskalniRacun: '',
    items: [{ description: 'Najam za novembar 2026.' }, {}, {}],
  });
  const withoutTerm = { ...template, invoice: { ...sampleInvoice, rokPlacanja: '' } };
  expect(invoiceOfMonth(withoutTerm, '2027-02', '1/2027', '2027-02-01')).toMatchObject({
    rokPlacanja: '',
    periodDo: '2027-02-28',
  });
});

test('reads a stored template of any invoice it can read', () => {
  expect(readTemplate({ invoice: sampleInvoice, made: ['2026-10', 5] })).toMatchObject({ made: ['2026-10'] });
  expect(readTemplate({ invoice: sampleInvoice })).toMatchObject({ made: [] });
  for (const odd of [null, 5, {}, { invoice: { items: 'x' } }]) expect(readTemplate(odd)).toBeUndefined();
});
