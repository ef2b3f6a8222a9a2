import { firstDayOf, lastDayOf, type YearMonth } from '../../../core/days/day.ts';
import { formatDay, formatMoney } from '../../../core/numbers/format.ts';
import { type Feninga, share } from '../../../core/numbers/money.ts';
import { leastBaseOn } from '../../../rules/fbih/taxed-wage.ts';
import { employedIn, employmentsIn } from '../../model/employment.ts';
import type { WorkerMonth } from '../../model/month.ts';
import { fundHoursOf, isPartMonth } from '../../model/month-share.ts';
import { refundSum } from '../../model/refund.ts';
import type { SettledWage } from '../../model/wage.ts';
import { wholeShare } from '../api-request/own-fields.ts';
import { insuredWithoutPay } from '../api-request/without-pay.ts';
import { hundredthsOf, warningsIn } from './figures.ts';
import { exemptAmount } from './tax-base.ts';

type Wage = Pick<SettledWage, 'worker' | 'entity' | 'request' | 'answer' | 'figures' | 'refunds'>;

/** True when contributions are on more than was earned. */
export const isRaised = ({ entity, request, figures }: Omit<Wage, 'worker'>): boolean =>
  figures.base > Math.max(0, figures.gross - exemptAmount(entity, request));

/**
 * The note on contributions on the minimum base above the earned gross, which explains the lower net. Sick leave in Republika Srpska has
 * further notes, by `illBaseNotes`; a partial month is explained here.
 */
export function raisedBaseNotes(wage: Wage, inputs: WorkerMonth = { entries: {} }): readonly string[] {
  if (insuredWithoutPay(wage.entity, wage.worker) !== undefined) return [];
  if (isLeastBaseAsked(wage, inputs)) return [requestedNote(wage)];
  const { worker, entity, request, figures } = wage;
  const month = monthOf(request);
  const employed = employedIn(worker, month);
  if (!employed || !isRaised(wage)) return [];
  const { from, to } = employed;
  const part = [
    from > firstDayOf(month) && `od ${formatDay(from)}`,
    to < lastDayOf(month) && `do ${formatDay(to)}`,
  ].filter(Boolean);
  if (part.length === 0 && isIllBase({ entity, request })) return [];
  if (request.osnovica_djelatnosti === true) return [];
  const when = part.length > 0 ? `Zaposlen dio mjeseca, ${part.join(' ')} ` : '';
  const whole = part.length > 0 && entity === 'rs' ? 'cijelu ' : '';
  return [
    `${when}Doprinosi su na ${whole}najnižu osnovicu, ${formatMoney(figures.base)}, a bruto je ${formatMoney(figures.gross)}. Ako treba na bruto, kod radnika izaberite „Bruto kakav jeste“.`,
  ];
}

const monthOf = ({ godina, mjesec }: Wage['request']): YearMonth => ({
  year: Number(godina),
  month: Number(mjesec),
});

/** True for a partial month whose gross is below the whole minimum base, while no part of it is chosen. */
export const isLeastBaseAsked = (wage: Wage, inputs: WorkerMonth): boolean =>
  inputs.leastBase === undefined && mayChooseLeastBase(wage, inputs);

/** True when that choice makes a difference. */
export function mayChooseLeastBase(wage: Wage, inputs: WorkerMonth): boolean {
  const { worker, entity, request, figures } = wage;
  if (worker.leastBase === false || insuredWithoutPay(entity, worker) !== undefined) return false;
  const month = monthOf(request);
  const hours = fundHoursOf(worker, inputs, entity, month, employmentsIn(worker, month));
  // Without earnings no base is raised.
  if (!hours || !isPartMonth(hours) || figures.gross === 0) return false;
  // The whole base is the default there; sick leave has a choice of its own. The District has no minimum base.
  if (entity !== 'fbih') return entity === 'rs' && isRaised(wage) && !isIllBase(wage);
  // Pay for a fund is no pay of those hours.
  return (
    figures.gross - refundSum(wage, 'gross') <
    share(wholeBase(wage), wholeShare(worker, hours, month)) +
      hundredthsOf(wage.answer.ukupno_uvecanje) +
      hundredthsOf(request.uvecanja_u_stimulaciji)
  );
}

/** The whole minimum base of a month for the deduction of the worker; zero before its introduction. */
const wholeBase = ({ request, answer }: Wage): Feninga =>
  leastBaseOn(firstDayOf(monthOf(request)), hundredthsOf(answer.licni_odbitak)) ?? 0;

const requestedNote = ({ entity, figures }: Wage): string =>
  `Mjesec nije cijeli odrađen: doprinosi su na ${formatMoney(figures.base)}, ${entity === 'rs' ? 'cijelu najnižu osnovicu' : 'najmanje srazmjeran dio najniže osnovice'}. Provjerite to prije prijave. Ako treba drugačije, kod radnika izaberite „Najniža osnovica u ovom mjesecu“.`;

/** True for a wage whose base the rule of sick leave concerns. */
const isIllBase = ({ entity, request }: Pick<SettledWage, 'entity' | 'request'>): boolean =>
  entity === 'rs' && Boolean(request.bolovanje_sati || request.odsustvo_fond_sati);

/** The note on the base of a wage of Republika Srpska with sick leave, which the rule of the minimum base excepts. */
export function illBaseNotes({
  worker,
  entity,
  request,
  answer,
  figures,
}: Pick<SettledWage, 'worker' | 'entity' | 'request' | 'answer' | 'figures'>): readonly string[] {
  if (!isIllBase({ entity, request })) return [];
  if (figures.base > figures.gross)
    return [
      `Na bolovanju, a doprinosi su na najnižu osnovicu, ${formatMoney(figures.base)}, kako je izabrano kod radnika. ${RULE} Ako treba na bruto, izaberite tamo „Bruto kakav jeste“.`,
    ];
  if (worker.leastBase === false || !isBelowLeast(answer)) return [];
  return [
    `Na bolovanju, pa su doprinosi na bruto, a ne na najnižu osnovicu. ${RULE} Ako treba na najnižu, kod radnika izaberite „Najmanje najniža osnovica“.`,
  ];
}

const RULE =
  'Pravilnik o uslovima, načinu obračunavanja, prijavljivanja i uplate doprinosa (čl. 3a) bolovanje od nje izuzima.';

/** The service warns when the base is below the minimum. */
const isBelowLeast = (answer: SettledWage['answer']): boolean =>
  warningsIn(answer).some(({ polje }) => polje === 'osnovica_doprinosa');
