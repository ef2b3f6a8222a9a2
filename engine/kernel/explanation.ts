import type { Definition } from './calculator.ts';
import { type Citation, citation } from './citation.ts';
import type { Day } from './day.ts';
import type { Described } from './described.ts';
import type { LawTree } from './law.ts';
import { naming } from './naming.ts';
import { type CompiledNotations, compileAll, type Name, type Notation, referencesIn } from './notation.ts';
import { effective, figureBehind, type Scope } from './scope.ts';
import { formatValue, toWire } from './value.ts';

/** Every line of a slip with its notation, and the figures that came from outside it; `describe` writes it out. */
export interface Explanation {
  readonly redovi: CompiledNotations['redovi'];
  /** By the place of the name, in held units. */
  readonly brojke: readonly number[];
}

/** Puts the figures of one calculation into the notations of its lines. */
export function explain(notations: Readonly<Record<string, string>>, scope: Scope): Explanation {
  const { redovi, izvana } = compileAll(notations);
  return { redovi, brojke: izvana.map(({ veza }) => figureBehind(scope, veza)) };
}

/** Writes an explanation out in words, figures and law. */
export function describe(
  definition: Definition,
  tree: LawTree,
  day: Day,
  scope: Scope,
  explanation: Explanation,
): Described[] {
  const words = naming(definition, tree);
  const write = (zapis: Notation, name: (name: Name) => string): string =>
    zapis.map((part) => (typeof part === 'string' ? part : name(part))).join('');
  const inWords = ({ veza }: Name): string => words(effective(scope, veza)).naziv;
  const inFigures = ({ veza, mjesto }: Name): string => {
    const { vrsta } = words(effective(scope, veza));
    // A rate per hour is never rounded, so it cannot be shown as a number: its own figures stand for it.
    if (vrsta === 'satnica' && veza.od === 'red') return `(${write(notationOf(veza.ime), inFigures)})`;
    return formatValue(vrsta, explanation.brojke[mjesto] ?? figureBehind(scope, veza));
  };
  /** A line that names no law rests on that of the lines it is made of. */
  const citationsOf = (zapis: Notation): Citation[] => {
    const own = citations(tree, day, scope, zapis);
    if (own.length > 0) return own;
    const lines = referencesIn(zapis).filter(({ od }) => od === 'red');
    const parts = lines.flatMap(({ ime }) => citations(tree, day, scope, notationOf(ime)));
    return [...new Map(parts.map((cited) => [`${cited.naziv} ${cited.od}`, cited])).values()];
  };
  const notationOf = (line: string): Notation =>
    explanation.redovi.find(({ red }) => red === line)?.zapis ?? [];
  return explanation.redovi.map(({ red, zapis }) => {
    const { naziv, vrsta } = definition.redovi[red] ?? { naziv: red, vrsta: 'iznos' };
    return {
      red,
      naziv,
      vrsta,
      vrijednost: toWire(vrsta, scope.redovi[red] as number | string),
      formula: write(zapis, inWords),
      racun: write(zapis, inFigures),
      zakon: citationsOf(zapis),
    };
  });
}

function citations(tree: LawTree, day: Day, scope: Scope, notation: Notation): Citation[] {
  const names = new Set(
    referencesIn(notation)
      .map((reference) => effective(scope, reference))
      .filter(({ od }) => od === 'zakon')
      .map(({ ime }) => ime),
  );
  return [...names].flatMap((name) => citation(tree, day, name) ?? []);
}
