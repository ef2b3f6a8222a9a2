import { definition as rs } from '@obracun/engine/calculators/obracun-plata/definition.ts';
import { expect, test } from 'vitest';
import { answerTo } from '../api/answer.fixture.ts';
import { comparedSentence, otherCall, sentenceOf } from './sentences.ts';

const MONTH = { mjesec: 10, godina: 2026 };

function sentenceAfter(situation: string, call: Record<string, unknown>, basis: string): string {
  const other = otherCall(situation, call, basis);
  if (!other) throw new Error(situation);
  return comparedSentence(situation, { answer: answerTo(rs, call), other: answerTo(rs, other), call, basis });
}

test('says what sick leave costs the firm and the worker', () => {
  expect(
    sentenceAfter(
      'bolovanje',
      { ...MONTH, bruto_plata_input: 1800, bolovanje_sati: 40 },
      'bruto_plata_input',
    ),
  ).toBe(
    'Bruto bez bolovanja je 1.800,00 KM, a s 5 dana bolovanja 1.677,27 KM: firma plaća 122,73 KM manje, radnik dobija 74,67 KM manje.',
  );
});

test('says hours that are no whole days', () => {
  expect(
    sentenceAfter(
      'bolovanje',
      { ...MONTH, bruto_plata_input: 1800, bolovanje_sati: 36 },
      'bruto_plata_input',
    ),
  ).toContain('a s 36 h bolovanja');
});

test('says what a raise costs, by what was given', () => {
  expect(sentenceAfter('povisica', { ...MONTH, neto_plata_input: 1600 }, 'neto_plata_input')).toBe(
    'Za 100,00 KM veći neto firma plaća još 163,94 KM.',
  );
  expect(sentenceAfter('povisica', { ...MONTH, bruto_plata_input: 1600 }, 'bruto_plata_input')).toBe(
    'Od još 100,00 KM bruto vi dobijate 60,85 KM, a firma plaća još 100,00 KM.',
  );
});

test('compares nothing once the form no longer says the situation', () => {
  expect(otherCall('bolovanje', { ...MONTH, bruto_plata_input: 1800 }, 'bruto_plata_input')).toBeUndefined();
  expect(sentenceOf('nema', answerTo(rs, { ...MONTH, bruto_plata_input: 1800 }))).toBeUndefined();
});
