import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import type { Calculator } from '@obracun/engine/kernel/calculate.ts';
import { formatMoney, formatMonth } from '@obracun/engine/kernel/figures/format.ts';
import { km } from '@obracun/engine/kernel/figures/money.ts';
import type { Answer, AnswerLine } from '../../calculator/answer/answer.ts';
import { writeFigure } from '../../calculator/answer/figure.ts';
import { ledgerOf } from '../../calculator/answer/ledger-of.ts';
import type { SlipSpecimen } from '../../calculator/empty/specimen.ts';

const WAGE = { mjesec: 10, godina: 2026, bruto_plata_input: 1800, staz: 10 };
const SCHOOLED = { strucna_sprema: 'VSS' };
const MEAL = { topli_obrok_input: 20 };

/** The wage shown where no result stands yet, by the id of its calculator. */
const CALLS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'minuli-topli': { ...WAGE, ...SCHOOLED, ...MEAL },
  'obracun-plata': { ...WAGE, ...SCHOOLED },
  'kalkulator-fbih': WAGE,
  'kalkulator-brcko': { ...WAGE, fond: 'RS' },
};

const MOST_ROWS = 18;

function specimenOf(
  { definition, calculate, describe }: Calculator,
  call: Readonly<Record<string, unknown>>,
): SlipSpecimen {
  const outcome = calculate(call, '2026-11-01');
  if ('issues' in outcome) throw new Error(JSON.stringify(outcome.issues));
  const { calculation } = outcome;
  const lines = new Map(describe(calculation).map((line) => [line.name, line]));
  const { warnings, isEstimate } = calculation;
  const answer: Answer = { presentation: definition, lines, warnings, isEstimate };
  const { main, sections } = ledgerOf(answer, { basis: 'bruto_plata_input', entered: {} });
  const read = sections.filter(({ brief }) => brief === undefined).flatMap((section) => section.lines);
  const basis = definition.bases.bruto_plata_input?.label ?? '';
  return {
    of: `${basis} ${formatMoney(km(WAGE.bruto_plata_input))}, ${formatMonth(WAGE.mjesec, WAGE.godina)}`,
    main: main.slice(0, 4).map((line) => rowOf(line, false)),
    rows: read
      .filter(({ line, isTotal }) => isTotal || line.value !== 0)
      // A line that stands twice on a slip is shown once here.
      .filter(({ line }, at, all) => all.findIndex((other) => other.line.name === line.name) === at)
      .slice(0, MOST_ROWS)
      .map(({ line, isTotal }) => rowOf(line, isTotal)),
  };
}

const rowOf = (line: AnswerLine, isTotal: boolean) => ({
  label: line.label,
  figure: writeFigure(line),
  isTotal,
});

const calculators = await loadCalculators();

/** A sample slip of every calculator that shows one, made while this module is read: what reads it is gone right after. */
export const specimens: Readonly<Record<string, SlipSpecimen>> = Object.fromEntries(
  Object.entries(CALLS).map(([id, call]) => {
    const calculator = calculators.find(({ definition }) => definition.id === id);
    if (!calculator) throw new Error(`no calculator ${id}`);
    return [id, specimenOf(calculator, call)];
  }),
);
