import { answerWriter } from './answer.ts';
import type { Definition, Notations, Reckoning } from './calculator.ts';
import type { Day } from './day.ts';
import { type Described, describe, explain } from './explanation.ts';
import { reader } from './input.ts';
import type { Issue, Warning } from './issue.ts';
import { lawOn } from './law.ts';
import { Refusal } from './refusal.ts';
import { compiledObject } from './schema.ts';
import type { Scope } from './scope.ts';
import { uncertain } from './uncertain.ts';

/** One finished calculation, in held units. */
export interface Calculation {
  readonly dan: Day;
  readonly opseg: Scope;
  readonly zapisi: Notations;
  readonly upozorenja: readonly Warning[];
}

export type Outcome = { readonly obracun: Calculation } | { readonly greske: readonly Issue[] };

/** A calculator ready to compute: its definition joined with its law and formula. */
export interface Calculator {
  readonly definition: Definition;
  readonly racun: Reckoning;
  /** Reads, checks and computes a call's JSON; never throws for bad input or missing law. */
  readonly calculate: (json: unknown, today: Day) => Outcome;
  /** The answer as JSON text: its lines, the warnings and, when asked, how each line came about under `objasnjenje`. */
  readonly answer: (calculation: Calculation, explained?: boolean) => string;
  /** Every line written out in words, figures and law. */
  readonly describe: (calculation: Calculation) => Described[];
}

export function calculator(definition: Definition, racun: Reckoning): Calculator {
  const read = reader(definition, compiledObject);
  const write = answerWriter(definition);
  const describeAll = ({ dan, opseg, zapisi }: Calculation): Described[] =>
    describe(definition, racun.zakon, dan, opseg, explain(zapisi, opseg));
  return {
    definition,
    racun,
    calculate: (json, today) => {
      const parsed = read(json);
      if ('greske' in parsed) return parsed;
      return refusing(() => ({ obracun: compute(racun, parsed.unos, today) }));
    },
    answer: (calculation, explained) => write(calculation, explained ? describeAll(calculation) : undefined),
    describe: describeAll,
  };
}

function refusing(work: () => Outcome): Outcome {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { greske: [{ polje: error.polje, kod: error.kod, poruka: error.message }] };
  }
}

function compute(racun: Reckoning, unos: Readonly<Record<string, unknown>>, today: Day): Calculation {
  const dan = racun.dan(unos as never, today);
  const zakon = lawOn(racun.zakon, dan);
  const redovi = racun.formula(unos as never, zakon as never, today);
  const zapisi = racun.zapisi(unos as never, zakon as never);
  const opseg = { unos, redovi, zakon };
  const upozorenja = racun.upozorenja?.(unos as never, redovi as never, zakon as never, dan) ?? [];
  return { dan, opseg, zapisi, upozorenja: [...upozorenja, ...uncertain(racun, dan, opseg, zapisi)] };
}
