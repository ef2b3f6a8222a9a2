/** A name in a notation. `ili` stands in when the person entered nothing: `unos.licni_odbitak_input|zakon.porez.odbitak`. */
export interface Reference {
  readonly od: 'red' | 'unos' | 'zakon';
  readonly ime: string;
  /** The value of a parameter of the law, or the day of a period entered: `1.od`. */
  readonly kljuc: string;
  readonly ili?: Reference;
}

/** A notation taken apart: text that stays, and names to fill in. */
export type Notation = readonly (string | Reference)[];

/** What a function of a notation is called when it is written out. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  max: 'max',
  min: 'min',
  cijelo: 'cijelo',
  radni: 'broj dana od ponedjeljka do petka ',
  praznici: 'broj praznika u te dane ',
  dan_poslije: 'dan poslije ',
  razmak: 'broj dana između ',
  godine: 'godine',
  mjeseci: 'mjeseci',
  dani: 'dani',
};
const NAME = /([\p{L}_][\p{L}\d_.]*(?:\|[\p{L}_][\p{L}\d_.]*)?)/u;

/** The notations of one slip, taken apart. */
export interface CompiledNotations {
  readonly redovi: readonly { readonly red: string; readonly zapis: Notation }[];
  /** Inputs something stands in for when nothing was entered. */
  readonly zamjenjivi: readonly string[];
  /** The lines that rest on a parameter of the law, by its name: those that name it first, then those made of these. */
  readonly poZakonu: ReadonlyMap<string, ReadonlySet<string>>;
}

const compiled = new WeakMap<Readonly<Record<string, string>>, CompiledNotations>();

/** Takes the notations of a slip apart, once for each variant of the slip. */
export function compileAll(notations: Readonly<Record<string, string>>): CompiledNotations {
  const kept = compiled.get(notations);
  if (kept) return kept;
  const made = takeApart(notations);
  compiled.set(notations, made);
  return made;
}

function takeApart(notations: Readonly<Record<string, string>>): CompiledNotations {
  const redovi = Object.entries(notations).map(([red, text]) => ({ red, zapis: compile(text) }));
  const replaced = redovi.flatMap(({ zapis }) => referencesIn(zapis)).filter(({ ili }) => ili);
  return { redovi, zamjenjivi: [...new Set(replaced.map(({ ime }) => ime))], poZakonu: usesOf(redovi) };
}

/** A name before a parenthesis is that of a function: a line may be called the same. */
const compile = (text: string): Notation =>
  text
    .split(NAME)
    .filter(Boolean)
    .map((part, at, parts) => {
      if (!/^[\p{L}_]/u.test(part)) return part;
      return (parts[at + 1]?.startsWith('(') && FUNCTIONS[part]) || reference(part);
    });

/** Reads a name of a notation: `porez`, `unos.staz`, `zakon.porez.stopa`, `unos.odbitak|zakon.porez.odbitak`. */
export function reference(text: string): Reference {
  const [name = '', fallback] = text.split('|');
  const [first = '', second = '', ...rest] = name.split('.');
  const kljuc = rest.join('.');
  const ili = fallback === undefined ? {} : { ili: reference(fallback) };
  if (first === 'zakon') return { od: 'zakon', ime: second, kljuc, ...ili };
  if (first === 'unos') return { od: 'unos', ime: second, kljuc, ...ili };
  return { od: 'red', ime: first, kljuc: '', ...ili };
}

export const referencesIn = (notation: Notation): Reference[] =>
  notation.filter((part) => typeof part !== 'string');

function usesOf(redovi: CompiledNotations['redovi']): Map<string, Set<string>> {
  const byLaw = new Map<string, Set<string>>();
  for (const { red, zapis } of redovi)
    for (const veza of referencesIn(zapis)) {
      const { od, ime } = veza.ili ?? veza;
      if (od === 'zakon') byLaw.set(ime, (byLaw.get(ime) ?? new Set()).add(red));
    }
  for (const lines of byLaw.values()) addDependents(lines, redovi);
  return byLaw;
}

/** A set gives what is added while it is gone through, so what rests on the added lines is found too. */
function addDependents(lines: Set<string>, redovi: CompiledNotations['redovi']): void {
  for (const line of lines)
    for (const { red, zapis } of redovi)
      if (referencesIn(zapis).some(({ od, ime }) => od === 'red' && ime === line)) lines.add(red);
}
