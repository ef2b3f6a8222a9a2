import type { Notations, Reckoning } from './calculator.ts';
import { citation, writeCitation } from './citation.ts';
import type { Day } from './day.ts';
import type { Warning } from './issue.ts';
import { knownChangeOn, lawWith } from './law.ts';
import { type CompiledNotations, compileAll } from './notation.ts';
import { perDay } from './per-day.ts';
import { Refusal } from './refusal.ts';
import type { Scope } from './scope.ts';

type Lines = Readonly<Record<string, unknown>>;
type Law = Readonly<Record<string, unknown>>;

interface Answered {
  readonly day: Day;
  readonly scope: Scope;
  readonly notations: Notations;
  /** The lines of the answer. */
  readonly izlaz: readonly string[];
  /** The same calculation under another law. */
  readonly under: (law: Law) => Lines;
}

/** A warning for each figure of low certainty that entered the result: with another one the answer would be another. */
export function uncertain(racun: Reckoning, answered: Answered): Warning[] {
  const { poZakonu } = compileAll(answered.notations);
  const warnings: Warning[] = [];
  for (const { name, larger, smaller, poruka, izvor } of doubtsOn(racun, answered.day)) {
    if (!poZakonu.has(name)) continue;
    const polje = moved(answered, name, larger) ?? moved(answered, name, smaller);
    if (polje) warnings.push({ polje, poruka, izvor });
  }
  return warnings;
}

/** Undefined where that law leaves no solution. */
function attempt({ under, scope }: Answered, name: string, value: unknown): Lines | undefined {
  try {
    return under(lawWith(scope.zakon, name, value));
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The line to say it beside when the figure is another: of those that move, the nearest to it. Lines that only show one move nothing. */
function moved(answered: Answered, name: string, value: unknown): string | undefined {
  const { scope, notations, izlaz } = answered;
  const other = attempt(answered, name, value);
  const { redovi, poZakonu } = compileAll(notations);
  const lines = redovi.filter(({ red }) => other && other[red] !== scope.redovi[red] && izlaz.includes(red));
  if (lines.every(isShown)) return undefined;
  return [...(poZakonu.get(name) ?? [])].find((red) => lines.some((line) => line.red === red));
}

/** True for a line that is one name and nothing else. */
const isShown = ({ zapis }: CompiledNotations['redovi'][number]): boolean =>
  zapis.length === 1 && typeof zapis[0] !== 'string';

interface Doubt extends Omit<Warning, 'polje'> {
  /** The parameter of the law. */
  readonly name: string;
  /** Its figures a tenth greater, and a tenth smaller. */
  readonly larger: unknown;
  readonly smaller: unknown;
}

/** What is to be said of each parameter whose figure of that day is of low certainty. */
const doubtsOn = perDay((racun: Reckoning, day): readonly Doubt[] =>
  Object.keys(racun.zakon.parametri).flatMap(doubtOf(racun, day)),
);

const doubtOf =
  ({ zakon }: Reckoning, day: Day) =>
  (name: string): Doubt[] => {
    const parameter = zakon.parametri[name];
    const change = parameter && knownChangeOn(parameter, day);
    const cited = citation(zakon, day, name);
    if (!change || cited?.pouzdanost !== 'niska') return [];
    const why = cited.napomena ? `: ${cited.napomena.replace(/\.$/, '')}` : '';
    const poruka = `${cited.naziv}: podatak niske pouzdanosti${why}. Provjerite prije upotrebe.`;
    const [larger, smaller] = [scaled(change.vrijednost, 11), scaled(change.vrijednost, 9)];
    return [{ name, poruka, izvor: writeCitation(cited), larger, smaller }];
  };

/** So many tenths of every number in a value of the law. */
const scaled = (value: Law, tenths: number): Law =>
  Object.fromEntries(
    Object.entries(value).map(([key, figure]) => [
      key,
      typeof figure === 'number' ? Math.round((figure * tenths) / 10) : figure,
    ]),
  );
