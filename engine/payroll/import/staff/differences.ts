import { formatDay, formatDecimal, formatMoney, formatRate } from '../../../core/numbers/format.ts';
import type { Ppm } from '../../../core/numbers/money.ts';
import { RATE_FIELDS } from '../../api-request/rate-fields.ts';
import type { Agreed, RateName, StandingDeduction, Worker } from '../../model/worker.ts';
import { writtenMunicipality } from '../cells/municipality.ts';
import { writtenYesNo } from '../cells/words.ts';
import { STAFF_WORDS } from '../columns/staff-fields.ts';

/** A field of a worker before and after, as people read it. */
export interface WorkerDifference {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

type Written = (worker: Worker) => string;

const scaledBy = (value: number | undefined, places: number): string =>
  value === undefined ? '' : formatDecimal(value, places);
const money = (value: number | undefined): string => (value === undefined ? '' : formatMoney(value));
const day = (value: string | undefined): string => (value ? formatDay(value) : '');

const rate = (value: Ppm | undefined): string => (value === undefined ? '' : formatRate(value));

const agreed = ({ kind, amount, from }: Agreed): string =>
  `${kind} ${formatMoney(amount)} od ${formatDay(from)}`;

const deduction = ({
  name,
  creditor,
  amount,
  share,
  account,
  reference,
  remaining,
  isEnforced,
}: StandingDeduction): string =>
  [
    name,
    money(amount),
    share && formatRate(share),
    creditor,
    account,
    reference,
    remaining !== undefined && `ostatak ${money(remaining)}`,
    isEnforced && 'prinudna',
  ]
    .filter(Boolean)
    .join(' ');

const rates = (Object.keys(RATE_FIELDS) as RateName[]).map(
  (name) => [STAFF_WORDS[name].label, (worker: Worker) => rate(worker[name])] as const,
);

const FIELDS: readonly (readonly [string, Written])[] = [
  ['ime', ({ firstName }) => firstName],
  ['prezime', ({ lastName }) => lastName],
  ['JMBG', ({ jmbg }) => jmbg],
  ['adresa', ({ address }) => address],
  ['opština', ({ municipality }) => (municipality ? writtenMunicipality(municipality) : '')],
  ['račun', ({ account }) => account],
  ['radno mjesto', ({ position }) => position],
  ['stručna sprema', ({ schooling }) => schooling ?? ''],
  ['sati dnevno', ({ dailyHours }) => scaledBy(dailyHours, 2)],
  ['zaposlen od', ({ employedFrom }) => day(employedFrom)],
  ['zaposlen do', ({ employedTo }) => day(employedTo)],
  ['raniji staž', ({ priorService: { years, months, days } }) => `${years} g. ${months} m. ${days} d.`],
  ['ugovoreno', (worker) => worker.agreed.map(agreed).join('; ')],
  ['koeficijent', ({ coefficient }) => scaledBy(coefficient, 6)],
  ['izdržavani', ({ dependants }) => scaledBy(dependants, 6)],
  ['druga umanjenja', ({ taxReduction }) => money(taxReduction)],
  ['kartica kod drugog poslodavca', ({ cardElsewhere }) => writtenYesNo(cardElsewhere)],
  ['fond', ({ fund }) => fund ?? ''],
  ['topli obrok dan', ({ hotMeal }) => money(hotMeal)],
  ['prevoz', ({ transport }) => money(transport)],
  ['radi i drugdje', ({ worksElsewhere }) => writtenYesNo(worksElsewhere)],
  ['prihod kod drugog poslodavca', ({ otherIncome }) => money(otherIncome)],
  ['najniža osnovica', ({ leastBase }) => writtenYesNo(leastBase)],
  ...rates,
  ['obustave', ({ deductions }) => deductions.map(deduction).join('; ')],
  ['e-mail', ({ email }) => email],
  ['telefon', ({ phone }) => phone],
  ['napomena', ({ note }) => note],
];

/** What changes in a worker the firm already has. */
export const differencesOf = (before: Worker, after: Worker): WorkerDifference[] =>
  FIELDS.map(([label, written]) => ({ label, before: written(before), after: written(after) })).filter(
    (one) => one.before !== one.after,
  );
