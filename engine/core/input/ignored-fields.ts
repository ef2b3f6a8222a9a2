import type { Fields } from '../field.ts';
import type { Warning } from '../issue.ts';
import { listed } from '../text/letters.ts';

type Json = Readonly<Record<string, unknown>>;

/** A field of a switch, with all its enclosing switches, the outermost first. */
interface Dependent {
  readonly name: string;
  readonly switches: readonly string[];
}

/**
 * Warns of values whose switch was omitted. Forms never do that; a program or an assistant may, and its hours would silently be unpaid. A
 * switch that is explicitly off needs no warning.
 */
export function ignoredFields(fields: Fields): (json: unknown) => readonly Warning[] {
  const dependents = Object.entries(fields).flatMap(([name, { kind, when }]): Dependent[] =>
    kind === 'da_ne' || when === undefined ? [] : [{ name, switches: switchesOf(fields, when) }],
  );
  return (json) => {
    const given = json as Json;
    const left: Warning[] = [];
    for (const { name, switches } of dependents) {
      if (!given[name] || switches.some((one) => given[one] === false)) continue;
      const forgotten = switches.filter((one) => given[one] !== true);
      if (forgotten.length > 0) left.push(unread(name, forgotten));
    }
    return left;
  };
}

/** Without switches that default to on: they cannot be forgotten. */
function switchesOf(fields: Fields, name: string | undefined): readonly string[] {
  if (name === undefined) return [];
  const { when, initial } = fields[name] ?? {};
  return [...switchesOf(fields, when), ...(initial === true ? [] : [name])];
}

const unread = (polje: string, switches: readonly string[]): Warning => ({
  polje,
  poruka: `Polje „${polje}“ nije uračunato: uz njega pošaljite ${listed(switches.map((name) => `„${name}“: true`))}, ili ga izostavite.`,
  izvor: null,
});
