import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { figureOf } from '../api/figure.ts';
import type { StoredLine, StoredProvision, StoredResult } from './stored-result.ts';

/** A line or an input in which two calculations differ. */
export interface Difference {
  readonly name: string;
  readonly label: string;
  /** Undefined when the calculation has no such line. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The difference with its sign; undefined unless both are numbers. */
  readonly change: string | undefined;
  /** The provisions of it, `Prosječna plata, Sl. glasnik RS 20/25 (od 1. 1. 2025.)`. */
  readonly law: readonly string[];
  /** Whether its law differs: by its day, or by its entity. */
  readonly isLawChanged: boolean;
}

export interface DifferingSection {
  readonly title: string;
  readonly differences: readonly Difference[];
}

/** Every difference of two calculations: inputs first, then line by line in the order of the slip. */
export function differencesOf(before: StoredResult, after: StoredResult): readonly DifferingSection[] {
  const inputs = paired(before.inputs, after.inputs).map(([one, other]): Difference & Placed => ({
    ...NO_LAW,
    name: (other ?? one)?.name ?? '',
    label: (other ?? one)?.label ?? '',
    section: 'Uneseno',
    before: one?.written,
    after: other?.written,
  }));
  const news = [newsTo(after), newsTo(before)] as const;
  const lines = paired(before.lines, after.lines)
    .filter((pair) => !isNothing(pair))
    .map((pair) => lineDifference(pair, news));
  const differing = [...inputs, ...lines].filter((each) => each.before !== each.after);
  return [...new Set(differing.map(({ section }) => section))].map((title) => ({
    title,
    differences: differing.filter(({ section }) => section === title),
  }));
}

interface Placed {
  readonly section: string;
}

const NO_LAW = { change: undefined, law: [], isLawChanged: false };

/** Pairs by name; entries of the first alone are after all of the second. */
function paired<T extends { readonly name: string }>(
  before: readonly T[],
  after: readonly T[],
): readonly (readonly [T | undefined, T | undefined])[] {
  const own = new Map(before.map((one) => [one.name, one]));
  const there = new Set(after.map(({ name }) => name));
  return [
    ...after.map((other) => [own.get(other.name), other] as const),
    ...before.filter(({ name }) => !there.has(name)).map((one) => [one, undefined] as const),
  ];
}

/** One slip shows a line at zero that the other omits: the same money. */
const isNothing = ([before, after]: readonly [StoredLine | undefined, StoredLine | undefined]): boolean =>
  (before?.value ?? 0) === 0 && (after?.value ?? 0) === 0;

type IsNews = (provision: StoredProvision) => boolean;

function lineDifference(
  [before, after]: readonly [StoredLine | undefined, StoredLine | undefined],
  [isOver, isNew]: readonly [IsNews, IsNews],
): Difference & Placed {
  const [old, now] = [before?.law ?? [], after?.law ?? []];
  // Shared provisions do not explain a difference.
  const changed = [
    ...old.filter(isOver).map((one) => `u prvom ${written(one)}`),
    ...now.filter(isNew).map((one) => `u drugom ${written(one)}`),
  ];
  const isLawChanged = before !== undefined && after !== undefined && changed.length > 0;
  return {
    name: (after ?? before)?.name ?? '',
    label: labelOf(before, after),
    section: (after ?? before)?.section ?? '',
    before: before && figure(before),
    after: after && figure(after),
    change: before && after && changeOf(before, after),
    law: isLawChanged ? changed : [...new Set([...old, ...now].map(written))],
    isLawChanged,
  };
}

/** A line of two entities may be taxed in one and untaxed in the other: each has its own name. */
function labelOf(before: StoredLine | undefined, after: StoredLine | undefined): string {
  const labels = [before, after].flatMap((one) => (one ? [one.label] : []));
  return [...new Map(labels.map((label) => [label.replaceAll('plać', 'plat'), label])).values()].join(' / ');
}

/**
 * Whether a provision is another law than that of a calculation: one of the same name has other text there, or none was
 * in force yet. A line may cite more of the same law than its counterpart.
 */
function newsTo({ lines }: StoredResult): IsNews {
  const known = lines.flatMap(({ law }) => law);
  const latest = known.map(({ from }) => from).reduce((one, other) => (other > one ? other : one), '');
  return (provision) => {
    const namesakes = known.filter(({ name }) => name === provision.name).map(written);
    return namesakes.length > 0 ? !namesakes.includes(written(provision)) : provision.from > latest;
  };
}

/** The unit of amounts is written once, above the table. */
function figure({ kind, value }: Pick<StoredLine, 'kind' | 'value'>): string {
  const { whole, fraction, unit } = figureOf({ kind, value });
  return [whole + fraction, kind !== 'iznos' && unit].filter(Boolean).join(' ');
}

function changeOf(before: StoredLine, after: StoredLine): string | undefined {
  if (typeof before.value !== 'number' || typeof after.value !== 'number' || after.kind === 'trajanje')
    return undefined;
  const change = after.value - before.value;
  const written = figure({ kind: after.kind, value: change });
  // The difference of two shares is not a share.
  return `${change > 0 ? '+' : ''}${written.replace(/%$/, 'proc. poena')}`;
}

const written = ({ name, place, from }: StoredProvision): string =>
  `${name}: ${place} (od ${formatDay(from)})`;
