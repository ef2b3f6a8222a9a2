import type { BasisField } from './field.ts';
import type { Composition, Line, LineTable, MainLines, Section, SlipLine, StepSign } from './lines.ts';

/** Lines repeated right before others: the parts of a sum, shown earlier. */
export type Repeats<T extends LineTable> = { readonly [N in keyof T]?: readonly (keyof T)[] };

/** A line that is a rate of another: `of` is that line, `rate` is `raspodjela_zdravstveno.federacija`. */
export interface Share {
  readonly of: string;
  readonly rate: string;
}

/** What derives from the table of a slip: all that calls, screens and exports read of its lines. */
export interface SlipParts<Name extends string = string> {
  readonly lines: Readonly<Record<Name, Line>>;
  /** The lines of the answer, in order. */
  readonly output: readonly Name[];
  readonly sections: readonly Section[];
  /** Lines that are sums of others; `−` subtracts. A bare answer omits them. */
  readonly sums: Readonly<Record<string, readonly string[]>>;
  /** Lines that are a rate of the law of another line, which a bare answer also omits. */
  readonly shares: Readonly<Record<string, Share>>;
  /** Lines with the rate of the law beside their name, by line: `doprinosi.pio`. */
  readonly rates: Readonly<Record<string, string>>;
  readonly composition?: Composition;
  /** The lines from the cost to the payout, in the order they add up; none where the slip has no such way. */
  readonly story: readonly StoryLine[];
}

/** A line on the way from the cost to the payout. */
export interface StoryLine {
  readonly name: string;
  readonly sign: StepSign;
}

/** A slip: its table, and what derives from it. */
export interface Slip<T extends LineTable = LineTable> extends SlipParts<keyof T & string> {
  readonly table: T;
}

/**
 * Creates a slip from its table.
 * @param repeats lines to repeat, by the line they precede
 */
export function slipOf<const T extends LineTable>(table: T, repeats: Repeats<T> = {}): Slip<T> {
  const lines = Object.entries<SlipLine>(table);
  const composition = compositionOf(lines);
  return {
    table,
    lines: Object.fromEntries(lines.map(([name, line]) => [name, lineOf(line)])) as Record<keyof T, Line>,
    output: lines.filter(([, { explainedOnly }]) => !explainedOnly).map(([name]) => name),
    sections: sectionsOf(lines, repeats),
    sums: sumsOf(lines),
    shares: sharesOf(lines),
    rates: Object.fromEntries(lines.flatMap(([name, { rate }]) => (rate ? [[name, rate]] : []))),
    ...(composition && { composition }),
    story: storyOf(lines),
  };
}

const lineOf = ({ label, kind, sometimes }: SlipLine): Line => ({
  label,
  kind,
  ...(sometimes && { sometimes }),
});

/** The lines of a table with their names, in its order. */
type Entries = readonly (readonly [name: string, line: SlipLine])[];

/** The lines that an answer omits because they are sums, with their parts: `a + b − c` → a, b and −c. */
const sumsOf = (lines: Entries): Record<string, readonly string[]> =>
  Object.fromEntries(lines.flatMap(([name, line]) => termsOf(name, line)));

function termsOf(name: string, { notation, sum, explainedOnly }: SlipLine): [string, string[]][] {
  const written = sum ?? notation;
  if (!explainedOnly || typeof written !== 'string' || !SUM.test(written)) return [];
  return [[name, written.replaceAll(/ \+ /g, ' ').replaceAll(' − ', ' −').split(' ')]];
}

const SUM = /^\p{L}\w* [+−] \p{L}\w*( [+−] \p{L}\w*)*$/u;

/** The lines that an answer omits because they are a rate of another: `a × zakon.b.c` → a and b.c. */
const sharesOf = (lines: Entries): Record<string, Share> =>
  Object.fromEntries(
    lines.flatMap(([name, { notation, explainedOnly }]) => {
      const [, of, rate] = (explainedOnly && typeof notation === 'string' && SHARE.exec(notation)) || [];
      return of && rate ? [[name, { of, rate }]] : [];
    }),
  );

const SHARE = /^(\p{L}\w*) × zakon\.(\w+\.\w+)$/u;

const namesOf = (lines: Entries, is: (line: SlipLine) => unknown): string[] =>
  lines.filter(([, line]) => is(line)).map(([name]) => name);

/** The headings with their lines, including repeated ones. */
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

/** By conditional line: the line that must not be zero for it. */
const hidersOf = (lines: Entries): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(([name, { hideZero }]) => (hideZero ? [[name, hideZero === true ? name : hideZero]] : [])),
  );

/** The parts of the whole in their order; undefined without a whole. */
function compositionOf(lines: Entries): Composition | undefined {
  const [whole] = namesOf(lines, (line) => line.whole);
  return whole === undefined ? undefined : { whole, parts: placed(lines, ({ part }) => part) };
}

const storyOf = (lines: Entries): StoryLine[] =>
  placed(lines, ({ step }) => step?.place).flatMap((name) => {
    const sign = lines.find(([other]) => other === name)?.[1].step?.sign;
    return sign ? [{ name, sign }] : [];
  });

/** The lines with a place of their own, in that order. */
const placed = (lines: Entries, placeOf: (line: SlipLine) => number | undefined): string[] =>
  lines
    .flatMap(([name, line]) => (placeOf(line) === undefined ? [] : [{ name, place: placeOf(line) ?? 0 }]))
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name);

/** The main lines by basis: first the main line of that basis. If it is no main line itself, it replaces the first. */
export function mainLines(table: LineTable, bases: Readonly<Record<string, BasisField>>): MainLines {
  const otherwise = placed(Object.entries(table), ({ mainPlace }) => mainPlace);
  const leading = Object.values(bases).flatMap(({ line, leads }) => {
    if (leads === undefined) return [];
    const others = otherwise.includes(leads)
      ? otherwise.filter((name) => name !== leads)
      : otherwise.slice(1);
    return [[line, [leads, ...others]] as const];
  });
  return { ...Object.fromEntries(leading), otherwise };
}
