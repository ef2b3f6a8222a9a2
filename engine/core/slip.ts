import type { BasisField } from './field.ts';
import type { Composition, Line, MainLines, Section } from './line.ts';
import type { LineTable, SlipLine } from './lines.ts';

/** Lines that stand again right before other ones: what a sum is made of, where it was already said. */
export type Repeats<T extends LineTable> = { readonly [N in keyof T]?: readonly (keyof T)[] };

/** What part of a line another one is: `of` the line, `rate` as `raspodjela_zdravstveno.federacija`. */
export interface Share {
  readonly of: string;
  readonly rate: string;
}

/** What follows from the table of a slip: all that the calls, the screen and the exports read of its lines. */
export interface SlipParts<Name extends string = string> {
  readonly lines: Readonly<Record<Name, Line>>;
  /** The lines of the answer, in order. */
  readonly output: readonly Name[];
  readonly sections: readonly Section[];
  /** Lines that are sums of others; `−` before a part takes it away. An answer without explanation does not carry them. */
  readonly sums: Readonly<Record<string, readonly string[]>>;
  /** Lines that are a rate of the law taken of another line, which such an answer does not carry either. */
  readonly shares: Readonly<Record<string, Share>>;
  /** Lines that say beside their name the rate of the law they are calculated at: by line, `doprinosi.pio`. */
  readonly rates: Readonly<Record<string, string>>;
  readonly composition?: Composition;
}

/** A slip: its table, and what follows from it. */
export interface Slip<T extends LineTable = LineTable> extends SlipParts<keyof T & string> {
  readonly table: T;
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
    lines: Object.fromEntries(lines.map(([name, line]) => [name, lineOf(line)])) as Record<keyof T, Line>,
    output: lines.filter(([, { aside }]) => !aside).map(([name]) => name),
    sections: sectionsOf(lines, repeats),
    sums: sumsOf(lines),
    shares: sharesOf(lines),
    rates: Object.fromEntries(lines.flatMap(([name, { rate }]) => (rate ? [[name, rate]] : []))),
    ...(composition && { composition }),
  };
}

const lineOf = ({ label, kind, sometimes }: SlipLine): Line => ({
  label,
  kind,
  ...(sometimes && { sometimes }),
});

/** The lines of a table with their names, in its order. */
type Entries = readonly (readonly [name: string, line: SlipLine])[];

/** The lines that the answer leaves to who reads it, each with what it is made of: `a + b − c` → a, b and −c. */
const sumsOf = (lines: Entries): Record<string, readonly string[]> =>
  Object.fromEntries(lines.flatMap(([name, line]) => termsOf(name, line)));

function termsOf(name: string, { notation, aside }: SlipLine): [string, string[]][] {
  if (!aside || typeof notation !== 'string' || !SUM.test(notation)) return [];
  return [[name, notation.replaceAll(/ \+ /g, ' ').replaceAll(' − ', ' −').split(' ')]];
}

const SUM = /^\p{L}\w* [+−] \p{L}\w*( [+−] \p{L}\w*)*$/u;

/** The lines the answer leaves out that are a rate of another: `a × zakon.b.c` → a and b.c. */
const sharesOf = (lines: Entries): Record<string, Share> =>
  Object.fromEntries(
    lines.flatMap(([name, { notation, aside }]) => {
      const [, of, rate] = (aside && typeof notation === 'string' && SHARE.exec(notation)) || [];
      return of && rate ? [[name, { of, rate }]] : [];
    }),
  );

const SHARE = /^(\p{L}\w*) × zakon\.(\w+\.\w+)$/u;

const namesOf = (lines: Entries, is: (line: SlipLine) => unknown): string[] =>
  lines.filter(([, line]) => is(line)).map(([name]) => name);

/** The headings with the lines under each, those that stand again before another one among them. */
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
      ...heading,
      lines: own.flatMap(([name]) => [...before(name), name]),
      totals: namesOf(own, ({ total }) => total),
      within: namesOf(own, ({ within }) => within),
      hiddenWith: hidersOf(own),
      linesWhen: Object.fromEntries(
        switches.map((name) => [name, namesOf(own, ({ when }) => when === name)]),
      ),
    };
  });
}

/** By line that is not always shown: the one that must not be zero for it. */
const hidersOf = (lines: Entries): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(([name, { hideZero }]) => (hideZero ? [[name, hideZero === true ? name : hideZero]] : [])),
  );

/** What the whole is made of, by the places of its parts; undefined where no line is the whole. */
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
