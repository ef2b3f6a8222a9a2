import { loadCalculators } from '@obracun/engine/calculators/load.ts';

/** The golden cases of all calculators as calls with expected lines, for others to run. A case of a past day cannot be called. */
export async function goldenCases(): Promise<string> {
  const calculators = await loadCalculators();
  const cases = calculators.flatMap(({ definition, rules }) =>
    rules.examples
      .filter(({ day }) => day === undefined)
      .map(({ title, source, input, expected }) => ({
        poziv: definition.path,
        naziv: title,
        izvor: source,
        ulaz: input,
        ocekivano: expected,
      })),
  );
  return JSON.stringify(cases, null, 1);
}
