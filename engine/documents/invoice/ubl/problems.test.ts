import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInvoice, sampleInvoice } from '../invoice.fixture.ts';
import type { Invoice } from '../invoice.ts';
import { hasUbl } from './kind.ts';
import { ublProblems } from './problems.ts';
import { RULES } from './rules.fixture.ts';
import { brokenRules, parsed } from './ubl.fixture.ts';

describe('reports beforehand what a receiver would refuse', () => {
  it.each<[string, Partial<Invoice>]>([
    ['BR-02', { brojFakture: ' ' }],
    ['BR-03', { datum: '' }],
    ['BR-29', { periodOd: '2026-11-02', periodDo: '2026-11-01' }],
    ['BR-06', { company: { ...sampleInvoice.company, name: '' } }],
    ['BR-07', { customer: { ...sampleInvoice.customer, name: '' } }],
    ['BR-16', { items: [] }],
    ['BR-25', { items: sampleInvoice.items.map((item) => ({ ...item, description: '' })) }],
    ['BR-55', { vrsta: 'odobrenje', ispravlja: { broj: ' ', datum: '' } }],
    ['BR-55', { vrsta: 'konacna', avansi: [{ broj: ' ', datum: '2026-11-02', parts: [] }] }],
    ['BR-O-11', { osnovBezPdv: 'mjesto' }],
    [
      'BR-AE-02',
      { osnovBezPdv: 'prenos', customer: { ...sampleInvoice.customer, idNumber: '', pdvBroj: '' } },
    ],
    [
      'BR-G-02',
      {
        osnovBezPdv: 'izvoz',
        company: { ...sampleInvoice.company, pdvBroj: '' },
        items: sampleInvoice.items.slice(2),
      },
    ],
    ['BR-S-02', { company: { ...sampleInvoice.company, pdvBroj: '' } }],
    ['BR-E-02', { company: { ...sampleInvoice.company, pdvBroj: '' }, items: sampleInvoice.items.slice(2) }],
    ['BR-CO-26', { pdvObveznik: false, company: { ...sampleInvoice.company, idNumber: '' } }],
  ])('%s', (rule, change) => {
    const invoice = { ...sampleInvoice, ...change };
    expect(ublProblems(invoice).map(({ pravilo }) => pravilo)).toEqual([rule]);
    expect(brokenRules(parsed(invoice), RULES)).toContain(rule);
  });

  it('reports a problem exactly when a rule is broken, for any input', () => {
    fc.assert(
      fc.property(anyInvoice.filter(hasUbl), (invoice) => {
        const broken = brokenRules(parsed(invoice), RULES);
        expect(ublProblems(invoice).length === 0, broken.join()).toBe(broken.length === 0);
      }),
      { numRuns: 40 },
    );
  });
});
