import type { Citation } from '@obracun/engine/core/explanation/citation.ts';
import { describe, expect, it } from 'vitest';
import { pointsOf, sourcesOf } from './year-point.ts';

const cited = (naziv: string, od: string, pouzdanost: Citation['pouzdanost'] = 'visoka'): Citation => ({
  naziv,
  od,
  pouzdanost,
  provjereno: '2026-11-21',
});

const base = cited('Osnovica', '2018-01-01');
const older = cited('Prosjek', '2024-01-01', 'niska');
const newer = cited('Prosjek', '2025-01-01');

const line = (name: string, value: number, citations: Citation[]) =>
  [name, { name, label: name, kind: 'iznos', value, formula: '', working: '', citations }] as const;

const answerOf = (year: number, average: Citation) => ({
  year,
  lines: new Map([line('osnovica', 10 * (year - 2000), [average, base]), line('doprinos', 1, [base])]),
});

describe('the sources under the years', () => {
  const { provisions, numbersOf } = sourcesOf(
    [answerOf(2025, newer), answerOf(2024, older)],
    ['osnovica', 'doprinos'],
  );

  it('are listed once each, in the order of appearance', () => {
    expect(provisions).toEqual([newer, base, older]);
  });

  it('are numbered from one', () => {
    expect([numbersOf([older, base]), numbersOf([])]).toEqual([[3, 2], []]);
  });
});

it('marks a year uncertain when a line uses a figure of low certainty', () => {
  expect(pointsOf([answerOf(2024, older), answerOf(2025, newer)], 'osnovica')).toEqual([
    { year: 2024, amount: 240, isUnsure: true },
    { year: 2025, amount: 250, isUnsure: false },
  ]);
});
