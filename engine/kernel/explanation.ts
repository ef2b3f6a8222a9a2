import type { Definition } from './calculator.ts';
import type { Day } from './day.ts';
import {
  formatAmount,
  formatDay,
  formatDecimal,
  formatDuration,
  formatHundredths,
  formatRate,
} from './format.ts';
import { fieldsOf } from './input.ts';
import { changeOn, type LawTree, type Meaning, type Source } from './law.ts';
import {
  type CompiledNotations,
  compileAll,
  type Name,
  type Notation,
  type Reference,
  referencesIn,
} from './notation.ts';
import { effective, figureOf, type Scope } from './scope.ts';

/** Every line of a slip with its notation, and the figures that came from outside it; `describe` writes it out. */
export interface Explanation {
  readonly redovi: CompiledNotations['redovi'];
  /** By the place of the name, in held units. */
  readonly brojke: readonly number[];
}

/** One provision of the law that a line rests on. */
export interface Citation extends Source {
  readonly naziv: string;
  readonly od: Day;
}

/** What a person reads under a line. */
export interface Described {
  readonly red: string;
  readonly naziv: string;
  readonly vrsta: string;
  readonly vrijednost: number | string;
  /** In words: `stopa poreza × max(0; ukupni bruto − lični odbitak)`. */
  readonly formula: string;
  /** With figures: `8 % × max(0; 1.672,13 − 1.000,00)`. */
  readonly racun: string;
  readonly zakon: readonly Citation[];
}

/** Puts the figures of one calculation into the notations of its lines. */
export function explain(notations: Readonly<Record<string, string>>, scope: Scope): Explanation {
  const { redovi, izvana } = compileAll(notations);
  return { redovi, brojke: izvana.map(({ veza }) => figureOf(scope, veza)) };
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
  const inFigures = ({ veza, mjesto }: Name): string =>
    formatValue(words(effective(scope, veza)).vrsta, explanation.brojke[mjesto] ?? figureOf(scope, veza));
  return explanation.redovi.map(({ red, zapis }) => {
    const { naziv, vrsta } = definition.redovi[red] ?? { naziv: red, vrsta: 'iznos' };
    return {
      red,
      naziv,
      vrsta,
      vrijednost: toWire(vrsta, scope.redovi[red] as number | string),
      formula: write(zapis, inWords),
      racun: write(zapis, inFigures),
      zakon: citations(tree, day, scope, zapis),
    };
  });
}

/** What a name is called, and in what it is measured. */
function naming(definition: Definition, tree: LawTree) {
  const fields = fieldsOf(definition);
  return ({ od, ime, kljuc }: Reference): { naziv: string; vrsta: string } => {
    const parameter = tree.parametri[ime];
    if (od === 'red') return lower(definition.redovi[ime]);
    if (od === 'unos') return kljuc === '' ? lower(fields[ime]) : endOfPeriod(kljuc);
    return parameter ? lawName(parameter, kljuc) : { naziv: ime, vrsta: 'iznos' };
  };
}

/** `2.od` → the first day of the second period entered. */
function endOfPeriod(key: string): { naziv: string; vrsta: string } {
  const [number, end] = key.split('.');
  return { naziv: `${end === 'od' ? 'početak' : 'kraj'} ${number}. perioda`, vrsta: 'datum' };
}

/** A rate reads as `stopa za zdravstveno osiguranje`; a parameter of one value is called by its own name. */
function lawName(
  { naziv, znacenja }: LawTree['parametri'][string],
  key: string,
): { naziv: string; vrsta: string } {
  const meaning: Meaning | undefined = znacenja[key];
  const name = lowerFirst(Object.keys(znacenja).length === 1 ? naziv : (meaning?.naziv ?? key));
  const isRate = meaning?.jedinica === 'posto' && !/^(stopa|najviše|osnovica|normirani)/.test(name);
  return { naziv: isRate ? `stopa za ${name}` : name, vrsta: meaning?.jedinica ?? 'iznos' };
}

const lower = (named?: { naziv: string; vrsta: string }) => ({
  naziv: named ? lowerFirst(named.naziv) : '',
  vrsta: named?.vrsta ?? 'iznos',
});

/** `Neto plata` → `neto plata`, but `PIO` stays. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

function citations(tree: LawTree, day: Day, scope: Scope, notation: Notation): Citation[] {
  const names = new Set(
    referencesIn(notation)
      .map((reference) => effective(scope, reference))
      .filter(({ od }) => od === 'zakon')
      .map(({ ime }) => ime),
  );
  return [...names].flatMap((name) => citation(tree, day, name) ?? []);
}

/** The provision behind a parameter on a day; undefined when it had no value then. */
export function citation(tree: LawTree, day: Day, name: string): Citation | undefined {
  const parameter = tree.parametri[name];
  const change = parameter && changeOn(parameter, day);
  return change && { naziv: parameter.naziv, od: change.od, ...change.izvor };
}

/** `Zakon o radu, Sl. glasnik RS 1/16, čl. 124`, or that no source was found. */
export const writeCitation = ({ propis, glasilo, clan }: Source): string =>
  [propis, glasilo, clan].filter(Boolean).join(', ') || 'službeni izvor nije nađen';

/** A held value as people read it, without the unit of money. */
export function formatValue(kind: string, value: number | string): string {
  if (typeof value === 'string') return kind === 'datum' ? formatDay(value) : value;
  if (kind === 'iznos') return formatAmount(value);
  if (kind === 'posto') return formatRate(value);
  if (kind === 'trajanje') return formatDuration(value);
  if (kind === 'satnica' || kind === 'koeficijent')
    return formatDecimal(Math.round(value * (kind === 'satnica' ? 10_000 : 1)), 6);
  return kind === 'sati' || kind === 'dani' ? formatHundredths(value) : String(value);
}

/** A held value as JSON carries it: KM with two decimals, percent, hours; a duration as its days. */
export function toWire(kind: string, value: number | string): number | string {
  if (typeof value === 'string' || kind === 'broj' || kind === 'trajanje') return value;
  if (kind === 'posto') return value / 10_000;
  return kind === 'satnica' ? Math.round(value * 10_000) / 1_000_000 : value / 100;
}
