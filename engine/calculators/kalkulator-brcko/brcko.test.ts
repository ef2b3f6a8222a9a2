import { describe, expect, test } from 'vitest';
import type { Issue, Warning } from '../../core/issue.ts';
import { through2026 } from '../through-2026.fixture.ts';

const calculator = through2026('/calculate_brcko');

interface Answer extends Readonly<Record<string, unknown>> {
  readonly issues: readonly Issue[];
  readonly upozorenja: readonly Warning[];
}

/** October 2026, fund of the Srpska, gross 1.800, with overrides. */
function outcome(input: Readonly<Record<string, unknown>>): Answer {
  const month = { mjesec: 10, godina: 2026, fond: 'RS', bruto_plata_input: 1800 };
  const result = calculator.calculate({ ...month, ...input }, '2026-11-21');
  if ('issues' in result) return { issues: result.issues, upozorenja: [] };
  return { ...JSON.parse(calculator.answer(result.calculation)), issues: [] };
}

const warned = (input: Readonly<Record<string, unknown>>, field: string): string[] =>
  outcome(input).upozorenja.flatMap(({ polje, poruka }) => (polje === field ? [poruka] : []));

describe('the fund', () => {
  test.each([undefined, null, 'rs', 'MIO'])('is required: %s', (fond) => {
    expect(outcome({ fond }).issues).toMatchObject([{ polje: 'fond' }]);
  });

  test('of the Federation has an employer’s part, with less of it since July 2025', () => {
    const employer = (godina: number, mjesec: number) => outcome({ fond: 'FBiH', godina, mjesec }).pos_PIO;
    expect([employer(2025, 6), employer(2025, 7)]).toEqual([108, 45]);
    expect(outcome({ mjesec: 6, godina: 2025 }).pos_PIO).toBe(0);
  });
});

describe('the deduction', () => {
  const on = (godina: number, mjesec: number) => outcome({ godina, mjesec }).licni_odbitak;

  test('is that of the first day of the month', () => {
    expect([on(2020, 7), on(2020, 8)]).toEqual([300, 500]);
    expect([on(2022, 6), on(2022, 7)]).toEqual([500, 1200]);
  });

  test('warns when its certainty is not high, unless it is given', () => {
    expect(warned({}, 'licni_odbitak')).toEqual([]);
    expect(warned({ godina: 2021 }, 'licni_odbitak')).toEqual([]);
    expect(warned({ godina: 2019, licni_odbitak_input: 500 }, 'licni_odbitak')).toEqual([]);
    expect(warned({ godina: 2019 }, 'licni_odbitak')).toEqual([
      'Osnovni lični odbitak od 300,00 KM provjerite prije upotrebe.',
    ]);
  });

  test('counts dependants of residents only, with a warning', () => {
    expect(outcome({ izdrzavani: 1.5 }).licni_odbitak).toBe(2100);
    const elsewhere = { rezident: 'entitet', izdrzavani: 1.5 };
    expect(outcome(elsewhere).licni_odbitak).toBe(1200);
    expect(warned(elsewhere, 'licni_odbitak')).toContain(
      'Rezidentu entiteta u Brčko distriktu priznaje se samo osnovni odbitak: izdržavani članovi nisu uračunati.',
    );
    expect(outcome({ rezident: 'BD', izdrzavani: 0.5 }).licni_odbitak).toBe(1500);
  });
});

describe('the hot meal', () => {
  const july2020 = { godina: 2020, mjesec: 7 };

  test('is refused when no untaxed amount is known', () => {
    expect(outcome({ ...july2020, topli_obrok_input: 5 }).issues).toMatchObject([
      {
        polje: 'topli_obrok_input',
        kod: 'nema_propisa',
        poruka: expect.stringContaining('izaberite mjesec od 08/2020.'),
      },
    ]);
    expect(outcome({ ...july2020, topli_obrok_input: 0 }).issues).toEqual([]);
    expect(outcome(july2020).issues).toEqual([]);
  });

  test('is untaxed to 7 KM a day, to 10 KM from 2026; the excess is gross, with a warning', () => {
    const limit = (godina: number) => outcome({ godina, topli_obrok_input: 12 }).topli_obrok_neoporezivo;
    expect([limit(2020), limit(2025), limit(2026)]).toEqual([7, 7, 10]);
    expect(outcome({ topli_obrok_input: 12 })).toMatchObject({
      topli_obrok: 220,
      topli_obrok_oporezivi: 44,
      bruto_ukupno: 1844,
    });
    expect(warned({ topli_obrok_input: 12 }, 'topli_obrok_oporezivi')).toHaveLength(1);
  });
});

test('warns of low certainty of figures found for the Federation only, when they affect the result', () => {
  const doubted = (input: object) =>
    outcome({ ...input }).upozorenja.flatMap(({ polje, poruka }) =>
      /računato kao u Federaciji/.test(poruka) ? polje : [],
    );
  expect(doubted({})).toEqual([]);
  expect(doubted({ staz: 10 })).toEqual(['minuli_rad']);
  expect(doubted({ bolovanje_sati: 8 })).toEqual(['bolovanje_iznos']);
});

test('returns the given net and total, and adds further pay only to the payout', () => {
  const { neto_plata } = outcome({});
  expect(outcome({ bruto_plata_input: null, neto_plata_input: neto_plata })).toMatchObject({ neto_plata });
  expect(outcome({ bruto_plata_input: null, bruto_ukupno_input: 1800 })).toMatchObject({ neto_plata });
  expect(outcome({ neoporezivo: 53, obustave: 100 })).toMatchObject({
    neto_plata,
    za_isplatu: Number(neto_plata) - 47,
  });
});

test('refuses a month after the last known one, or estimates it by the last law', () => {
  const february = { mjesec: 2, godina: 2027 };
  expect(outcome(february).issues).toMatchObject([{ kod: 'nema_propisa' }]);
  expect(outcome({ ...february, procjena: true })).toMatchObject({ procjena: true, licni_odbitak: 1200 });
});
