import { answerWriter } from './answer.ts';
import type { Calculation, Outcome } from './calculation.ts';
import type { Definition, Presentation, Reckoning } from './calculator.ts';
import type { Day } from './day.ts';
import type { Described } from './described.ts';
import { explanationWriter } from './explanation.ts';
import { reader } from './input.ts';
import { lawOn } from './law.ts';
import { linesOf } from './lines-of.ts';
import { Refusal } from './refusal.ts';
import { compiledObject, type MakeObject } from './schema.ts';
import { uncertain } from './uncertain.ts';

/** A calculator ready to compute: its definition joined with its law and formula. */
export interface Calculator<D extends Presentation = Definition & Presentation> {
  readonly definition: D;
  readonly racun: Reckoning;
  /** Reads, checks and computes a call's JSON; never throws for bad input or missing law. */
  readonly calculate: (json: unknown, today: Day) => Outcome;
  /** The answer as JSON text: its lines, the warnings and, when asked, how each line came about under `objasnjenje`. */
  readonly answer: (calculation: Calculation, explained?: boolean) => string;
  /** Every line written out in words, figures and law. */
  readonly describe: (calculation: Calculation) => Described[];
}

/**
 * Joins a definition with its law and formula; everything that can be made ready once is made here.
 * @param object how calls are checked: `z.strictObject` in a browser, whose policy forbids code made on the way
 */
export function calculator<D extends Presentation>(
  definition: D,
  racun: Reckoning,
  object: MakeObject = compiledObject,
): Calculator<D> {
  const read = reader(definition, object);
  const write = answerWriter(definition);
  const explain = explanationWriter(definition, racun);
  return {
    definition,
    racun,
    calculate: (json, today) => {
      const parsed = read(json);
      if ('greske' in parsed) return parsed;
      return refusing(definition, () => ({ obracun: compute(definition, racun, parsed.unos, today) }));
    },
    answer: (calculation, explained) => write(calculation, explained ? explain(calculation) : undefined),
    describe: (calculation) => [
      ...linesOf(definition, JSON.parse(write(calculation, explain(calculation)))).values(),
    ],
  };
}

/** The fields a call says its day in. */
const DAY_FIELDS = ['datum', 'godina'];

function refusing({ polja }: Presentation, work: () => Outcome): Outcome {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const polje = error.polje || (DAY_FIELDS.find((name) => name in polja) ?? '');
    return { greske: [{ polje, kod: error.kod, poruka: error.message }] };
  }
}

type Values = Readonly<Record<string, unknown>>;

function compute({ izlaz }: Presentation, racun: Reckoning, unos: Values, today: Day): Calculation {
  const day = racun.dan(unos as never, today);
  const zakon = lawOn(racun.zakon, day);
  const under = (law: Values) => racun.formula(unos as never, law as never, today);
  const redovi = under(zakon);
  const notations = racun.zapisi(unos as never, zakon as never, today);
  const scope = { unos, redovi, zakon };
  const upozorenja = [
    ...(racun.upozorenja?.(unos as never, redovi as never, zakon as never, day) ?? []),
    ...uncertain(racun, { day, scope, notations, izlaz, under }),
  ];
  return { dan: day, opseg: scope, zapisi: notations, upozorenja };
}
