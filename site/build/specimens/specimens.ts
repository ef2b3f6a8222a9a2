import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import type { Calculator } from '@obracun/engine/kernel/calculate.ts';
import { formatMonth } from '@obracun/engine/kernel/figures/format.ts';
import type { Answer, AnswerLine } from '../../calculator/answer/answer.ts';
import { writeFigure } from '../../calculator/answer/figure.ts';
import { ledgerOf } from '../../calculator/answer/ledger-of.ts';
import type { SlipSpecimen } from '../../calculator/empty/specimen.ts';
import { type Input, inputsOf } from '../../calculator/keep/inputs-of.ts';
import type { Entered } from '../../fields/typed/entered.ts';

const BASIS = 'bruto_plata_input';
const MONTH = { mjesec: '10', godina: '2026' };
const WAGE = { ...MONTH, [BASIS]: '1.800,00', staz: '10' };
const SCHOOLED = { strucna_sprema: 'VSS' };
const MEAL = { topli_obrok_input: '20,00' };

/** What is typed for the wage shown where no result stands yet, by the id of its calculator. */
const TYPED: Readonly<Record<string, Entered>> = {
  'minuli-topli': { ...WAGE, ...SCHOOLED, ...MEAL },
  'obracun-plata': { ...WAGE, ...SCHOOLED },
  'kalkulator-fbih': WAGE,
  'kalkulator-brcko': { ...WAGE, fond: 'RS' },
};

const MOST_ROWS = 17;

function specimenOf({ definition, calculate, describe }: Calculator, entered: Entered): SlipSpecimen {
  const inputs = inputsOf(definition, { basis: BASIS, entered });
  const call = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
  const outcome = calculate(call, '2026-11-01');
  if ('issues' in outcome) throw new Error(JSON.stringify(outcome.issues));
  const { calculation } = outcome;
  const lines = new Map(describe(calculation).map((line) => [line.name, line]));
  const { warnings, isEstimate } = calculation;
  const answer: Answer = { presentation: definition, lines, warnings, isEstimate };
  const { main, sections } = ledgerOf(answer, { basis: BASIS, entered: {} });
  const read = sections.filter(({ brief }) => brief === undefined).flatMap((section) => section.lines);
  return {
    of: wordsOf(inputs, entered),
    main: main.slice(0, 4).map((line) => rowOf(line, false)),
    rows: read
      .filter(({ line, isTotal }) => line.kind === 'iznos' && (isTotal || line.value !== 0))
      // A line that stands twice on a slip is shown once here.
      .filter(({ line }, at, all) => all.findIndex((other) => other.line.name === line.name) === at)
      .slice(0, MOST_ROWS)
      .map(({ line, isTotal }) => rowOf(line, isTotal)),
  };
}

/** What the figures follow from, but for the wage, which is one of them: `10/2026 · Godine staža: 10`. */
const wordsOf = (inputs: readonly Input[], entered: Entered): string =>
  [
    formatMonth(Number(MONTH.mjesec), Number(MONTH.godina)),
    ...inputs
      .filter(({ name }) => !(name in MONTH) && name !== BASIS)
      .map(({ name, field }) => `${field.label}: ${entered[name]}`),
  ].join(' · ');

const rowOf = (line: AnswerLine, isTotal: boolean) => ({
  label: line.label,
  figure: writeFigure(line),
  ...(isTotal && { isTotal }),
});

const calculators = await loadCalculators();

/** A sample slip of every calculator that shows one, made while this module is read: what reads it is gone right after. */
export const specimens: Readonly<Record<string, SlipSpecimen>> = Object.fromEntries(
  Object.entries(TYPED).map(([id, entered]) => {
    const calculator = calculators.find(({ definition }) => definition.id === id);
    if (!calculator) throw new Error(`no calculator ${id}`);
    return [id, specimenOf(calculator, entered)];
  }),
);
