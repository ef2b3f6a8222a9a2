import { dayOf } from '../../../core/days/day.ts';
import { valueOn } from '../../../core/law.ts';
import { formatDay, formatMoney } from '../../../core/numbers/format.ts';
import { type Feninga, type Hundredths, mulDiv, PPM } from '../../../core/numbers/money.ts';
import { minuli_rad } from '../../../law/rs/supplements.ts';
import { ABSENCE_KINDS, type AbsencePayer } from '../../model/absence.ts';
import { fullName } from '../../model/firm.ts';
import type { PayrollMonth } from '../../model/month.ts';
import { type Refund, refundSum } from '../../model/refund.ts';
import type { SettledMonth, SettledWage } from '../../model/wage.ts';
import { hundredthsOf } from '../../month/calculate/figures.ts';

/** A worker on sick leave: only the columns with known content. */
export interface Dl5Row {
  readonly worker: string;
  readonly jmbg: string;
  /** Days at the employer's cost, where the register of absences has them. */
  readonly days?: string;
  /** Paid for a fund; undefined for days at the employer's cost. */
  readonly isOfFund?: boolean;
  /** Column 6: gross during the sick leave. */
  readonly sickGross: Feninga;
  /** Column 7: the difference to the whole gross of those hours; undefined when the request had no contracted gross. */
  readonly difference: Feninga | undefined;
}

/** DL5 (from 1.4.2023): workers on sick leave, at the employer's cost and then at that of a fund the firm pays for. */
export const dl5Rows = (wages: readonly SettledWage[], month: PayrollMonth): readonly Dl5Row[] =>
  wages.flatMap((wage) => [
    ...employerRow(wage, month),
    ...(wage.refunds ?? []).filter(({ kind }) => kind !== 'maternity').map(fundRow(wage)),
  ]);

function employerRow(wage: SettledWage, month: PayrollMonth): readonly Dl5Row[] {
  const { worker, answer } = wage;
  const sickGross = hundredthsOf(answer.bolovanje_iznos);
  if (sickGross === 0) return [];
  const days = leaveDays(month, worker.id, 'employer');
  const difference = differenceOf(wage, sickGross, hundredthsOf(answer.bolovanje_sati));
  return [{ worker: fullName(worker), jmbg: worker.jmbg, ...(days && { days }), sickGross, difference }];
}

const fundRow =
  (wage: SettledWage) =>
  ({ kind, from, to, gross, hours }: Refund): Dl5Row => ({
    worker: fullName(wage.worker),
    jmbg: wage.worker.jmbg,
    days: spellDays({ kind, from, to }),
    isOfFund: true,
    sickGross: gross,
    difference: differenceOf(wage, gross, hours),
  });

const spellDays = ({ kind, from, to }: Pick<Refund, 'kind' | 'from' | 'to'>): string =>
  `${ABSENCE_KINDS[kind].toLowerCase()} ${formatDay(from)} – ${formatDay(to)}`;

/** The days of counted leaves of a worker that one payer bears, by the register of absences. */
const leaveDays = ({ workers }: PayrollMonth, worker: string, of: AbsencePayer): string =>
  (workers[worker]?.registered?.spells ?? [])
    .filter(({ payer, dayOfLeave }) => payer === of && dayOfLeave !== undefined)
    .map(spellDays)
    .join(', ');

/** Notes on workers whom a fund pays for a part of the month: the field of the form is not known. */
export const fundNotes = ({ month }: SettledMonth, rows: readonly SettledWage[]): readonly string[] =>
  rows.flatMap((wage) => {
    const { worker } = wage;
    const days = leaveDays(month, worker.id, 'fund');
    const paid = refundSum(wage, 'gross');
    const where = paid > 0 ? ` Naknada fonda, ${formatMoney(paid)}, u koloni je 5.` : '';
    return days
      ? [
          `„${fullName(worker)}“: na teret fonda je ${days} (po evidenciji odsustava). Pitajte Poresku upravu gdje se ti dani upisuju.${where}`,
        ]
      : [];
  });

/** The gross of the same hours as work: of the contracted wage and its years of service, rounded once. */
function differenceOf(
  { request, answer }: SettledWage,
  sickGross: Feninga,
  hours: Hundredths,
): Feninga | undefined {
  const { bruto_plata_input, staz, godina, mjesec } = request;
  if (bruto_plata_input === undefined) return undefined;
  const seniority = valueOn(minuli_rad, dayOf(Number(godina), Number(mjesec))).stopa * Number(staz ?? 0);
  const whole = mulDiv(
    hundredthsOf(bruto_plata_input),
    hours * (PPM + seniority),
    hundredthsOf(answer.mjesec_sati) * PPM,
  );
  return Math.max(0, whole - sickGross);
}
