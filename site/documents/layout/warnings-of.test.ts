import { sampleInvoice } from '@obracun/engine/documents/invoice/invoice.fixture.ts';
import { requirementsOf } from '@obracun/engine/documents/invoice/requirements.ts';
import { expect, it } from 'vitest';
import { warningsOf } from './warnings-of.ts';

it('warns of mistyped fields, not of missing ones', () => {
  const invoice = {
    ...sampleInvoice,
    brojFakture: '',
    datumIsporuke: '2026-11-01',
    customer: { ...sampleInvoice.customer, idNumber: '123' },
  };
  expect(warningsOf(requirementsOf(invoice))).toEqual(
    new Map([['customer.idNumber', 'JIB ima 13 cifara, a upisano je 3.']]),
  );
});
