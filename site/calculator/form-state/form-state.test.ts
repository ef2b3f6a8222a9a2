import { definition as author } from '@obracun/engine/calculators/autorski-ugovor/definition.ts';
import { definition as year } from '@obracun/engine/calculators/doprinosi-vlasnik/definition.ts';
import { definition as fbih } from '@obracun/engine/calculators/kalkulator-fbih/definition.ts';
import { definition } from '@obracun/engine/calculators/minuli-topli/definition.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isShown } from './form-fields.ts';
import { formReader } from './form-reading.ts';
import { type FormAction, type FormState, formReducer, initialState, isPristine } from './form-state.ts';

const reduce = formReducer(definition);
const read = formReader(definition);
const after = (...actions: FormAction[]) => actions.reduce(reduce, initialState(definition));
const entered = (texts: Record<string, string>): FormAction => ({ type: 'entered', entered: texts });
const complete = entered({ mjesec: '3', godina: '2025', bruto_plata_input: '1.800,50' });

describe('the form of a salary', () => {
  it('starts with the gross as its basis, empty and without errors', () => {
    const state = initialState(definition);
    expect(state).toEqual({ basis: 'bruto_plata_input', entered: {}, touched: [] });
    expect(read(state)).toEqual({
      call: undefined,
      errors: {},
      gaps: ['mjesec', 'godina', 'bruto_plata_input'],
    });
  });

  it('makes exactly the specified call when month, year and the chosen basis are filled', () => {
    const { call, errors } = read(after(complete));
    expect(errors).toEqual({});
    expect(JSON.parse(call ?? '')).toEqual({
      mjesec: 3,
      godina: 2025,
      bruto_plata_input: 1800.5,
      neto_plata_input: null,
      solidarnost_neto_input: null,
      bruto_ukupno_input: null,
      staz: 0,
      neplaceno: null,
      placeno: null,
      neodrađeni_sati: null,
      dnevnice: null,
      topli_obrok_input: null,
      licni_odbitak_input: null,
      umanjenje: null,
      ima_preko: false,
      prekovremeni: false,
      prekovremeni_sati: null,
      prekovremeni_proc: null,
      nocni: false,
      nocni_sati: null,
      nocni_proc: null,
      praznik: false,
      praznik_sati: null,
      praznik_proc: null,
    });
  });

  it.each([
    ['mjesec', '', 'Unesite mjesec (1–12).'],
    ['mjesec', '13', 'Mjesec mora biti broj između 1 i 12.'],
    ['mjesec', 'mart', 'Mjesec mora biti broj između 1 i 12.'],
    ['godina', '', 'Unesite godinu (1900–2100).'],
    ['godina', '1899', 'Godina mora biti između 1900 i 2100.'],
    ['staz', '-1', 'Staž mora biti broj ≥ 0 ili ostavite prazno.'],
    ['bruto_plata_input', '', 'Upišite bruto osnovnu platu.'],
    ['bruto_plata_input', '-5', 'Bruto plata mora biti nenegativan broj.'],
    ['bruto_plata_input', '1,000', undefined],
    ['bruto_plata_input', '1,005', undefined],
    ['neplaceno', 'dva', 'Neplaćeni dani moraju biti nenegativan broj.'],
    ['neodrađeni_sati', '-1', 'Unesite broj neodrađenih sati ≥ 0.'],
    ['topli_obrok_input', 'x', 'Iznos toplog obroka mora biti nenegativan broj.'],
  ])('%s „%s“: %s', (field, text, message) => {
    const { errors, call } = read(after(complete, entered({ [field]: text })));
    expect(errors[field]).toBe(message);
    expect(call === undefined).toBe(message !== undefined);
  });

  it('reports an empty required field after blur', () => {
    expect(read(after({ type: 'left', fields: ['godina'] })).errors).toEqual({
      godina: 'Unesite godinu (1900–2100).',
    });
  });

  it('clears the basis values and their errors when the basis changes', () => {
    const state = after(complete, entered({ bruto_plata_input: 'x' }), {
      type: 'basis',
      basis: 'neto_plata_input',
    });
    expect(state.entered).toEqual({ mjesec: '3', godina: '2025' });
    expect(read(state)).toEqual({ call: undefined, errors: {}, gaps: ['neto_plata_input'] });
  });

  it('rounds decimals beyond a fening half up in the call', () => {
    const { call } = read(after(complete, entered({ bruto_plata_input: '1,005', neplaceno: '0,335' })));
    expect(JSON.parse(call ?? '')).toMatchObject({ bruto_plata_input: 1.01, neplaceno: 0.34 });
  });

  it('requires the hours of extra work that is on, and clears them with the switch', () => {
    const on = [complete, entered({ ima_preko: 'da' }), entered({ prekovremeni: 'da' })];
    expect(read(after(...on))).toEqual({ call: undefined, errors: {}, gaps: ['prekovremeni_sati'] });
    const wrong = [...on, entered({ prekovremeni_sati: '-3', prekovremeni_proc: 'x' })];
    expect(read(after(...wrong)).errors).toEqual({
      prekovremeni_sati: 'Prekovremeni sati moraju biti nenegativan broj.',
      prekovremeni_proc: 'Procenat prekovremenog rada mora biti nenegativan.',
    });
    const off = read(after(...wrong, entered({ prekovremeni: 'ne' })));
    expect(off.errors).toEqual({});
    const again = after(...wrong, entered({ ima_preko: 'ne' }), entered({ ima_preko: 'da' }));
    expect(again.entered.prekovremeni).toBeUndefined();
    expect(again.entered.prekovremeni_sati).toBeUndefined();
  });

  it('restores the start on „Obriši sve“', () => {
    const state = after({ type: 'basis', basis: 'neto_plata_input' }, entered({ mjesec: 'x' }), {
      type: 'cleared',
    });
    expect(state).toMatchObject(initialState(definition));
    expect(reduce(state, { type: 'brought back' })).toMatchObject({ entered: { mjesec: 'x' } });
    expect(reduce(state, entered({ mjesec: '4' })).cleared).toBeUndefined();
  });
});

it('keeps a default switch on until it is turned off, and does not offer hidden bases', () => {
  const readFbih = formReader(fbih);
  const start: FormState = {
    ...initialState(fbih),
    entered: { mjesec: '1', godina: '2026', bruto_plata_input: '2000' },
  };
  const body = (state: FormState) => JSON.parse(readFbih(state).call ?? '');
  expect(body(start)).toMatchObject({
    neto_plata_input: null,
    solidarnost_neto_input: null,
    bruto_ukupno_input: null,
    staz: 0,
    prekovremeni: false,
  });
  expect(body(start)).not.toHaveProperty('obveznik_invalidi');
  expect(body({ ...start, entered: { ...start.entered, obveznik_invalidi: 'ne' } }).obveznik_invalidi).toBe(
    false,
  );
});

it('clears the whole form of a contract with the basis, also the percentage and the day', () => {
  const filled: FormState = {
    basis: 'bruto',
    entered: { bruto: 'x', normirani: '60', datum: '2020-01-01' },
    touched: ['bruto', 'normirani', 'datum'],
  };
  const state = formReducer(author)(filled, { type: 'basis', basis: 'neto' });
  expect(state).toEqual({ basis: 'neto', entered: {}, touched: [] });
  expect(formReader(author)(state).errors).toEqual({});
});

describe('the hours of extra work', () => {
  const request = entered({ ima_preko: 'da' });

  it('are next to their switches and not required', () => {
    const state = after(complete, request);
    for (const name of ['prekovremeni_sati', 'nocni_sati', 'praznik_sati'])
      expect([name, isShown(definition, state, name)]).toEqual([name, true]);
    expect(isShown(definition, state, 'prekovremeni_proc')).toBe(false);
    expect(read(state)).toMatchObject({ errors: {}, gaps: [] });
  });

  it('turn their switch on when typed, and are cleared when it is turned off', () => {
    const state = after(complete, request, entered({ nocni_sati: '8' }));
    expect(JSON.parse(read(state).call ?? '')).toMatchObject({ nocni: true, nocni_sati: 8, praznik: false });
    const off = reduce(state, entered({ nocni: 'ne' }));
    expect(off.entered).not.toHaveProperty('nocni_sati');
    expect(isShown(definition, off, 'nocni_sati')).toBe(false);
  });

  it('count in a link without their switch, but not with a „ne“', () => {
    const linked = { ...initialState(definition), entered: { ima_preko: 'da', prekovremeni_sati: '10' } };
    const restored = (more: Record<string, string>) =>
      after({ type: 'restored', state: { ...linked, entered: { ...linked.entered, ...more } } }, complete);
    expect(JSON.parse(read(restored({})).call ?? '')).toMatchObject({
      prekovremeni: true,
      prekovremeni_sati: 10,
    });
    const bare = { ...linked, entered: { prekovremeni_sati: '10' } };
    expect(after({ type: 'restored', state: bare }, complete).entered).toMatchObject({ ima_preko: 'da' });
    expect(restored({ prekovremeni: 'ne' }).entered).not.toHaveProperty('prekovremeni_sati');
  });
});

describe('the form of a year', () => {
  afterEach(() => void vi.useRealTimers());

  it('opens on the year of the day, and returns to it when cleared', () => {
    vi.useFakeTimers({ now: new Date('2025-06-15T12:00:00') });
    expect(initialState(year, '2025-06-15').entered).toEqual({ godina: '2025' });
    const chosen = formReducer(year)(initialState(year), { type: 'entered', entered: { godina: '2021' } });
    expect(formReducer(year)(chosen, { type: 'cleared' }).entered).toEqual({ godina: '2025' });
  });

  it('is untouched on that year, and on the prerendered one', () => {
    vi.useFakeTimers({ now: new Date('2025-06-15T12:00:00') });
    expect(isPristine(year, initialState(year, '2025-06-15'))).toBe(true);
    expect(isPristine(year, initialState(year))).toBe(true);
    expect(isPristine(year, { ...initialState(year), entered: { godina: '2021' } })).toBe(false);
  });
});
