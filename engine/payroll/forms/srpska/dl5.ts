import { dayOf } from '../../../core/days/day.ts';
import { valueOn } from '../../../core/law-by-day.ts';
import { type Feninga, mulDiv, PPM } from '../../../core/numbers/money.ts';
import { minuli_rad } from '../../../law/rs/supplements.ts';
import { hundredthsOf } from '../../calculate/hundredths.ts';
import { fullName } from '../../model/names.ts';
import type { SettledWage } from '../../model/wage.ts';

/** A worker on sick leave: only the columns whose content is known. */
export interface Dl5Row {
  readonly worker: string;
  readonly jmbg: string;
  /** Column 6: gross during the sick leave. */
  readonly sickGross: Feninga;
  /** Column 7: what is missing to the whole gross of those hours; undefined where the contracted gross was not asked by. */
  readonly difference: Feninga | undefined;
}

/** DL5 (from 1.4.2023): who was on sick leave at the employer's cost. */
export const dl5Rows = (wages: readonly SettledWage[]): readonly Dl5Row[] =>
  wages.flatMap((wage) => {
    const sickGross = hundredthsOf(wage.answer.bolovanje_iznos);
    if (sickGross === 0) return [];
    const { worker } = wage;
    return [
      { worker: fullName(worker), jmbg: worker.jmbg, sickGross, difference: differenceOf(wage, sickGross) },
    ];
  });

/** The gross of the same hours, had they been worked: of the contracted wage and its years of service, rounded once. */
function differenceOf({ request, answer }: SettledWage, sickGross: Feninga): Feninga | undefined {
  const { bruto_plata_input, staz, godina, mjesec } = request;
  if (bruto_plata_input === undefined) return undefined;
  const seniority = valueOn(minuli_rad, dayOf(Number(godina), Number(mjesec))).stopa * Number(staz ?? 0);
  const whole = mulDiv(
    hundredthsOf(bruto_plata_input),
    hundredthsOf(answer.bolovanje_sati) * (PPM + seniority),
    hundredthsOf(answer.mjesec_sati) * PPM,
  );
  return Math.max(0, whole - sickGross);
}
