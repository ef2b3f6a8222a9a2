import type { Notations, Reckoning } from './calculator.ts';
import { citation, writeCitation } from './citation.ts';
import type { Day } from './day.ts';
import type { Warning } from './issue.ts';
import { compileAll, type Use } from './notation.ts';
import { effective, figureOf, type Scope } from './scope.ts';

/** A warning for each figure of low certainty that entered a line which is not nought. */
export function uncertain(racun: Reckoning, day: Day, scope: Scope, notations: Notations): Warning[] {
  const { poZakonu } = compileAll(notations);
  return [...doubtsOn(racun, day)].flatMap(([name, doubt]) => {
    const use = poZakonu.get(name)?.find((found) => enters(scope, found));
    return use ? [{ polje: use.red, ...doubt }] : [];
  });
}

const enters = (scope: Scope, { red, veza }: Use): boolean =>
  scope.redovi[red] !== 0 && effective(scope, veza).od === 'zakon' && figureOf(scope, veza) !== 0;

type Doubt = Omit<Warning, 'polje'>;

const doubts = new WeakMap<Reckoning, Map<Day, ReadonlyMap<string, Doubt>>>();

/** What is to be said of each parameter whose figure of that day is of low certainty; kept, as the law of a day is. */
function doubtsOn(racun: Reckoning, day: Day): ReadonlyMap<string, Doubt> {
  const days = doubts.get(racun) ?? new Map<Day, ReadonlyMap<string, Doubt>>();
  const found = days.get(day) ?? new Map(Object.keys(racun.zakon.parametri).flatMap(doubtOf(racun, day)));
  doubts.set(racun, days.set(day, found));
  return found;
}

const doubtOf =
  ({ zakon }: Reckoning, day: Day) =>
  (name: string): [string, Doubt][] => {
    const cited = citation(zakon, day, name);
    if (cited?.pouzdanost !== 'niska') return [];
    const why = cited.napomena ? `: ${cited.napomena.replace(/\.$/, '')}` : '';
    const poruka = `${cited.naziv}: podatak niske pouzdanosti${why}. Provjerite prije upotrebe.`;
    return [[name, { poruka, izvor: writeCitation(cited) }]];
  };
