import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import { checkJib, checkJmbg } from '@obracun/engine/documents/identifiers/identifier.ts';
import { jsonIn, readStored, writeStored } from '../../../storage/device-storage.ts';

/** A field of the dialog: a warning does not prevent the print. */
interface PersonField<N extends string> {
  readonly name: N;
  readonly label: string;
  readonly check?: (text: string) => string | undefined;
}

const field = <const N extends string>(
  name: N,
  label: string,
  check?: PersonField<N>['check'],
): PersonField<N> => ({ name, label, ...(check && { check }) });

export const EMPLOYER = [
  field('firma', 'Naziv firme'),
  field('sjediste', 'Sjedište'),
  field('jib', 'JIB', checkJib),
] as const;

export const WORKER = [
  field('radnik', 'Ime i prezime radnika'),
  field('adresa', 'Adresa radnika'),
  field('jmbg', 'JMBG', checkJmbg),
  field('radno_mjesto', 'Radno mjesto'),
  field('racun', 'Račun radnika', checkBankAccount),
] as const;

type PersonName = (typeof EMPLOYER | typeof WORKER)[number]['name'];

/** Typed employer and worker. */
export type People = Readonly<Record<PersonName, string>>;

const NAMES = [...EMPLOYER, ...WORKER].map(({ name }) => name);
const KEY = 'platna-lista';

const fromEach = (textOf: (name: PersonName) => string): People =>
  Object.fromEntries(NAMES.map((name) => [name, textOf(name)])) as Record<PersonName, string>;

export const NOBODY: People = fromEach(() => '');

/** The last typed ones on this device; empty when unreadable. */
export function storedPeople(): People {
  const stored = storedJson();
  return fromEach((name) => {
    const text = stored[name];
    return typeof text === 'string' ? text : '';
  });
}

export function keepPeople(people: People): void {
  writeStored(KEY, NAMES.some((name) => people[name] !== '') ? JSON.stringify(people) : '');
}

function storedJson(): Readonly<Record<string, unknown>> {
  const stored = jsonIn(readStored(KEY));
  return isJsonObject(stored) ? stored : {};
}
