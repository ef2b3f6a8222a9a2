import type { Day } from './days/day.ts';
import type { BasisField } from './field.ts';
import type { Composition, Line, LineKind, MainLines, Notations, Section } from './line.ts';

/** A heading of the result with the lines under it. */
export interface ResultHeading {
  readonly title: string;
  readonly note?: string;
  /** The switch that reveals it. */
  readonly when?: string;
  /** Lines called `period_1`, `period_2`… stand here too, as many as the answer has. */
  readonly series?: string;
  /** The lines that say it in short while it is folded, by name, each with the word before its figure. */
  readonly brief?: Readonly<Record<string, string>>;
}

export const section = (title: string, options: Omit<ResultHeading, 'title'> = {}): ResultHeading => ({
  title,
  ...options,
});

export interface LineOptions<V> {
  /**
   * How the line is made: names of lines, `unos.field`, `zakon.parameter.value`, and + − × / | ( ) ; max min cijelo. By variant where the
   * slip has several; undefined where that one lacks the line.
   */
  readonly notation: string | ((variant: V) => string | undefined);
  /** Where people read it; a line without one only helps to explain others, or is there for callers. */
  readonly section?: ResultHeading | undefined;
  /** Set in weight. */
  readonly total?: boolean;
  /** Not shown while it is nought. */
  readonly hideZero?: boolean;
  /** The switch without which it is not shown. */
  readonly when?: string;
  /** Its place among the lines people came for; the first is set large. */
  readonly hero?: number | undefined;
  /** Its place in the chart of what the whole is made of; the parts add up to it exactly. */
  readonly part?: number;
  readonly whole?: boolean;
  /** The rate of the law it is reckoned at, said beside its name: `doprinosi.pio`. */
  readonly rate?: string | undefined;
  /** Explained on the screen, but not among the fields of the answer. */
  readonly aside?: boolean;
}

/** One line of a slip: what it is called, measured in, where it stands and how it is made. */
export interface SlipLine<K extends LineKind = LineKind, V = never> extends LineOptions<V> {
  readonly label: string;
  readonly kind: K;
}

/** A line that not every variant of the slip has: its notation is undefined where it is missing, and so is its figure. */
export const sometimes = <K extends LineKind, V>(
  line: SlipLine<K, V>,
): SlipLine<K, V> & { readonly sometimes: true } => ({
  ...line,
  sometimes: true,
});

/** All lines of a slip by name, in the order people read them. */
export type LineTable = Readonly<Record<string, SlipLine>>;

const kindOf =
  <K extends LineKind>(kind: K) =>
  <V = unknown>(label: string, options: LineOptions<V>): SlipLine<K, V> => ({ label, kind, ...options });

export const money = kindOf('iznos');
export const hours = kindOf('sati');
export const days = kindOf('dani');
export const percentage = kindOf('posto');
export const count = kindOf('broj');
export const date = kindOf('datum');
export const duration = kindOf('trajanje');
export const hourlyRate = kindOf('satnica');

type Held<L> = L extends SlipLine<'datum'> ? Day : number;
type Sometimes<T> = { [N in keyof T]: T[N] extends { readonly sometimes: true } ? N : never }[keyof T];

/** What a formula must return: these lines and no other, amounts in feninga, hours and days in hundredths, rates in ppm. */
export type LinesOf<T extends LineTable> = {
  readonly [N in Exclude<keyof T, Sometimes<T>>]: Held<T[N]>;
} & { readonly [N in Sometimes<T>]?: Held<T[N]> | undefined };

/** The lines of a table, and a line it does not have as an error that names it. */
export type ExactLines<T extends LineTable, L> = LinesOf<T> & {
  readonly [N in Exclude<keyof L, keyof T>]: never;
};

/** What the notations of a table differ by. */
export type VariantOf<T extends LineTable> = T[keyof T]['notation'] extends infer N
  ? N extends (variant: infer V) => string | undefined
    ? V
    : never
  : never;

/** Lines that stand again right before other ones: what a sum is made of, where it was already said. */
export type Repeats<T extends LineTable> = { readonly [N in keyof T]?: readonly (keyof T)[] };

/** A slip: its table, and everything the form, the calls, the screen and the exports read from it. */
export interface Slip<T extends LineTable = LineTable> {
  readonly table: T;
  readonly lines: Readonly<Record<keyof T, Line>>;
  readonly output: readonly (keyof T & string)[];
  readonly sections: readonly Section[];
  readonly sums: Readonly<Record<string, readonly string[]>>;
  readonly rates: Readonly<Record<string, string>>;
  readonly composition?: Composition;
}

/**
 * Makes a slip of its table.
 * @param repeats by line, those it stands again before
 */
export function slipOf<const T extends LineTable>(table: T, repeats: Repeats<T> = {}): Slip<T> {
  const lines = Object.entries<SlipLine>(table);
  const composition = compositionOf(lines);
  return {
    table,
    lines: Object.fromEntries(lines.map(([name, { label, kind }]) => [name, { label, kind }])) as Record<
      keyof T,
      Line
    >,
    output: lines.filter(([, { aside }]) => !aside).map(([name]) => name),
    sections: sectionsOf(lines, repeats),
    sums: Object.fromEntries(lines.flatMap(([name, line]) => sumOf(name, line))),
    rates: Object.fromEntries(lines.flatMap(([name, { rate }]) => (rate ? [[name, rate]] : []))),
    ...(composition && { composition }),
  };
}

/** `a + b − c` → a, b and −c, of a line that the answer leaves to who reads it. */
function sumOf(name: string, { notation, aside }: SlipLine): [string, string[]][] {
  if (!aside || typeof notation !== 'string' || !SUM.test(notation)) return [];
  return [[name, notation.replaceAll(/ \+ /g, ' ').replaceAll(' − ', ' −').split(' ')]];
}

const SUM = /^\p{L}\w* [+−] \p{L}\w*( [+−] \p{L}\w*)*$/u;

type Entries = readonly (readonly [name: string, line: SlipLine])[];

const namesOf = (lines: Entries, is: (line: SlipLine) => unknown): string[] =>
  lines.filter(([, line]) => is(line)).map(([name]) => name);

function sectionsOf(
  lines: Entries,
  repeats: Readonly<Record<string, readonly PropertyKey[] | undefined>>,
): Section[] {
  const headings = [...new Set(lines.flatMap(([, line]) => line.section ?? []))];
  const before = (name: string): string[] =>
    namesOf(
      lines.filter(([other]) => repeats[other]?.includes(name)),
      () => true,
    );
  return headings.map((heading) => {
    const own = lines.filter(([, line]) => line.section === heading);
    const switches = [...new Set(own.flatMap(([, { when }]) => when ?? []))];
    return {
      title: heading.title,
      lines: own.flatMap(([name]) => [...before(name), name]),
      totals: namesOf(own, ({ total }) => total),
      hiddenAtZero: namesOf(own, ({ hideZero }) => hideZero),
      linesWhen: Object.fromEntries(
        switches.map((name) => [name, namesOf(own, ({ when }) => when === name)]),
      ),
      ...(heading.when && { when: heading.when }),
      ...(heading.series && { series: heading.series }),
      ...(heading.note && { note: heading.note }),
      ...(heading.brief && { brief: heading.brief }),
    };
  });
}

function compositionOf(lines: Entries): Composition | undefined {
  const [whole] = namesOf(lines, (line) => line.whole);
  return whole === undefined ? undefined : { whole, parts: placed(lines, ({ part }) => part) };
}

/** The lines that have a place of their own, in its order. */
const placed = (lines: Entries, placeOf: (line: SlipLine) => number | undefined): string[] =>
  lines
    .flatMap(([name, line]) => (placeOf(line) === undefined ? [] : [{ name, place: placeOf(line) ?? 0 }]))
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name);

/**
 * The main lines for whatever was given: first the line that basis leads to. One that is no main line itself takes the place of
 * the first.
 */
export function mainLines(table: LineTable, bases: Readonly<Record<string, BasisField>>): MainLines {
  const otherwise = placed(Object.entries(table), ({ hero }) => hero);
  const leading = Object.values(bases).flatMap(({ line, leads }) => {
    if (leads === undefined) return [];
    const others = otherwise.includes(leads)
      ? otherwise.filter((name) => name !== leads)
      : otherwise.slice(1);
    return [[line, [leads, ...others]] as const];
  });
  return { ...Object.fromEntries(leading), otherwise };
}

/** The notations of a slip by variant; each variant is made once. */
export function notationsOf<T extends LineTable>(table: T): (variant?: VariantOf<T>) => Notations {
  const made = new Map<string, Notations>();
  return (variant) => {
    const key = variant === undefined ? '' : Object.values(variant).join('|');
    const known = made.get(key);
    if (known) return known;
    const notations = Object.fromEntries(
      Object.entries<SlipLine>(table).flatMap(([name, { notation }]) => {
        const text = typeof notation === 'string' ? notation : notation(variant as never);
        return text === undefined ? [] : [[name, text]];
      }),
    );
    made.set(key, notations);
    return notations;
  };
}
