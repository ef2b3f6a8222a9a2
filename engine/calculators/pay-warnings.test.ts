import { describe, expect, test } from 'vitest';
import { DECREE, may2025, overtime, type WarningText, warningTexts } from './warnings.fixture.ts';

const sick = (bolovanje_proc: number) => ({ ...may2025, bolovanje_sati: 16, bolovanje_proc });

const DECREE_ON_MEALS =
  'Odluka o utvrđivanju uvećanja plate, visine primanja po osnovu rada i visine pomoći radniku, Sl. glasnik RS 39/22';
const MEAL =
  'Pravilnik o primjeni Zakona o porezu na dohodak, Sl. novine FBiH 48/21, 77/21, 20/22, 57/22, 5/23, 85/23, 97/23, 36/24, 57/24, čl. 20';

describe('says what is wrong with sick pay, meals and deductions, by how much and by which law', () => {
  test.each<[string, string, object, WarningText[]]>([
    [
      'sick pay in the Srpska',
      '/calculate',
      sick(60),
      [
        [
          'bolovanje_iznos',
          'Naknada za bolovanje od 60 % manja je od propisane: najmanje 70 %.',
          'Zakon o obaveznom zdravstvenom osiguranju, Sl. glasnik RS 93/22, 123/22',
        ],
      ],
    ],
    [
      'sick pay in the Federation',
      '/calculate_fbih',
      sick(79.99),
      [
        [
          'bolovanje_iznos',
          'Naknada za bolovanje od 79,99 % manja je od propisane: najmanje 80 %.',
          'Zakon o zdravstvenom osiguranju, Sl. novine FBiH 30/97, 7/02, 70/08, 48/11, 36/18, čl. 55 i 56',
        ],
      ],
    ],
    [
      'a meal',
      '/calculate_topli',
      { ...may2025, topli_obrok_input: 5 },
      [
        [
          'topli_obrok_dan',
          'Topli obrok od 5,00 KM po danu manji je od propisanog: najmanje 18,24 KM.',
          `${DECREE}, na osnovu Zakona o radu čl. 132`,
        ],
      ],
    ],
    [
      'second meals without the overtime of their days',
      '/calculate_topli',
      { ...may2025, topli_obrok_dodatni: 31 },
      [
        [
          'topli_dani',
          'Upisano: 31 drugi topli obrok uz 0 h prekovremenog rada. Drugi obrok pripada za dan s više od 3 h prekovremenog rada, a za toliko dana to je više od 93 h: provjerite unos.',
          DECREE_ON_MEALS,
        ],
      ],
    ],
    [
      'second meals of just the hours that are not enough',
      '/calculate_topli',
      { ...overtime(6), topli_obrok_dodatni: 2 },
      [
        [
          'topli_dani',
          'Upisano: 2 druga topla obroka uz 6 h prekovremenog rada. Drugi obrok pripada za dan s više od 3 h prekovremenog rada, a za toliko dana to je više od 6 h: provjerite unos.',
          DECREE_ON_MEALS,
        ],
      ],
    ],
    [
      'second meals of a month before the rule',
      '/calculate_topli',
      { ...overtime(0), mjesec: 5, godina: 2021, topli_obrok_dodatni: 1 },
      [
        [
          'topli_dani',
          'Upisano: 1 drugi topli obrok uz 0 h prekovremenog rada. Drugi obrok pripada za dan s dužim prekovremenim radom: provjerite unos.',
          null,
        ],
      ],
    ],
    [
      'a meal above the untaxed limit, in a month with an uncertain limit',
      '/calculate_fbih',
      { ...may2025, mjesec: 6, topli_obrok_input: 30 },
      [
        [
          'topli_obrok_oporezivi',
          'Topli obrok prelazi neoporezivih 15,45 KM po danu: u bruto je ušlo 305,55 KM.',
          MEAL,
        ],
        [
          'topli_obrok_neoporezivo',
          'Neoporezivi topli obrok: podatak je niske pouzdanosti, provjerite ga.',
          MEAL,
        ],
      ],
    ],
    [
      'deductions that further untaxed pay does not cover either',
      '/calculate',
      { ...may2025, obustave: 3000, neoporezivo: 100 },
      [['obustave', 'Obustave su veće od iznosa za isplatu: nije pokriveno 1.603,25 KM.', null]],
    ],
    [
      'deductions above net and untaxed pay',
      '/calculate_fbih',
      { ...may2025, obustave: 3000, topli_obrok_input: 10 },
      [['obustave', 'Obustave su veće od iznosa za isplatu: nije pokriveno 1.528,00 KM.', null]],
    ],
  ])('%s', (_name, poziv, input, warnings) => expect(warningTexts(poziv, input)).toEqual(warnings));

  test.each<[string, string, object]>([
    ['sick pay as the law has it', '/calculate', sick(70)],
    ['a second meal of a long day', '/calculate_topli', { ...overtime(3.5), topli_obrok_dodatni: 1 }],
    ['a meal without a day at work', '/calculate_topli', { ...may2025, topli_obrok_input: 5, neplaceno: 22 }],
    [
      'deductions of all that is paid',
      '/calculate_fbih',
      { ...may2025, obustave: 1472, topli_obrok_input: 10 },
    ],
  ])('warns of nothing: %s', (_name, poziv, input) => expect(warningTexts(poziv, input)).toEqual([]));
});

test.each([
  [21, 'za 1 radni dan.'],
  [22.5, 'za 2,5 radna dana.'],
  [27, 'za 7 radnih dana.'],
])('declines the excess of %d days over a leave of 20', (iskoristeno, text) => {
  const [[, poruka] = ['', '']] = warningTexts('/godisnji-odmor/', { entitet: 'fbih', iskoristeno });
  expect(poruka).toBe(`Iskorišteno je više nego što pripada, ${text}`);
});

describe('names the limit of a kind when untaxed pay in the Federation exceeds it', () => {
  const of = (mjesec: number, neoporezivo: number) =>
    warningTexts('/calculate_fbih', { mjesec, godina: 2026, bruto_plata_input: 2000, neoporezivo })
      .filter(([line]) => line === 'neoporezivo')
      .map(([, poruka]) => poruka);

  test.each([
    // Half of (1.632 + 1.622 + 1.664) / 3.
    [10, 819.67, []],
    [10, 819.68, ['Regres bez poreza do 819,67 KM: ono iznad upišite pod oporezivo.']],
    [4, 300.01, ['Pomoć radnicima bez poreza do 300,00 KM: ono iznad upišite pod oporezivo.']],
  ])('%i/2026, %d KM', (month, amount, words) => expect(of(month, amount)).toEqual(words));
});

test('warns that a part-time wage in RS has the whole deduction, unless one was entered', () => {
  const of = (more: object) =>
    warningTexts('/calculate', { mjesec: 5, godina: 2026, bruto_plata_input: 1500, sati_dnevno: 4, ...more })
      .filter(([line]) => line === 'licni_odbitak')
      .map(([, poruka]) => poruka);
  expect(of({})).toEqual([
    'Za nepuno radno vrijeme uzet je cijeli lični odbitak od 1.000,00 KM. Neki programi ga umanjuju srazmjerno satima.',
  ]);
  expect(of({ licni_odbitak_input: 500 })).toEqual([]);
  expect(of({ sati_dnevno: 8 })).toEqual([]);
});
