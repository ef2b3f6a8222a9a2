import { daysBetween } from '../kernel/calendar.ts';
import type { Citation } from '../kernel/citation.ts';
import type { Day } from '../kernel/day.ts';
import { changeOn, type Parameter } from '../kernel/law.ts';
import { type Feninga, mulDiv, PPM, type Ppm } from '../kernel/money.ts';
import { kamata_brcko, kamata_uio } from '../law/bih/interest.ts';
import * as fbih from '../law/fbih/interest.ts';
import * as rs from '../law/rs/interest.ts';

const DAYS_OF_YEAR = 365;

/** A rate per day, or per year of 365 days; capped where the law lets interest reach the principal at most. */
export interface InterestRate {
  readonly stopa: Ppm;
  readonly po: 'dan' | 'godina';
  readonly do_glavnice: boolean;
}

export interface Interest {
  readonly kamata: Feninga;
  readonly ukupno: Feninga;
  /** True when the cap took something off. */
  readonly ograniceno: boolean;
}

/** Simple interest, rounded once; `dani` is a whole number of days late. */
export function interestOn(
  glavnica: Feninga,
  dani: number,
  { stopa, po, do_glavnice }: InterestRate,
): Interest {
  const full = mulDiv(glavnica, stopa * dani, po === 'dan' ? PPM : PPM * DAYS_OF_YEAR);
  const ograniceno = do_glavnice && full > glavnica;
  const kamata = ograniceno ? glavnica : full;
  return { kamata, ukupno: glavnica + kamata, ograniceno };
}

/** The same rate over a year: 0,03 % a day is 10,95 % a year. */
export const yearlyRate = ({ stopa, po }: InterestRate): Ppm => (po === 'dan' ? stopa * DAYS_OF_YEAR : stopa);

/** Days late: the day after the due day is the first, the day of payment the last; none when paid in time. */
export const daysLate = (due: Day, paid: Day): number => Math.max(0, daysBetween(due, paid));

/** A rate the law sets, with its source. */
export interface InterestPreset extends InterestRate {
  readonly id: string;
  readonly naziv: string;
  readonly zakon: Citation;
}

interface Held {
  readonly dnevno?: Ppm;
  readonly godisnje?: Ppm;
  readonly do_glavnice?: boolean;
}

const presets: readonly (readonly [id: string, naziv: string, parameter: Parameter<Held>])[] = [
  ['rs-porezi', 'Republika Srpska: porezi i doprinosi', rs.kamata_poreska],
  ['rs-zatezna', 'Republika Srpska: zakonska zatezna kamata', rs.kamata_zatezna],
  ['fbih-javni-prihodi', 'Federacija BiH: javni prihodi', fbih.kamata_javni_prihodi],
  ['fbih-zatezna', 'Federacija BiH: zakonska zatezna kamata', fbih.kamata_zatezna],
  ['uio', 'Indirektni porezi (UIO BiH)', kamata_uio],
  ['brcko', 'Brčko distrikt: porezi', kamata_brcko],
];

/** The rates of the law on a day; one that the law did not have yet, or whose text is unknown, is left out. */
export const interestPresets = (day: Day): InterestPreset[] =>
  presets.flatMap(([id, naziv, parameter]) => {
    const change = changeOn(parameter, day);
    if (!change) return [];
    const { dnevno, godisnje, do_glavnice = false } = change.vrijednost;
    const zakon = { naziv: parameter.naziv, od: change.od, ...change.izvor };
    const rate: InterestRate =
      dnevno === undefined
        ? { stopa: godisnje ?? 0, po: 'godina', do_glavnice }
        : { stopa: dnevno, po: 'dan', do_glavnice };
    return [{ id, naziv, zakon, ...rate }];
  });
