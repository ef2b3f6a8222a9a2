import { type CellReading, changed, plainly, unreadable } from './reading.ts';

export type NameOrder = 'ime-prezime' | 'prezime-ime';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** All in capitals, and more than an initial: `HADŽIĆ`, but not `A.`. */
const isShouted = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();

/** `HADŽI-PAŠIĆ` → `Hadži-Pašić`; letters themselves are never guessed. */
const calm = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** A first name or a surname by itself. */
export function readNamePart(text: string): CellReading<string> {
  const given = tidy(text);
  if (!/\p{L}/u.test(given)) return unreadable('Ovo nije ime.');
  return isShouted(given)
    ? changed(calm(given), { kind: 'name-capitals', old: text, now: calm(given), toConfirm: false }, given)
    : plainly(given);
}

const split = (given: string, order: NameOrder): PersonName => {
  const [first = '', ...rest] = given.split(' ');
  const others = rest.join(' ');
  return order === 'prezime-ime'
    ? { lastName: first, firstName: others }
    : { firstName: first, lastName: others };
};

const bothCalm = ({ firstName, lastName }: PersonName): PersonName => ({
  firstName: calm(firstName),
  lastName: calm(lastName),
});

/** Both names in one cell, in the order the heading or the person says; a comma says the surname comes first. */
export function readFullName(text: string, order: NameOrder | undefined): CellReading<PersonName> {
  const given = tidy(text);
  const [lastName = '', firstName] = given.split(',').map(tidy);
  if (firstName) return inCommas(text, { firstName, lastName });
  if (!order) return unreadable('Odgovorite šta je prvo, ime ili prezime; pitanje stoji iznad tabele.');
  const name = split(given, order);
  if (!name.firstName || !name.lastName) return unreadable('Upišite i ime i prezime.');
  return isShouted(given)
    ? changed(bothCalm(name), { kind: 'name-capitals', old: text, now: calm(given), toConfirm: false }, name)
    : plainly(name);
}

function inCommas(old: string, given: PersonName): CellReading<PersonName> {
  const name = isShouted(given.firstName + given.lastName) ? bothCalm(given) : given;
  return changed(name, {
    kind: 'name-order',
    old,
    now: `ime ${name.firstName}, prezime ${name.lastName}`,
    toConfirm: true,
  });
}
