import { perDay } from './cache/per-day.ts';
import type { Day } from './days/day.ts';
import type { AnyParameter, LawOf, LawTree } from './law.ts';
import { knownChangeOn } from './law-by-day.ts';
import { formatMonthOf } from './numbers/format.ts';
import { NotKnownYet, Refusal } from './refusal.ts';

/**
 * The law of a day, made once. Whoever reads a figure that is not known for that day is refused: never the last known row instead, and
 * never because of a figure that was not asked for.
 */
export const lawOn = <T extends LawTree>(tree: T, day: Day): LawOf<T> => resolved(tree, day) as LawOf<T>;

const resolved = perDay((tree: LawTree, day): Readonly<Record<string, unknown>> => {
  const law: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(tree.parametri)) {
    const value = knownChangeOn(parameter, day)?.vrijednost;
    if (value !== undefined || mayLack(parameter, day)) law[name] = value;
    else Object.defineProperty(law, name, { get: () => refuse(tree, parameter, day) });
  }
  return Object.freeze(law);
});

/** The law had no such figure yet; one that is only not known any more is none to be left out. */
const mayLack = ({ neobavezno, smije_nedostajati, poznato_do }: AnyParameter, day: Day): boolean =>
  neobavezno && (smije_nedostajati === true || day <= poznato_do);

/** The same law with other figures in place of one: nothing else is read. */
export const lawWith = <T extends object>(law: T, name: string, value: unknown): T =>
  Object.create(law, { [name]: { value, enumerable: true } });

function refuse(tree: LawTree, { naziv, poznato_do, promjene }: AnyParameter, day: Day): never {
  const first = promjene[0]?.od ?? '';
  const known = `od ${formatMonthOf(first)} do ${formatMonthOf(poznato_do)}`;
  const sentence = `Nemamo propise za taj mjesec (${formatMonthOf(day)}, ${tree.naziv}; ${naziv.toLowerCase()}): izaberite mjesec ${known}.`;
  throw day > poznato_do ? new NotKnownYet(sentence, poznato_do) : new Refusal('', 'nema_propisa', sentence);
}
