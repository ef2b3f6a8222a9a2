import type { Ppm } from '../../kernel/figures/money.ts';
import { lastOf } from '../../kernel/law-by-day.ts';
import { minuli_rad as bdSeniority, bolovanje as bdSick } from '../../law/bd/supplements.ts';
import { uvecanja_podrazumijevana as bd } from '../../law/bd/working-time.ts';
import { bolovanje as fbihSick } from '../../law/fbih/sick-leave.ts';
import { minuli_rad as fbihSeniority } from '../../law/fbih/supplements.ts';
import { uvecanja_podrazumijevana as fbih } from '../../law/fbih/working-time.ts';
import { bolovanje as rsSick } from '../../law/rs/sick-leave.ts';
import { minuli_rad as rsSeniority } from '../../law/rs/supplements.ts';
import { uvecanja_podrazumijevana as rs } from '../../law/rs/working-time.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { RateName } from '../model/rates.ts';

const LAW = {
  fbih: { uplifts: fbih, seniority: fbihSeniority, sick: fbihSick },
  rs: { uplifts: rs, seniority: rsSeniority, sick: rsSick },
  bd: { uplifts: bd, seniority: bdSeniority, sick: bdSick },
} as const;

/** What a wage is paid by where neither worker nor firm has a percentage of their own, by the last known law. */
export function usualRates(entity: PayrollEntity): Readonly<Record<RateName, Ppm>> {
  const { uplifts, seniority, sick } = LAW[entity];
  const { prekovremeni, nocni, praznik } = lastOf(uplifts);
  return {
    seniority: lastOf(seniority).stopa,
    overtimeUplift: prekovremeni,
    nightUplift: nocni,
    holidayUplift: praznik,
    sickShare: lastOf(sick).posto,
  };
}
