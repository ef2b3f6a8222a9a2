import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import { toWire } from '@obracun/engine/core/numbers/value.ts';
import { expect, test } from 'vitest';
import { goldenCases } from './golden-cases.ts';

interface PublishedCase {
  readonly poziv: `/${string}`;
  readonly naziv: string;
  readonly ulaz: Readonly<Record<string, unknown>>;
  readonly ocekivano: Readonly<Record<string, number | string>>;
}

test('has the expected lines of every case when it is calculated from the published file', async () => {
  const calculators = new Map((await loadCalculators()).map((one) => [one.definition.path, one]));
  const cases = JSON.parse(await goldenCases()) as readonly PublishedCase[];
  expect(cases.length).toBeGreaterThan(90);
  for (const { poziv, naziv, ulaz, ocekivano } of cases) {
    const calculator = calculators.get(poziv);
    const outcome = calculator?.calculate(ulaz, '2026-11-21');
    if (!calculator || !outcome || 'issues' in outcome) throw new Error(`${poziv}: ${naziv}`);
    const { lines } = outcome.calculation.scope;
    const ours = Object.keys(ocekivano).map((name) => [
      name,
      toWire(calculator.definition.lines[name]?.kind ?? 'iznos', lines[name] as number),
    ]);
    expect(Object.fromEntries(ours), naziv).toEqual(ocekivano);
  }
});
