import type { Day } from '../core/days/day.ts';
import { newestSource } from '../core/explanation/citation.ts';
import type { AnyParameter, LawTree, Meaning, Source, Yearly } from '../core/law.ts';
import { scaleOf } from '../core/numbers/units.ts';
import { type HolidayLaw, holidays } from './holidays.ts';
import { lawTrees } from './index.ts';

type Named<T> = Readonly<Record<string, T>>;

/** Figures for people: KM, percent and multiples, never feninga or parts per million. */
export interface PublicChange {
  readonly od: Day;
  readonly vrijednost: Named<number | boolean>;
  readonly izvor: Source;
}

interface PublicParameter {
  readonly naziv: string;
  readonly poznato_do: Day;
  readonly najnoviji_izvor?: string;
  readonly godisnje?: Yearly;
  readonly samo_prikaz?: boolean;
  readonly znacenja: Named<Meaning>;
  readonly promjene: readonly PublicChange[];
}

export interface PublicTree {
  readonly naziv: string;
  readonly najnoviji_izvor?: string;
  readonly parametri: Named<PublicParameter>;
}

export interface PublicLaw {
  readonly propisi: Readonly<Record<keyof typeof lawTrees, PublicTree>>;
  readonly praznici: Readonly<Record<keyof typeof holidays, HolidayLaw>>;
}

/** All of the dated law as plain JSON, in a fixed order. */
export const publicLaw = (): PublicLaw => ({
  propisi: mapValues(lawTrees, publicTree),
  praznici: holidays,
});

function publicTree(tree: LawTree): PublicTree {
  const { naziv, najnoviji_izvor, parametri } = tree;
  return {
    naziv,
    ...(najnoviji_izvor && { najnoviji_izvor }),
    parametri: mapValues(parametri, (parameter) => publicParameter(parameter, newestSource(tree, parameter))),
  };
}

function publicParameter(
  { naziv, znacenja, promjene, poznato_do, godisnje, samo_prikaz }: AnyParameter,
  newest: string | undefined,
): PublicParameter {
  const meanings: Named<Meaning> = znacenja;
  return {
    naziv,
    poznato_do,
    ...(newest && { najnoviji_izvor: newest }),
    ...(godisnje && { godisnje }),
    ...(samo_prikaz && { samo_prikaz }),
    znacenja: meanings,
    promjene: promjene.map(({ od, vrijednost, izvor }) => ({
      od,
      vrijednost: mapValues(meanings, ({ jedinica }, key) => readable(vrijednost[key], scaleOf(jedinica))),
      izvor,
    })),
  };
}

const readable = (value: number | boolean, scale: number): number | boolean =>
  typeof value === 'boolean' ? value : value / scale;

function mapValues<T, U>(record: Named<T>, map: (value: T, key: string) => U): Named<U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
