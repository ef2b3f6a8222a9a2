import { type Calculation, ESTIMATE, estimateWarning, lastKnown, type Outcome } from './calculation.ts';
import type { CalculatorRules, Definition, Presentation } from './calculator.ts';
import { checkedDay, type Day } from './days/day.ts';
import type { Described } from './explanation/explanation.ts';
import { explanationWriter } from './explanation/explanation.ts';
import type { NamedValues } from './explanation/notation.ts';
import { uncertain } from './explanation/uncertain.ts';
import { reader } from './input.ts';
import { NotKnownYet, Refusal, type Warning } from './issue.ts';
import { type AnyParameter, type LawTree, lawOn, lawWith } from './law.ts';
import { linesOf } from './lines-of.ts';
import { jsonWriter } from './numbers/value.ts';

/** A calculator ready to run: its definition joined with its law and formula. */
export interface Calculator<D extends Presentation = Definition & Presentation> {
  readonly definition: D;
  readonly rules: CalculatorRules;
  /**
   * Reads, validates and calculates the JSON of a call; never throws on invalid input or missing law.
   * @throws RangeError when `today` is no day as `YYYY-MM-DD`: that is a fault of the program, not of its user
   */
  readonly calculate: (json: unknown, today: Day) => Outcome;
  /** The answer as JSON text: lines, warnings and, on request, the explanation under `objasnjenje`. */
  readonly answer: (calculation: Calculation, explained?: boolean) => string;
  /** Every line explained in words, figures and law. */
  readonly describe: (calculation: Calculation) => Described[];
}

/** Joins a definition with its law and formula, and prepares everything that does not depend on input. */
export function calculator<D extends Presentation>(definition: D, rules: CalculatorRules): Calculator<D> {
  const read = reader(definition);
  const write = answerWriter(definition);
  const estimating: CalculatorRules = { ...rules, law: lastKnown(rules.law) };
  const explainKnown = explanationWriter(definition, rules);
  const explainEstimate = explanationWriter(definition, estimating);
  const explain = (calculation: Calculation): string =>
    (calculation.isEstimate ? explainEstimate : explainKnown)(calculation);
  return {
    definition,
    rules,
    calculate: (json, today) => {
      checkedDay(today, 'today');
      const parsed = read(json);
      if ('issues' in parsed) return parsed;
      const { input, left } = parsed;
      return refusing(definition, () => {
        const day = rules.dayOf(input, today);
        try {
          return { calculation: compute(definition, rules, input, day, today, left) };
        } catch (error) {
          // The estimate option has no effect in a month whose every figure is known.
          if (input[ESTIMATE] !== true || !(error instanceof NotKnownYet)) throw error;
          const parametri = missingFigures(rules, error, (law) => rules.formula(input, law, today), day);
          const inputWarnings = [estimateWarning(day, { parametri }), ...left];
          const estimate = compute(definition, estimating, input, day, today, inputWarnings);
          return { calculation: { ...estimate, isEstimate: true } };
        }
      });
    },
    answer: (calculation, explained) => write(calculation, explained ? explain(calculation) : undefined),
    describe: (calculation) => [
      ...linesOf(definition, JSON.parse(write(calculation, explain(calculation)))).values(),
    ],
  };
}

/** The figures a calculation stops at: each is taken as last known and the next one is looked for. */
function missingFigures(
  { law: tree }: CalculatorRules,
  first: NotKnownYet,
  run: (law: NamedValues) => void,
  day: Day,
): LawTree['parametri'] {
  const lastFigures: NamedValues = lawOn(lastKnown(tree), day);
  const found: Record<string, AnyParameter> = {};
  let law: NamedValues = lawOn(tree, day);
  for (let stop: unknown = first; stop instanceof NotKnownYet; stop = reasonOf(() => run(law))) {
    const parameter = tree.parametri[stop.figure];
    if (!parameter) break;
    found[stop.figure] = parameter;
    law = lawWith(law, stop.figure, lastFigures[stop.figure]);
  }
  return found;
}

/** What stops it; undefined when nothing does. */
function reasonOf(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** The fields that contain the day of a call. */
const DAY_FIELDS = ['datum', 'godina'];

function refusing({ fields }: Presentation, work: () => Outcome): Outcome {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const polje = error.field || (DAY_FIELDS.find((name) => name in fields) ?? '');
    return { issues: [{ polje, kod: error.code, poruka: error.message }] };
  }
}

function compute(
  { output }: Presentation,
  rules: CalculatorRules,
  input: NamedValues,
  day: Day,
  today: Day,
  inputWarnings: readonly Warning[],
): Calculation {
  const law = lawOn(rules.law, day);
  const under = (other: NamedValues) => rules.formula(input, other, today);
  const lines = under(law);
  const notations = () => rules.notations(input, law, lines, today);
  const scope = { input, lines, law };
  const warnings = [
    ...inputWarnings,
    ...(rules.warnings?.(input, lines, law, day) ?? []),
    ...uncertain(rules, { day, scope, notations, output, under }),
  ];
  return { day, scope, notations, warnings, isEstimate: false };
}

/** JSON text of the lines in their order, the warnings, and the explanation if there is one. */
type AnswerWriter = (calculation: Calculation, explanation: string | undefined) => string;

/**
 * Serializes the answers of one calculator; names and kinds are looked up once. Text is only appended: reading it makes V8 copy all of it.
 */
export function answerWriter({ output, lines }: Presentation): AnswerWriter {
  const written = output.map((name) => ({
    name,
    key: `${JSON.stringify(name)}:`,
    write: jsonWriter(lines[name]?.kind ?? 'iznos'),
  }));
  return ({ scope, warnings, isEstimate }, explanation) => {
    let text = '{';
    for (const { name, key, write } of written) {
      const value = scope.lines[name];
      if (value === undefined) continue;
      text = `${text + key + (typeof value === 'string' ? JSON.stringify(value) : write(value as number))},`;
    }
    if (isEstimate) text += '"procjena":true,';
    const why = explanation ? `,"objasnjenje":${explanation}` : '';
    return `${text}"upozorenja":${listOf(warnings)}${why}}`;
  };
}

/** The JSON keys of each, in their order on the wire. */
const listOf = (warnings: readonly Warning[]): string =>
  JSON.stringify(warnings.map(({ polje, poruka, izvor }) => ({ polje, poruka, izvor })));
