import type { MyPayslip } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

const nothing = { withheld: 0, pension: 0, health: 0, other: 0, tax: 0, solidarity: 0, levies: 0 };
const october = { year: 2026, month: 10, received: 0 };

const cases: readonly (readonly [string, MyPayslip, readonly string[]])[] = [
  [
    'the Federation, with a loan',
    {
      ...october,
      entity: 'fbih',
      gross: 236_715,
      parts: {
        ...nothing,
        paid: 125_000,
        withheld: 25_000,
        pension: 46_160,
        health: 34_323,
        other: 4735,
        tax: 13_333,
        levies: 2684,
      },
    },
    [
      'Firma je za vaš rad platila ukupno 2.512,35 KM.',
      'Vaša bruto plaća je 2.367,15 KM.',
      'Za penziju, liječenje i nezaposlenost uplaćeno je 852,18 KM, od toga za penziju 461,60 KM.',
      'Porez na dohodak je 133,33 KM, a naknade 26,84 KM.',
      'Obustavljeno vam je 250,00 KM (kredit, zabrana ili članarina), a isplaćeno 1.250,00 KM.',
    ],
  ],
  [
    'Republika Srpska, with an advance',
    {
      ...october,
      entity: 'rs',
      gross: 200_000,
      received: 40_000,
      parts: {
        ...nothing,
        paid: 130_000,
        pension: 37_000,
        health: 20_400,
        other: 4600,
        tax: 7600,
        solidarity: 400,
      },
    },
    [
      'Firma je za vaš rad platila ukupno 2.000,00 KM.',
      'Vaša bruto plata je 2.000,00 KM.',
      'Za penziju, liječenje, nezaposlenost i dječiju zaštitu uplaćeno je 620,00 KM, od toga za penziju 370,00 KM.',
      'Porez na dohodak je 76,00 KM, a doprinos za solidarnost 4,00 KM.',
      'Isplaćeno vam je 1.300,00 KM, od toga u drugim isplatama 400,00 KM.',
    ],
  ],
  [
    'the District',
    { ...october, entity: 'bd', gross: 100_000, parts: { ...nothing, paid: 70_000, pension: 30_000 } },
    [
      'Firma je za vaš rad platila ukupno 1.000,00 KM.',
      'Vaša bruto plata je 1.000,00 KM.',
      'Za penziju, liječenje i nezaposlenost uplaćeno je 300,00 KM, od toga za penziju 300,00 KM.',
      'Porez na dohodak je 0,00 KM.',
      'Isplaćeno vam je 700,00 KM.',
    ],
  ],
];

test.each(cases)('explains a payslip of %s in five sentences', (_of, payslip, sentences) =>
  expect(sentencesOf(payslip).map((sentence) => sentence.replaceAll('\u00a0', ' '))).toEqual(sentences),
);
