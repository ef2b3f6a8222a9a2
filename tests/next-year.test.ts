import { describe, expect, it, test } from 'vitest';
import { loadCalculators } from '../engine/calculators/load.ts';
import { calculator } from '../engine/core/calculate.ts';
import { yearOf } from '../engine/core/days/day.ts';
import { isSetYearly, knownUntil, type LawTree } from '../engine/core/law.ts';
import { lawTrees } from '../engine/law/index.ts';

const year = yearOf(knownUntil(lawTrees.rs)) + 1;
const january = `${year}-01-15`;

/** The law in January: values that continue are in force, those set for the year are not published yet but for the given ones. */
const inJanuary = (tree: LawTree, published: readonly string[]): LawTree => ({
  ...tree,
  parametri: Object.fromEntries(
    Object.entries(tree.parametri).map(([name, parameter]) => {
      const isMissing = isSetYearly(parameter.godisnje) && !published.includes(name);
      return [name, { ...parameter, poznato_do: `${isMissing ? year - 1 : year}-12-31` }];
    }),
  ),
});

const all = await loadCalculators();

interface Answer {
  readonly message?: string;
  readonly warnings?: readonly string[];
  readonly text?: string;
}

function answered(id: string, input: object, published: readonly string[] = []): Answer {
  const found = all.find(({ definition }) => definition.id === id);
  if (!found) throw new Error(`no calculator ${id}`);
  const { definition, rules } = found;
  const { calculate, answer } = calculator(definition, { ...rules, law: inJanuary(rules.law, published) });
  const outcome = calculate(input, january);
  if ('issues' in outcome) return { message: outcome.issues[0]?.poruka ?? '' };
  const { calculation } = outcome;
  return {
    warnings: calculation.warnings.map(({ poruka }) => poruka),
    text: answer(calculation, true),
  };
}

const month = { mjesec: 1, godina: year };

describe('when a year has begun and its yearly figures are not published', () => {
  it.each([
    ['zakup', { bruto: 500 }],
    ['ugovor-o-djelu', { neto: 500 }],
    ['menadzerski-ugovor', { bruto: 500 }],
    ['datum-staza', { start_date: '2020-01-01', end_date: january }],
    ['obracun-plata', { ...month, bruto_plata_input: 1500 }],
    ['minuli-topli', { ...month, bruto_plata_input: 1500, topli_obrok_input: 20 }],
    ['kalkulator-fbih', { ...month, bruto_plata_input: 1500 }],
    ['kalkulator-fbih', { ...month, bruto_plata_input: 1500, topli_obrok_input: 12, prosjecna_neto: 1700 }],
    ['kalkulator-brcko', { ...month, bruto_plata_input: 1500, topli_obrok_input: 8, fond: 'RS' }],
  ])('%s answers without them', (id, input) => {
    expect(answered(id, input).message).toBeUndefined();
    expect(answered(id, input).text).not.toContain('NaN');
  });

  it.each([
    ['minuli-topli', {}, 'najmanji topli obrok', 'Republički zavod za statistiku, s prosječnom'],
    [
      'kalkulator-fbih',
      { topli_obrok_input: 12 },
      'neoporezivi topli obrok',
      'Federalni zavod za statistiku',
    ],
    ['kalkulator-fbih', { najniza_osnovica: true }, 'najniža osnovica doprinosa', 'Vlada FBiH'],
    ['obracun-plata', { najniza_osnovica: true }, 'najniža neto plata', 'Vlada RS, odlukom'],
  ])('%s is refused with the missing figure it uses and its publisher', (id, input, figure, publisher) => {
    const { message } = answered(id, { ...month, bruto_plata_input: 1500, ...input });
    expect(message).toContain(`Propisi za januar ${year}. još nisu objavljeni (${figure}`);
    expect(message).toContain(`Objavljuje: ${publisher}`);
    expect(message).toContain(`Izaberite mjesec do 12/${year - 1}.`);
  });

  it('leaves out the least meal and compares nothing with it', () => {
    const { warnings, text } = answered('minuli-topli', {
      ...month,
      bruto_plata_input: 1500,
      topli_obrok_input: 2,
    });
    expect(warnings).toContain(
      'Najmanji topli obrok za taj mjesec još nije objavljen: iznos nije s njim poređen.',
    );
    expect(text).not.toContain('minimal_topli_obrok');
  });

  it('calculates a wage with the one figure it waited for, whatever else is missing', () => {
    const wage = { ...month, bruto_plata_input: 1500 };
    expect(answered('minuli-topli', wage, ['topli_obrok_minimum', 'topli_obrok_izmjena']).message).toBe(
      undefined,
    );
  });
});

test('a wage of the month after the known year is refused for a yearly figure alone, never for law in force', () => {
  for (const { definition, calculate } of all) {
    if (!('procjena' in definition.fields)) continue;
    const fund = 'fond' in definition.fields && { fond: 'RS' };
    const outcome = calculate({ ...month, bruto_plata_input: 1500, ...fund }, january);
    if ('issues' in outcome) expect(outcome.issues[0]?.poruka).toContain('Objavljuje: ');
  }
});
