import { formatDay } from '../../../core/numbers/format.ts';
import { upperFirst } from '../../../core/text/letters.ts';
import { ABSENCE_KINDS, type AbsenceSpell } from '../../model/absence.ts';
import type { PayrollMonth, RegisteredMonth, WorkerMonth } from '../../model/month.ts';
import { refundSum } from '../../model/refund.ts';
import type { SettledWage } from '../../model/wage.ts';
import { hundredthsOf } from '../../month/calculate/figures.ts';
import { surnameInCapitals } from '../filing.ts';

/**
 * VrstaIsplate as named by two public programs, of medium certainty: the list of the tax office was not seen, so other numbers are accepted
 * too.
 */
export const PAYOUT_KINDS: Readonly<Record<string, string>> = {
  '1': 'plaća',
  '2': 'plaća s primanjima u stvarima i drugim',
  '3': 'porodiljsko koje isplaćuje poslodavac',
  '4': 'porodiljsko koje isplaćuje centar za socijalni rad',
  '5': 'bolovanje preko 42 dana koje isplaćuje poslodavac',
  '6': 'bolovanje preko 42 dana koje isplaćuje zavod',
  '7': 'plaća osobe s invaliditetom',
  '8': 'doprinosi radnika upućenih na rad',
  '9': '1 i 3 ili 2 i 3 zajedno',
  '10': '1 i 5 ili 2 i 5 zajedno',
  '11': 'PIO/MIO onih koji rade u Brčko distriktu',
  '12': 'zdravstvo i nezaposlenost onih koji rade u RS',
  '13': 'doprinosi onih koji rade u Brčko distriktu',
  '14': '1 i 8 ili 2 i 8 zajedno',
  '15': 'isplata po članu 27. stav 5.',
};

/** Kinds that may include pay in kind. */
const WITH_IN_KIND: ReadonlySet<string> = new Set(['2', '9', '10', '14']);

/** As typed for the month, else from the parts of the wage. */
export const payoutKind = (wage: SettledWage, { workers }: PayrollMonth): string =>
  workers[wage.worker.id]?.payoutKind ?? kindFromParts(wage);

/** By the absences that the firm pays for a fund, alone or with a wage; else by pay in kind, or a disability. */
export function kindFromParts(wage: SettledWage): string {
  const { figures, worker, refunds = [] } = wage;
  const hasWage = figures.gross > refundSum(wage, 'gross');
  if (refunds.some(({ kind }) => kind !== 'maternity')) return hasWage ? '10' : '5';
  if (refunds.length > 0) return hasWage ? '9' : '3';
  if (figures.inKind > 0) return IN_KIND;
  return worker.status === 'disabled' ? DISABLED : USUAL;
}

export const USUAL = '1';
const DISABLED = '7';
export const IN_KIND = '2';

/** True for a kind with pay in kind, typed or derived. */
export const hasInKind = (kind: string | undefined): boolean => kind !== undefined && WITH_IN_KIND.has(kind);

/** A sentence for each worker whose kind of payout does not fit its parts. */
export const payoutKindDoubts = (wages: readonly SettledWage[], month: PayrollMonth): readonly string[] =>
  wages.flatMap((wage) => {
    const kind = payoutKind(wage, month);
    const why = doubtOf(kind, wage, month.workers[wage.worker.id]?.registered);
    return why === undefined
      ? []
      : [`„${surnameInCapitals(wage.worker)}“: ${why} Vrsta se upisuje u mjesecu, kod radnika.`];
  });

/** What to type for a wage of the Federation beside days of a fund, while its kind of payout is not typed; nothing otherwise. */
export function payoutKindNotes(wage: SettledWage, inputs: WorkerMonth | undefined): readonly string[] {
  if (wage.entity !== 'fbih' || inputs?.payoutKind !== undefined) return [];
  if (hundredthsOf(wage.answer.odsustvo_fond_sati) === 0) return [];
  const why = doubtOf(kindFromParts(wage), wage, inputs?.registered);
  return why === undefined ? [] : [`${upperFirst(why)} Vrsta se upisuje kod radnika.`];
}

function doubtOf(
  kind: string,
  { figures, answer, refunds = [] }: SettledWage,
  registered: RegisteredMonth | undefined,
): string | undefined {
  const isMaternity = refunds.map((one) => one.kind === 'maternity');
  if (isMaternity.includes(true) && isMaternity.includes(false))
    return `firma za fond isplaćuje i porodiljsko i bolovanje, a vrsta isplate ${kind} je samo jedna.`;
  if (figures.inKind > 0 && !hasInKind(kind)) return `ima primanja u stvarima, a vrsta isplate je ${kind}.`;
  if (figures.inKind === 0 && kind === IN_KIND)
    return `vrsta isplate je ${IN_KIND}, a primanja u stvarima nisu upisana.`;
  const isWithFund = hundredthsOf(answer.odsustvo_fond_sati) > 0;
  return isWithFund && (kind === USUAL || kind === IN_KIND)
    ? `ima ${fundAbsence(registered)}, a vrsta isplate je ${kind}. ${fundKinds(registered)}`
    : undefined;
}

const ofFund = (registered: RegisteredMonth | undefined): readonly AbsenceSpell[] =>
  registered?.spells.filter(({ payer }) => payer === 'fund') ?? [];

/** The absence a fund pays, with its days where the register of absences has them. */
function fundAbsence(registered: RegisteredMonth | undefined): string {
  const spells = ofFund(registered);
  if (spells.length === 0) return 'odsustvo na teret fonda';
  const days = spells.map(
    ({ kind, from, to }) => `${ABSENCE_KINDS[kind].toLowerCase()} od ${formatDay(from)} do ${formatDay(to)}`,
  );
  return `na teret fonda ${days.join(' i ')} (po evidenciji odsustava)`;
}

/** Which kinds such an absence may have: all of them where it is not known what it is. */
export function fundKinds(registered: RegisteredMonth | undefined): string {
  const spells = ofFund(registered);
  const isMaternity = spells.some(({ kind }) => kind === 'maternity');
  const isSick = spells.some(({ kind, dayOfLeave }) => kind !== 'maternity' && dayOfLeave !== undefined);
  if (isMaternity === isSick)
    return 'Ako naknadu isplaćuje poslodavac, vrsta je 5 ili 10 za bolovanje, 3 ili 9 za porodiljsko.';
  return isSick
    ? 'Ako isplaćuje poslodavac, vrsta je 5, a s plaćom 10. Ako isplaćuje zavod, on predaje vrstu 6. Vrstu provjerite prije predaje.'
    : 'Ako isplaćuje poslodavac, vrsta je 3, a s plaćom 9. Ako isplaćuje centar za socijalni rad, on predaje vrstu 4. Vrstu provjerite prije predaje.';
}
