import type { Day } from '../core/days/day.ts';
import { daysBetween } from '../core/days/day.ts';
import type { Citation } from '../core/explanation/citation.ts';
import type { Change, LawTree, Parameter } from '../core/law.ts';
import { changeOn, knownUntil } from '../core/law.ts';
import { formatRate } from '../core/numbers/format.ts';
import { type Feninga, mulDiv, PPM, type Ppm } from '../core/numbers/money.ts';
import { kamata_brcko, kamata_uio } from '../law/bih/interest.ts';
import * as fbih from '../law/fbih/interest.ts';
import * as rs from '../law/rs/interest.ts';

const DAYS_OF_YEAR = 365;

/** A rate per day, or per year of 365 days; capped if the law limits interest to the principal. */
export interface InterestRate {
  readonly stopa: Ppm;
  readonly po: 'dan' | 'godina';
  readonly do_glavnice: boolean;
}

export interface Interest {
  readonly kamata: Feninga;
  readonly ukupno: Feninga;
  /** True when the cap took effect. */
  readonly isCapped: boolean;
}

/** Simple interest, rounded once; `dani` is a whole number of late days. */
export function interestOn(
  glavnica: Feninga,
  dani: number,
  { stopa, po, do_glavnice }: InterestRate,
): Interest {
  const full = mulDiv(glavnica, stopa * dani, po === 'dan' ? PPM : PPM * DAYS_OF_YEAR);
  const isCapped = do_glavnice && full > glavnica;
  const kamata = isCapped ? glavnica : full;
  return { kamata, ukupno: glavnica + kamata, isCapped };
}

/** The same rate over a year: 0,03 % a day is 10,95 % a year. */
export const yearlyRate = ({ stopa, po }: InterestRate): Ppm => (po === 'dan' ? stopa * DAYS_OF_YEAR : stopa);

/** `0,03 % dnevno`, `10 % godišnje` */
export const rateText = ({ stopa, po }: Pick<InterestRate, 'stopa' | 'po'>): string =>
  `${formatRate(stopa)} ${po === 'dan' ? 'dnevno' : 'godišnje'}`;

/** Late days: from the day after the due day to the day of payment; none when paid in time. */
export const daysLate = (due: Day, paid: Day): number => Math.max(0, daysBetween(due, paid));

/** A legal rate, with its source. */
export interface InterestPreset extends InterestRate {
  readonly id: PresetId;
  readonly label: string;
  readonly citation: Citation;
}

interface RateLaw {
  readonly dnevno?: Ppm;
  readonly godisnje?: Ppm;
  readonly do_glavnice?: boolean;
}

/** The laws that set a rate for late payment, by their names in forms and links; some apply only to debts to the state. */
const presets = {
  'rs-porezi': {
    label: 'Republika Srpska: porezi i doprinosi',
    parameter: rs.kamata_poreska,
    isPublic: true,
  },
  'rs-zatezna': { label: 'Republika Srpska: zakonska zatezna kamata', parameter: rs.kamata_zatezna },
  'fbih-javni-prihodi': {
    label: 'Federacija BiH: javni prihodi',
    parameter: fbih.kamata_javni_prihodi,
    isPublic: true,
  },
  'fbih-zatezna': { label: 'Federacija BiH: zakonska zatezna kamata', parameter: fbih.kamata_zatezna },
  uio: { label: 'Indirektni porezi (UIO BiH)', parameter: kamata_uio, isPublic: true },
  brcko: { label: 'Brčko distrikt: porezi', parameter: kamata_brcko, isPublic: true },
} as const satisfies Readonly<
  Record<
    string,
    { readonly label: string; readonly parameter: Parameter<RateLaw>; readonly isPublic?: boolean }
  >
>;

export type PresetId = keyof typeof presets;

export const presetIds = Object.keys(presets) as PresetId[];

/** Type guard for the name of one of them: typed and stored text may be anything. */
export const isPreset = (text: string): text is PresetId => (presetIds as readonly string[]).includes(text);

/** The label of a law in the choice. */
export const presetName = (id: PresetId): string => presets[id].label;

/** True for a rate of taxes, contributions and other public revenue, which no other debt has. */
export const isForPublicRevenue = (id: PresetId): boolean => 'isPublic' in presets[id];

/** The name of a preset in the law below: notations have no hyphens in their names. */
export const lawName = (id: PresetId): string => id.replaceAll('-', '_');

/** The last day up to which all these rates were checked. */
export const interestKnownUntil: Day = knownUntil({
  parametri: Object.fromEntries(presetIds.map((id) => [id, presets[id].parameter])),
});

const EVER: Day = '9999-12-31';

/** The law of interest of all entities. After the last known day the rate continues, with a warning: a debt is not refused. */
export const interestLaw: LawTree = {
  naziv: 'Zatezne kamate',
  parametri: Object.fromEntries(
    presetIds.map((id) => [lawName(id), { ...presets[id].parameter, neobavezno: true, poznato_do: EVER }]),
  ),
};

/** The rate in force from a day on, with its law. */
export interface RateFrom extends InterestRate {
  readonly from: Day;
  readonly citation: Citation;
}

/** All rates of a law, oldest first. */
export const ratesOf = (id: PresetId): RateFrom[] => {
  const { parameter } = presets[id];
  return parameter.promjene.map((change: Change<RateLaw>) => ({
    from: change.od,
    ...rateOf(change.vrijednost),
    citation: { naziv: parameter.naziv, od: change.od, ...change.izvor },
  }));
};

const rateOf = ({ dnevno, godisnje = 0, do_glavnice = false }: RateLaw): InterestRate =>
  dnevno === undefined
    ? { stopa: godisnje, po: 'godina', do_glavnice }
    : { stopa: dnevno, po: 'dan', do_glavnice };

/** The legal rates on a day; omits rates that do not exist yet or whose text is unknown. */
export const interestPresets = (day: Day): InterestPreset[] =>
  presetIds.flatMap((id) => {
    const { label, parameter } = presets[id];
    const change = changeOn<RateLaw>(parameter, day);
    if (!change) return [];
    const citation = { naziv: parameter.naziv, od: change.od, ...change.izvor };
    return [{ id, label, citation, ...rateOf(change.vrijednost) }];
  });
