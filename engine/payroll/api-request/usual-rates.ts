import type { Day } from '../../core/days/day.ts';
import type { Parameter } from '../../core/law.ts';
import { lastOf, valueOn } from '../../core/law-by-day.ts';
import type { Ppm } from '../../core/numbers/money.ts';
import { minuli_rad as bdSeniority, bolovanje as bdSick } from '../../law/bd/supplements.ts';
import { uvecanja_podrazumijevana as bd } from '../../law/bd/working-time.ts';
import { bolovanje as fbihSick } from '../../law/fbih/sick-leave.ts';
import { minuli_rad as fbihSeniority } from '../../law/fbih/supplements.ts';
import { uvecanja_podrazumijevana as fbih } from '../../law/fbih/working-time.ts';
import { bolovanje as rsSick } from '../../law/rs/sick-leave.ts';
import { minuli_rad as rsSeniority } from '../../law/rs/supplements.ts';
import { uvecanja_podrazumijevana as rs } from '../../law/rs/working-time.ts';
import type { Firm } from '../model/firm.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { OwnRates, RateName } from '../model/rates.ts';
import { ratesToState } from './rate-fields.ts';

const LAW = {
  fbih: { uplifts: fbih, seniority: fbihSeniority, sick: fbihSick },
  rs: { uplifts: rs, seniority: rsSeniority, sick: rsSick },
  bd: { uplifts: bd, seniority: bdSeniority, sick: bdSick },
} as const;

/** What past work is worth by the law of a day whose wages have been calculated; Republika Srpska knows no most. */
export function seniorityOn(entity: PayrollEntity, day: Day): { readonly stopa: Ppm; readonly najvise: Ppm } {
  const { stopa, najvise = Number.MAX_SAFE_INTEGER } = {
    najvise: undefined,
    ...valueOn(LAW[entity].seniority, day),
  };
  return { stopa, najvise };
}

type Rates = Readonly<Record<RateName, Ppm>>;

/** What the calculators take where no percentage is given, by the last known law; for uplifts and service that is a habit, no law. */
export const usualRates = (entity: PayrollEntity): Rates => ratesBy(entity, lastOf);

/** The same by the law of a day whose wages have been calculated. */
export const usualRatesOn = (entity: PayrollEntity, day: Day): Rates =>
  ratesBy(entity, (parameter) => valueOn(parameter, day));

/** What an earlier version paid by though the firm never stated it; nothing of a firm that has been asked. */
export const formerRates = ({ entity, defaults, ratesAsked }: Firm): OwnRates =>
  ratesAsked
    ? {}
    : Object.fromEntries(
        ratesToState(entity)
          .filter((name) => defaults[name] === undefined)
          .map((name) => [name, usualRates(entity)[name]]),
      );

function ratesBy(entity: PayrollEntity, inForce: <V>(parameter: Parameter<V>) => V): Rates {
  const { uplifts, seniority, sick } = LAW[entity];
  const { prekovremeni, nocni, praznik } = inForce(uplifts);
  return {
    seniority: inForce(seniority).stopa,
    overtimeUplift: prekovremeni,
    nightUplift: nocni,
    holidayUplift: praznik,
    sickShare: inForce(sick).posto,
  };
}
