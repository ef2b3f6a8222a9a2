import type { Content } from './store.ts';

const MOST_CHANGES = 5;
const MOST_LINES = 12;
const LONGEST_LINE = 160;
/** Letters shown before a change within a long line. */
const CONTEXT = 40;

/** What entries lost and gained, short enough to read; entries that changed alike are shown once. */
export function differenceOf(before: Content, after: Content): string {
  const changed = changedEntries(before, after);
  const alike = new Map<string, string[]>();
  for (const { name, texts } of changed) {
    const lines = linesOf(texts);
    alike.set(lines, [...(alike.get(lines) ?? []), name]);
  }
  const shown = [...alike].slice(0, MOST_CHANGES).flatMap(([lines, [name = '', ...others]]) => {
    const more = others.length > 0 ? ` (and ${others.length} more alike)` : '';
    return [`  ${shortened(name)}${more}`, lines];
  });
  const rest = alike.size - MOST_CHANGES;
  return [
    `${changed.length} of ${Math.max(before.length, after.length)} entries changed:`,
    ...shown,
    ...(rest > 0 ? [`  … and ${rest} other changes`] : []),
  ].join('\n');
}

const linesOf = ([lost, gained]: ChangedEntry['texts']): string =>
  capped(lineDifference(readable(lost), readable(gained)))
    .map((line) => `    ${shortened(line)}`)
    .join('\n');

interface ChangedEntry {
  readonly name: string;
  readonly texts: readonly [before: string, after: string];
}

function changedEntries(before: Content, after: Content): readonly ChangedEntry[] {
  const [old, now] = [byName(before), byName(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names
    .map((name): ChangedEntry => ({ name, texts: [old.get(name) ?? '', now.get(name) ?? ''] }))
    .filter(({ texts: [lost, gained] }) => lost !== gained);
}

/** A name that occurs again gets a number. */
function byName(content: Content): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [name, text] of content) texts.set(texts.has(name) ? `${name} (${texts.size})` : name, text);
  return texts;
}

/** One member of JSON or one tag of XML per line; no character is lost. */
const readable = (text: string): readonly string[] =>
  text.split(/(?<=[,{[])(?=["{[])|(?<=>)(?=<)|(?<=[\r\n])/).map((line) => line.trim());

/** Lines that occur more often on one side; a text that only changed its order shows where it begins to differ. */
function lineDifference(before: readonly string[], after: readonly string[]): readonly string[] {
  const [lost, gained] = [surplus(before, after), surplus(after, before)];
  if (lost.length + gained.length > 0) return fromChange(lost, gained);
  const at = before.findIndex((line, index) => line !== after[index]);
  return ['the same lines in another order, from', `- ${before[at]}`, `+ ${after[at]}`];
}

/** Long lines that change late begin shortly before the change. */
function fromChange(lost: readonly string[], gained: readonly string[]): readonly string[] {
  const isPaired = lost.length === gained.length;
  const cut = (line: string, other = ''): string => {
    const start = isPaired && line.length > LONGEST_LINE ? commonStart(line, other) - CONTEXT : 0;
    return start > 0 ? `…${line.slice(start)}` : line;
  };
  return [
    ...lost.map((line, at) => `- ${cut(line, gained[at])}`),
    ...gained.map((line, at) => `+ ${cut(line, lost[at])}`),
  ];
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

function surplus(lines: readonly string[], others: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = counts.get(line) ?? 0;
    counts.set(line, count - 1);
    return count <= 0;
  });
}

const capped = (lines: readonly string[]): readonly string[] =>
  lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES), `… and ${lines.length - MOST_LINES} more lines`];

const shortened = (line: string): string =>
  line.length <= LONGEST_LINE ? line : `${line.slice(0, LONGEST_LINE)}…`;
