import { Newest } from '../cache.ts';
import type { Presentation } from '../calculator.ts';
import { fieldsOf } from '../input.ts';
import type { LawTree, Meaning } from '../law.ts';
import { jsonWriter } from '../numbers/value.ts';
import { lowerFirst } from '../text/letters.ts';
import {
  type CompiledNotations,
  compileAll,
  effective,
  type Notation,
  type Reference,
  referencesIn,
  type Scope,
} from './notation.ts';

/** A figure in a working, and its unit. */
export interface Blank {
  readonly reference: Reference;
  readonly kind: string;
}

/** The explanation of one line without its figures. */
export interface Wording {
  readonly line: string;
  /** JSON of the line up to its value. */
  readonly beforeValue: string;
  /** Only for a line outside the answer. */
  readonly writeValue: ((stored: number | string) => string) | undefined;
  /** JSON from there up to its working: the formula in words. */
  readonly afterValue: string;
  readonly working: readonly (string | Blank)[];
  /** The parameters of the law the line names. */
  readonly provisions: readonly string[];
  /** The parameters named by the lines it is made of. */
  readonly provisionsOfParts: readonly string[];
}

/** Limits of the cache: variants of a slip, and sets of fallbacks per variant. One entry takes up to a hundred kilobytes. */
const VARIANTS = 16;
const FALLBACK_SETS = 4;

const quoted = (text: string): string => JSON.stringify(text);

/** Words the lines of a calculator, cached for the last variants of a slip and their sets of fallbacks. */
export function wordingOf(definition: Presentation, tree: LawTree) {
  const cached = new Newest<CompiledNotations, Newest<string, readonly Wording[]>>(VARIANTS);
  return (notations: Readonly<Record<string, string>>, scope: Scope): readonly Wording[] => {
    const compiled = compileAll(notations);
    const ofVariant = cached.get(compiled) ?? cached.put(compiled, new Newest(FALLBACK_SETS));
    const fallbacks = compiled.replaceable.map((name) => (scope.input[name] == null ? '1' : '0')).join('');
    return ofVariant.get(fallbacks) ?? ofVariant.put(fallbacks, wordAll(definition, tree, compiled, scope));
  };
}

function wordAll(
  definition: Presentation,
  tree: LawTree,
  { lines }: CompiledNotations,
  scope: Scope,
): readonly Wording[] {
  const named = naming(definition, tree);
  const notationOf = (line: string): Notation => lines.find((one) => one.line === line)?.notation ?? [];
  const fill = (notation: Notation): (string | Blank)[] =>
    notation.flatMap((part) => {
      if (typeof part === 'string') return [part];
      const reference = effective(scope, part);
      const { kind } = named(reference);
      // A rate per hour is never rounded, so the working shows its own figures instead.
      return kind === 'satnica' ? ['(', ...fill(notationOf(reference.name)), ')'] : [{ reference, kind }];
    });
  const lawIn = (notation: Notation): string[] =>
    referencesIn(notation)
      .map((part) => effective(scope, part))
      .filter(({ from }) => from === 'law')
      .map(({ name }) => name);
  const inWords = (notation: Notation): string =>
    notation.map((part) => (typeof part === 'string' ? part : named(effective(scope, part)).label)).join('');
  return lines.map(({ line, notation }) => {
    const isAnswered = definition.output.includes(line);
    const parts = referencesIn(notation).filter(({ from }) => from === 'line');
    return {
      line,
      beforeValue: `${quoted(line)}:{${isAnswered ? '' : '"vrijednost":'}`,
      writeValue: isAnswered ? undefined : jsonWriter(definition.lines[line]?.kind ?? 'iznos'),
      afterValue: `${isAnswered ? '' : ','}"formula":${quoted(inWords(notation))},"racun":`,
      working: fill(notation),
      provisions: [...new Set(lawIn(notation))],
      provisionsOfParts: [...new Set(parts.flatMap(({ name }) => lawIn(notationOf(name))))],
    };
  });
}

interface Named {
  readonly label: string;
  readonly kind: string;
}

/** The label of a name, and its unit. */
export function naming(definition: Presentation, tree: LawTree) {
  const fields = { ...fieldsOf(definition), ...explainedBases(definition) };
  return ({ from, name, key }: Reference): Named => {
    const parameter = tree.parametri[name];
    if (from === 'line') return lower(definition.lines[name]);
    if (from === 'input') return key === '' ? lower(fields[name]) : endOfPeriod(key);
    return parameter ? lawName(parameter, key) : { label: name, kind: 'iznos' };
  };
}

/** Bases with other names in explanations than on the form. */
const explainedBases = ({ bases }: Presentation) =>
  Object.fromEntries(
    Object.entries(bases).flatMap(([name, { explainedAs }]) =>
      explainedAs ? [[name, { label: explainedAs, kind: 'iznos' as const }]] : [],
    ),
  );

/** `2.od` → the first day of the second period entered. */
function endOfPeriod(key: string): Named {
  const [number, end] = key.split('.');
  return { label: `${end === 'od' ? 'početak' : 'kraj'} ${number}. perioda`, kind: 'datum' };
}

/** Rates whose name already contains the word. */
const NAMED_RATE = /^(stopa|najviše|osnovica|normirani)/;

/** A rate reads as `stopa (zdravstveno osiguranje)`; a parameter with one value has its own name. */
function lawName({ naziv, u_formuli, znacenja }: LawTree['parametri'][string], key: string): Named {
  const meaning: Meaning | undefined = znacenja[key];
  if (meaning && u_formuli) return { label: `${u_formuli} (${meaning.naziv})`, kind: meaning.jedinica };
  const name = lowerFirst(Object.keys(znacenja).length === 1 ? naziv : (meaning?.naziv ?? key));
  const isRate = meaning?.jedinica === 'posto' && !NAMED_RATE.test(name);
  return { label: isRate ? `stopa (${name})` : name, kind: meaning?.jedinica ?? 'iznos' };
}

const lower = (named?: Named): Named => ({
  label: named ? lowerFirst(named.label) : '',
  kind: named?.kind ?? 'iznos',
});
