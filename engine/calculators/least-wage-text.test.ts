import { describe, expect, test } from 'vitest';
import { type WarningText, warningTexts } from './warnings.fixture.ts';

const may2025 = { mjesec: 5, godina: 2025, bruto_plata_input: 2000 };
const low = { ...may2025, bruto_plata_input: 1100 };

const MINIMUM =
  'Odluka o najnižoj plati u Republici Srpskoj za 2025. godinu, Sl. glasnik RS 6/25, na osnovu Zakona o radu čl. 127';
const BASE =
  'Zakon o doprinosima; Pravilnik o uslovima, načinu obračunavanja, prijavljivanja i uplate doprinosa, Sl. glasnik RS 49/21; Pravilnik: Sl. glasnik RS 68/18, 6/20, 70/21, čl. 10a; Pravilnik čl. 3a';
const UNSCHOOLED = 'Stručna sprema nije upisana: uzeta je najniža plata za NK/PK.';

describe('states by how much and by which law an amount is below the minimum wage or base', () => {
  test.each<[string, string, object, WarningText[]]>([
    [
      'the minimum wage of the Srpska, and its base',
      '/calculate',
      low,
      [
        [
          'bruto_plata_osnovna',
          `Osnovna plata manja je od najniže plate, koja za te sate iznosi 1.344,26 KM bruto. ${UNSCHOOLED}`,
          MINIMUM,
        ],
        [
          'osnovica_doprinosa',
          'Osnovica doprinosa je za 244,26 KM manja od najniže, koja iznosi 1.344,26 KM: uključite „Doprinosi najmanje na najnižu osnovicu“.',
          BASE,
        ],
      ],
    ],
    [
      'the minimum wage of a given schooling, with a raised base',
      '/calculate',
      { ...low, najniza_osnovica: true, strucna_sprema: 'NK' },
      [
        [
          'bruto_plata_osnovna',
          'Osnovna plata manja je od najniže plate, koja za te sate iznosi 1.344,26 KM bruto.',
          MINIMUM,
        ],
      ],
    ],
    [
      'the minimum base of a schooling that is partly exempt',
      '/calculate',
      { mjesec: 5, godina: 2026, bruto_plata_input: 1558, strucna_sprema: 'KV' },
      [
        [
          'bruto_plata_osnovna',
          'Osnovna plata manja je od najniže plate, koja za te sate iznosi 1.558,19 KM bruto.',
          'Odluka o najnižoj plati u Republici Srpskoj za 2026. godinu, Sl. glasnik RS 115/25, na osnovu Zakona o radu čl. 127 st. 2',
        ],
        [
          'osnovica_doprinosa',
          'Osnovica doprinosa je za 0,19 KM manja od najniže, koja iznosi 1.508,19 KM: uključite „Doprinosi najmanje na najnižu osnovicu“.',
          BASE,
        ],
      ],
    ],
    [
      'the minimum base with sick leave',
      '/calculate',
      { ...low, najniza_osnovica: true, bolovanje_sati: 8 },
      [
        [
          'bruto_plata_osnovna',
          `Osnovna plata manja je od najniže plate, koja za te sate iznosi 1.283,16 KM bruto. ${UNSCHOOLED}`,
          MINIMUM,
        ],
        ['osnovica_doprinosa', 'Pravilnik od najniže osnovice izuzima bolovanje: provjerite osnovicu.', BASE],
        ['osnovica_doprinosa', UNSCHOOLED, BASE],
      ],
    ],
    [
      'the minimum base, which excepts sick leave',
      '/calculate',
      { ...low, strucna_sprema: 'NK', bolovanje_sati: 8 },
      [
        [
          'bruto_plata_osnovna',
          'Osnovna plata manja je od najniže plate, koja za te sate iznosi 1.283,16 KM bruto.',
          MINIMUM,
        ],
        [
          'osnovica_doprinosa',
          'Osnovica doprinosa je za 259,26 KM manja od najniže, koja iznosi 1.344,26 KM. Pravilnik (čl. 3a) od nje izuzima bolovanje. Ako se za vas ne izuzima, uključite „Doprinosi najmanje na najnižu osnovicu“.',
          BASE,
        ],
      ],
    ],
    [
      'the minimum wage of the Federation, and its base',
      '/calculate_fbih',
      low,
      [
        [
          'bruto_plata_osnovna',
          'Osnovna plaća manja je od najniže plaće, koja za te sate iznosi 1.562,00 KM bruto.',
          'Odluka o iznosu najniže plaće za 2025. godinu, Sl. novine FBiH 104/24, Uredba o metodologiji čl. 6 st. 3',
        ],
        [
          'osnovica_doprinosa',
          'Osnovica doprinosa je za 462,00 KM manja od najniže, koja iznosi 1.562,00 KM: uključite „Doprinosi najmanje na najnižu osnovicu“.',
          'Pravilnik o načinu obračunavanja i uplate doprinosa, Sl. novine FBiH 64/08, 81/08, 98/15, 6/17, 38/17, 39/18, 12/21, 6/22, 19/23, čl. 20 st. 1 i 2 (6/22), čl. 2 st. 1',
        ],
      ],
    ],
    [
      'the minimum wage of the Federation before its minimum base',
      '/calculate_fbih',
      { mjesec: 5, godina: 2019, bruto_plata_input: 300 },
      [
        [
          'bruto_plata_osnovna',
          'Osnovna plaća manja je od najniže plaće, koja za te sate iznosi 589,22 KM bruto.',
          'Opći kolektivni ugovor za teritoriju FBiH, Sl. novine FBiH 48/16',
        ],
      ],
    ],
  ])('%s', (_name, poziv, input, warnings) => expect(warningTexts(poziv, input)).toEqual(warnings));

  test.each<[string, string, object]>([
    ['a base equal to the minimum', '/calculate', { ...may2025, bruto_plata_input: 1344.26 }],
    [
      'a base equal to the minimum, minus the exempt part',
      '/calculate',
      { mjesec: 5, godina: 2026, bruto_plata_input: 1558.19, strucna_sprema: 'KV' },
    ],
    [
      'a base equal to the minimum, in the Federation',
      '/calculate_fbih',
      { ...may2025, bruto_plata_input: 1562 },
    ],
    [
      'the published base of 2022, in the Federation',
      '/calculate_fbih',
      { mjesec: 5, godina: 2022, bruto_plata_input: 826.09 },
    ],
    [
      'a gross above the base of a higher coefficient, in the Federation',
      '/calculate_fbih',
      { mjesec: 10, godina: 2026, bruto_plata_input: 1600, koeficijent: 2.7 },
    ],
    ...[
      { godina: 2022, neto_plata_input: 543 },
      { godina: 2023, neto_plata_input: 596 },
      { godina: 2024, neto_plata_input: 619 },
      { godina: 2025, neto_plata_input: 1000 },
      { godina: 2026, neto_plata_input: 1027 },
      { godina: 2026, neto_plata_input: 1027, koeficijent: 0 },
      { godina: 2026, neto_plata_input: 1027, koeficijent: 1.5 },
      { godina: 2026, neto_plata_input: 1027, koeficijent: 2.7 },
      { godina: 2026, neto_plata_input: 1027, koeficijent: 3.5 },
    ].map((input): [string, string, object] => [
      `the minimum net of ${input.godina}, coefficient ${input.koeficijent ?? 1}, in the Federation`,
      '/calculate_fbih',
      { mjesec: 5, ...input },
    ]),
    ['a schooling that has its minimum', '/calculate', { ...may2025, strucna_sprema: 'NK' }],
  ])('warns of nothing: %s', (_name, poziv, input) => expect(warningTexts(poziv, input)).toEqual([]));
});
