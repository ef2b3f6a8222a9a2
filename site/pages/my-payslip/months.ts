import { monthCode } from '@obracun/engine/core/days/day.ts';
import { counted, MONTHS, unbrokenMoney } from '@obracun/engine/core/numbers/format.ts';
import { type Feninga, sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { MyPayslip } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import { monthName } from './stored-payslip.ts';

/** What was earned in a year by the payslips of it: `Ove godine zaradili ste 3.000,00 KM (2 mjeseca).` */
export function yearSentence(
  payslips: readonly MyPayslip[],
  year: number,
  thisYear: number,
): string | undefined {
  const own = payslips.filter((one) => one.year === year);
  if (own.length === 0) return undefined;
  const withheld = sumOf(own, ({ parts }) => parts.withheld);
  const earned = sumOf(own, ({ parts }) => parts.paid) + withheld;
  const months = new Set(own.map(({ month }) => month)).size;
  const apart = withheld > 0 ? `, od toga je obustavljeno ${unbrokenMoney(withheld)}` : '';
  const when = year === thisYear ? 'Ove godine' : `U ${year}.`;
  return `${when} zaradili ste ${unbrokenMoney(earned)} (${counted(months, MONTHS)})${apart}.`;
}

/** The latest earlier month of the same entity: the rows of another one differ by law. */
export const earlierOf = <K extends { readonly payslip: MyPayslip }>(
  all: readonly K[],
  { entity, ...month }: MyPayslip,
): K | undefined =>
  all
    .filter(({ payslip }) => payslip.entity === entity && monthCode(payslip) < monthCode(month))
    .toSorted((one, other) => (monthCode(one.payslip) < monthCode(other.payslip) ? 1 : -1))[0];

/** Months that are stored more than once: two jobs, or a payslip that was corrected. */
export const repeatedMonths = (payslips: readonly MyPayslip[]): readonly string[] => [
  ...new Set(payslips.map(monthName).filter((name, at, all) => all.indexOf(name) !== at)),
];

/** Why more or less was paid than in an earlier month: `Dobili ste 50,00 KM manje nego za septembar 2026.: …` */
export function whySentence(before: MyPayslip, now: MyPayslip): string {
  const change = now.parts.paid - before.parts.paid;
  if (change === 0) return `Dobili ste isto kao za ${monthName(before)}`;
  const reasons = reasonsOf(before, now).filter(({ pays }) => Math.sign(pays) === Math.sign(change));
  const compared = `Dobili ste ${moreOrLess(change, ['više', 'manje'])} nego za ${monthName(before)}`;
  return reasons.length > 0
    ? `${compared}: ${reasons.map(({ text }) => text).join(', a ')}.`
    : `${compared} Razlika je u redovima ispod.`;
}

interface Reason {
  /** What it adds to the pay. */
  readonly pays: Feninga;
  readonly text: string;
}

/** What changed; with the same gross also tax and contributions, which otherwise follow from it. */
function reasonsOf(before: MyPayslip, now: MyPayslip): readonly Reason[] {
  const grown = (of: (one: MyPayslip) => Feninga): Feninga => of(now) - of(before);
  const gross = grown((one) => one.gross);
  const withheld = grown(({ parts }) => parts.withheld);
  const taxes = grown(({ parts }) => parts.tax + parts.solidarity);
  const contributions = grown(({ parts }) => parts.pension + parts.health + parts.other);
  const word = now.entity === 'fbih' ? 'plaća' : 'plata';
  const own: readonly Reason[] = [
    { pays: gross, text: `bruto ${word} je ${moreOrLess(gross, ['veća', 'manja'])}` },
    { pays: 0 - withheld, text: `obustave su ${moreOrLess(withheld, ['veće', 'manje'])}` },
  ];
  if (gross !== 0) return own;
  return [
    ...own,
    { pays: 0 - taxes, text: `porez je ${moreOrLess(taxes, ['veći', 'manji'])}` },
    { pays: 0 - contributions, text: `doprinosi su ${moreOrLess(contributions, ['veći', 'manji'])}` },
  ];
}

/** `50,00 KM manje` */
const moreOrLess = (change: Feninga, [more, less]: readonly [string, string]): string =>
  `${unbrokenMoney(Math.abs(change))} ${change > 0 ? more : less}`;
