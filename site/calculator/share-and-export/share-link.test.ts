import { definition as tenure } from '@obracun/engine/calculators/datum-staza/definition.ts';
import { definitions } from '@obracun/engine/calculators/index.ts';
import { definition } from '@obracun/engine/calculators/minuli-topli/definition.ts';
import { definition as vat } from '@obracun/engine/calculators/pdv/definition.ts';
import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formFields } from '../form-state/form-fields.ts';
import { formReader } from '../form-state/form-reading.ts';
import { formReducer, initialState } from '../form-state/form-state.ts';
import { decodeInputs, encodeInputs, linkInputs } from './share-link.ts';

const reduce = formReducer(definition);
const read = formReader(definition);
const filled = (basis: string, entered: Record<string, string>) =>
  reduce(reduce(initialState(definition), { type: 'basis', basis: basis }), {
    type: 'entered',
    entered: entered,
  });
const restore = (fragment: string) => {
  const state = decodeInputs(definition, fragment);
  return state && reduce(initialState(definition), { type: 'restored', state });
};

describe('the link of a form', () => {
  it('is short and readable', () => {
    const state = filled('neto_plata_input', {
      mjesec: '3',
      godina: '2025',
      neto_plata_input: '1.200,50 KM',
      strucna_sprema: 'VŠS',
      ima_preko: 'da',
    });
    expect(linkInputs(definition, state)).toBe(
      'mjesec=3&godina=2025&strucna_sprema=V%C5%A0S&ima_preko=1&neto_plata=1200.5',
    );
  });

  it('restores the same call', () => {
    const amount = fc.integer({ min: 0, max: 100_000_00 }).map(formatAmount);
    const bases = fc.constantFrom('bruto_plata_input', 'neto_plata_input', 'bruto_ukupno_input');
    const hours = fc.integer({ min: 0, max: 400 }).map((half) => String(half / 2).replace('.', ','));
    const form = fc.record({ osnova: bases, iznos: amount, sati: hours, proc: hours, obrok: amount });
    fc.assert(
      fc.property(form, ({ osnova, iznos, sati, proc, obrok }) => {
        const state = filled(osnova, {
          mjesec: '11',
          godina: '2026',
          [osnova]: iznos,
          topli_obrok_input: obrok,
          ima_preko: 'da',
          prekovremeni: 'da',
          prekovremeni_sati: sati,
          prekovremeni_proc: proc,
        });
        const link = linkInputs(definition, state);
        const restored = restore(`#${link}`);
        expect(restored?.basis).toBe(osnova);
        expect(restored && read(restored).call).toBe(read(state).call);
        expect(restored && linkInputs(definition, restored)).toBe(link);
      }),
    );
  });

  it('replaces unreadable values by a mark, without the text of the sender', () => {
    const complete = { mjesec: '3', godina: '2025', bruto_plata_input: '1800' };
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('abc', '1.5.0', '1e3', '1\u200b000'),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const sent = filled('bruto_plata_input', { ...complete, topli_obrok_input: text });
        const restored = restore(linkInputs(definition, sent));
        expect(restored && read(restored)).toEqual(read(sent));
        expect(linkInputs(definition, sent)).toMatch(/^(?:[\w=&.-]|%3F)*$/);
        const stored = restore(encodeInputs(definition, sent));
        expect(stored && read(stored)).toEqual(read(sent));
      }),
    );
    const sent = filled('bruto_plata_input', { ...complete, topli_obrok_input: 'abc' });
    expect(restore(encodeInputs(definition, sent))?.entered).toMatchObject({ topli_obrok_input: 'abc' });
    expect(restore(linkInputs(definition, sent))?.entered).toMatchObject({ topli_obrok_input: '?' });
  });

  it("shows all of a stranger's text in one line", () => {
    const text = restore(`#topli_obrok=${encodeURIComponent(`1\n\u202e${'9'.repeat(300)}`)}`)?.entered;
    expect(text?.topli_obrok_input).toBe(`1\ufffd\ufffd${'9'.repeat(96)}…`);
  });

  it('contains emptied fields, and a basis without its amount', () => {
    const emptied = reduce(initialState(vat), { type: 'entered', entered: { stopa: '' } });
    expect(encodeInputs(vat, emptied)).toBe('stopa=');
    expect(decodeInputs(vat, 'stopa=')?.entered).toEqual({ stopa: '' });
    const link = encodeInputs(definition, filled('neto_plata_input', {}));
    expect(restore(link)).toEqual({
      basis: 'neto_plata_input',
      entered: { neto_plata_input: '' },
      touched: [],
    });
  });

  it('contains half of a period, and a year with a digit too many', () => {
    const entered = { periodi: '2010-01-01/ 20150-02-01/2016-02-01', start_date: '20200-01-01' };
    const sent = reduce(initialState(tenure), { type: 'entered', entered: entered });
    expect(decodeInputs(tenure, encodeInputs(tenure, sent))?.entered).toEqual(entered);
  });

  it('keeps an invalid day for this tab, and shares only its presence', () => {
    const entered = { periodi: '2010-01-01/5%2F%203', start_date: 'sutra, 5/3' };
    const sent = reduce(initialState(tenure), { type: 'entered', entered: entered });
    expect(decodeInputs(tenure, encodeInputs(tenure, sent))?.entered).toEqual(entered);
    expect(decodeInputs(tenure, linkInputs(tenure, sent))?.entered).toEqual({
      periodi: '2010-01-01/%3F',
      start_date: '?',
    });
  });

  it('ignores meaningless values', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webFragments()), (garbage) => {
        const state = restore(`#${garbage}`);
        if (state)
          expect(Object.keys(state.entered).every((name) => name in formFields(definition))).toBe(true);
      }),
    );
    expect(restore('#')).toBeUndefined();
    expect(restore('#nepoznato=5&strucna_sprema=X&ima_preko=5')).toBeUndefined();
    expect(restore('#bruto_plata=1800&neto_plata=900&prekovremeni_proc=30')?.entered).toEqual({
      bruto_plata_input: '1.800,00',
    });
  });

  it('names the ignored parts of a link: unknown, not offered, a second basis', () => {
    const link = '#mjesec=10&bolovanje=16&strucna_sprema=X&neto_plata=900&bruto_plata=1800&zlo%0A=1';
    const state = restore(link);
    expect(state?.basis).toBe('bruto_plata_input');
    expect(state?.unread).toEqual(['bolovanje', 'strucna_sprema', 'neto_plata', 'zlo\ufffd']);
    expect(state && reduce(state, { type: 'entered', entered: { staz: '5' } }).unread).toEqual(state?.unread);
    expect(state && reduce(state, { type: 'cleared' }).unread).toBeUndefined();
    expect(state && linkInputs(definition, state)).not.toContain('bolovanje=');
    expect(restore('#mjesec=10&bruto_plata=&strucna_sprema=')?.unread).toBeUndefined();
  });

  it('counts the hours of a link without their switch', () => {
    expect(restore('#bruto_plata=1800&prekovremeni_sati=5')?.entered).toEqual({
      bruto_plata_input: '1.800,00',
      ima_preko: 'da',
      prekovremeni: 'da',
      prekovremeni_sati: '5',
    });
  });

  it('writes an amount in the usual format, unless a fening would be lost', () => {
    expect(restore('#neto_plata=1500.5')?.entered).toEqual({ neto_plata_input: '1.500,50' });
    expect(restore('#neto_plata=-0.05')?.entered).toEqual({ neto_plata_input: '−0,05' });
    expect(restore('#neto_plata=1.005')?.entered).toEqual({ neto_plata_input: '1,005' });
  });

  it('does not turn decimals into thousands', () => {
    expect(restore('#solidarnost_proc=1.125')?.entered).toEqual({ solidarnost_proc: '1,125' });
  });
});

it.each(definitions.map((each) => ({ id: each.id, each })))(
  '$id: no two fields share a name in links',
  ({ each }) => {
    const fields = Object.keys(formFields(each));
    expect(new Set(fields.map((name) => name.replace(/_input$/, ''))).size).toBe(fields.length);
  },
);

// An estimate has its own button, and the result is marked as one.
it.each(definitions.map((each) => ({ id: each.id, each })))(
  '$id: shows the fields of a link in the form',
  ({ each }) => {
    const inForm = [...each.groups.flatMap(({ fields }) => fields), ...Object.keys(each.bases), 'procjena'];
    expect(Object.keys(formFields(each)).filter((name) => !inForm.includes(name))).toEqual([]);
  },
);
