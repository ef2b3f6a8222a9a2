import type { Citation } from '@obracun/engine/kernel/citation.ts';
import { describe, expect, it } from 'vitest';
import { sourcesOf } from './sources.ts';
import { pointsOf } from './year-point.ts';

const cited = (naziv: string, od: string, pouzdanost: Citation['pouzdanost'] = 'visoka'): Citation => ({
  naziv,
  od,
  pouzdanost,
  provjereno: '2026-11-21',
});

const base = cited('Osnovica', '2018-01-01');
const older = cited('Prosjek', '2024-01-01', 'niska');
const newer = cited('Prosjek', '2025-01-01');

const line = (red: string, vrijednost: number, zakon: Citation[]) =>
  [red, { red, naziv: red, vrsta: 'iznos', vrijednost, formula: '', racun: '', zakon }] as const;

const year = (godina: number, average: Citation) => ({
  godina,
  redovi: new Map([line('osnovica', 10 * (godina - 2000), [average, base]), line('doprinos', 1, [base])]),
});

describe('the sources under the years', () => {
  const { provisions, numbersOf } = sourcesOf(
    [year(2025, newer), year(2024, older)],
    ['osnovica', 'doprinos'],
  );

  it('stand once each, in the order they are met', () => {
    expect(provisions).toEqual([newer, base, older]);
  });

  it('are numbered from one', () => {
    expect([numbersOf([older, base]), numbersOf([])]).toEqual([[3, 2], []]);
  });
});

it('a year is unsure when any of its lines rests on a figure of low certainty', () => {
  expect(pointsOf([year(2024, older), year(2025, newer)], 'osnovica')).toEqual([
    { godina: 2024, iznos: 240, isUnsure: true },
    { godina: 2025, iznos: 250, isUnsure: false },
  ]);
});
