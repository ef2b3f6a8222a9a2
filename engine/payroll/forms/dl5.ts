import { type Feninga, mulDiv } from '../../kernel/figures/money.ts';
import type { SettledWage } from '../model/wage.ts';
import { fullName } from './filing.ts';

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
    const sickGross = hundredths(wage, 'bolovanje_iznos');
    if (sickGross === 0) return [];
    const { worker } = wage;
    return [
      { worker: fullName(worker), jmbg: worker.jmbg, sickGross, difference: differenceOf(wage, sickGross) },
    ];
  });

const hundredths = ({ answer }: SettledWage, name: string): number =>
  Math.round(Number(answer[name] ?? 0) * 100);

/** The same hours as they would have been worked. */
function differenceOf(wage: SettledWage, sickGross: Feninga): Feninga | undefined {
  const paidHours = hundredths(wage, 'redovni_sati');
  if (paidHours === 0) return undefined;
  const worked = hundredths(wage, 'bruto_plata_osnovna') + hundredths(wage, 'minuli_rad');
  return Math.max(0, mulDiv(worked, hundredths(wage, 'bolovanje_sati'), paidHours) - sickGross);
}
