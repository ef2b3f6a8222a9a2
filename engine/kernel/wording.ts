import type { Presentation } from './calculator.ts';
import type { LawTree } from './law.ts';
import { naming } from './naming.ts';
import {
  type CompiledNotations,
  compileAll,
  type Notation,
  type Reference,
  referencesIn,
} from './notation.ts';
import { effective, type Scope } from './scope.ts';
import { jsonWriter } from './value.ts';

/** A figure that goes into a working, and what it is measured in. */
export interface Figure {
  readonly veza: Reference;
  readonly vrsta: string;
}

/** How one line is explained, but for its figures. */
export interface Wording {
  readonly red: string;
  /** JSON of the line up to its value. */
  readonly beforeValue: string;
  /** Only of a line that the answer itself does not carry. */
  readonly writeValue: ((held: number | string) => string) | undefined;
  /** JSON from there up to its working: the formula in words. */
  readonly afterValue: string;
  readonly racun: readonly (string | Figure)[];
  /** The parameters of the law the line names. */
  readonly propisi: readonly string[];
  /** Those named by the lines it is made of. */
  readonly propisiDijelova: readonly string[];
}

/** So many sets of stand-ins of one slip are kept: callers choose them, and must not fill the memory. */
const MOST = 16;

const quoted = (text: string): string => JSON.stringify(text);

/** Words the lines of a calculator. It is done once for each variant of a slip and each set of stand-ins in it. */
export function wordingOf(definition: Presentation, tree: LawTree) {
  const kept = new WeakMap<CompiledNotations, Map<string, readonly Wording[]>>();
  return (notations: Readonly<Record<string, string>>, scope: Scope): readonly Wording[] => {
    const compiled = compileAll(notations);
    const known = kept.get(compiled) ?? new Map<string, readonly Wording[]>();
    const standIns = compiled.zamjenjivi.map((name) => (scope.unos[name] == null ? '1' : '0')).join('');
    const worded = known.get(standIns);
    if (worded) return worded;
    if (known.size >= MOST) known.clear();
    const wordings = wordAll(definition, tree, compiled, scope);
    kept.set(compiled, known.set(standIns, wordings));
    return wordings;
  };
}

function wordAll(
  definition: Presentation,
  tree: LawTree,
  { redovi }: CompiledNotations,
  scope: Scope,
): readonly Wording[] {
  const named = naming(definition, tree);
  const notationOf = (line: string): Notation => redovi.find(({ red }) => red === line)?.zapis ?? [];
  const fill = (zapis: Notation): (string | Figure)[] =>
    zapis.flatMap((part) => {
      if (typeof part === 'string') return [part];
      const veza = effective(scope, part);
      const { vrsta } = named(veza);
      // A rate per hour is never rounded, so it cannot be shown as a number: its own figures stand for it.
      return vrsta === 'satnica' && veza.od === 'red'
        ? ['(', ...fill(notationOf(veza.ime)), ')']
        : [{ veza, vrsta }];
    });
  const lawIn = (zapis: Notation): string[] =>
    referencesIn(zapis)
      .map((part) => effective(scope, part))
      .filter(({ od }) => od === 'zakon')
      .map(({ ime }) => ime);
  const inWords = (zapis: Notation): string =>
    zapis.map((part) => (typeof part === 'string' ? part : named(effective(scope, part)).naziv)).join('');
  return redovi.map(({ red, zapis }) => {
    const isAnswered = definition.izlaz.includes(red);
    const parts = referencesIn(zapis).filter(({ od }) => od === 'red');
    return {
      red,
      beforeValue: `${quoted(red)}:{${isAnswered ? '' : '"vrijednost":'}`,
      writeValue: isAnswered ? undefined : jsonWriter(definition.redovi[red]?.vrsta ?? 'iznos'),
      afterValue: `${isAnswered ? '' : ','}"formula":${quoted(inWords(zapis))},"racun":`,
      racun: fill(zapis),
      propisi: [...new Set(lawIn(zapis))],
      propisiDijelova: [...new Set(parts.flatMap(({ ime }) => lawIn(notationOf(ime))))],
    };
  });
}
