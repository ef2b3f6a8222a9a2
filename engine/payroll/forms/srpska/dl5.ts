import { type Feninga, mulDiv } from '../../../kernel/figures/money.ts';
import { fullName } from '../../model/names.ts';
import type { SettledWage } from '../../model/wage.ts';
import { hundredthsOf } from '../../settle/hundredths.ts';

/** A worker on sick leave: only the columns whose content is known. */
export interface Dl5Row {
  readonly worker: string;
  readonly jmbg: string;
  /** Column 6: gross during the sick leave. */
  readonly sickGross: Feninga;
  /** Column 7: what is missing to the whole gross of those hours; undefined where no hour of the month was paid otherwise. */
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

/** The same hours as they would have been worked. */
function differenceOf(wage: SettledWage, sickGross: Feninga): Feninga | undefined {
  const paidHours = hundredthsOf(wage.answer.redovni_sati);
  if (paidHours === 0) return undefined;
  const worked = hundredthsOf(wage.answer.bruto_plata_osnovna) + hundredthsOf(wage.answer.minuli_rad);
  return Math.max(0, mulDiv(worked, hundredthsOf(wage.answer.bolovanje_sati), paidHours) - sickGross);
}
