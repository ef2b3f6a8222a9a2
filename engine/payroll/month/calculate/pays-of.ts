import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import type { Firm } from '../../model/firm.ts';
import { type PaidLine, STANDING_PAY, type StandingPay } from '../../model/pay-kind.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { SettledWage, WageFigures } from '../../model/wage.ts';
import { kindOf, kindsOf } from '../../staff/pay-kinds/kinds-of.ts';
import { hundredthsOf, MEAL_IS_WAGE, mealBeside } from './figures.ts';

type Answer = SettledWage['answer'];
type Calculated = Exclude<StandingPay, 'bonus' | 'inKind' | 'untaxed' | 'transport'>;

/** The line of the answer with the amount, and with the hours. */
const LINES: Readonly<Record<Exclude<Calculated, 'meal'>, readonly [amount: string, hours?: string]>> = {
  basic: ['bruto_plata_osnovna', 'redovni_sati'],
  seniority: ['minuli_rad'],
  overtime: ['prekovremeni_iznos', 'prekovremeni_sati'],
  night: ['nocni_iznos', 'nocni_sati'],
  holidayWork: ['praznik_iznos', 'praznik_sati'],
  sick: ['bolovanje_iznos', 'bolovanje_sati'],
};

const isCalculated = (key: string): key is keyof typeof LINES => key in LINES;

/** Pay by kind of one wage: what the call calculated, and the rest as it was sent; in the order of the firm. */
export function paysOf(firm: Firm, answer: Answer, further: readonly PaidLine[]): readonly PaidLine[] {
  const calculated = STANDING_PAY.flatMap((key): PaidLine[] => {
    const line =
      key === 'meal'
        ? mealLine(firm, answer)
        : isCalculated(key)
          ? calculatedLine(firm, answer, key)
          : undefined;
    return line && line.taxed + line.untaxed > 0 ? [line] : [];
  });
  const all = [...calculated, ...further];
  return kindsOf(firm).flatMap(({ key }) => all.filter(({ kind }) => kind === key));
}

function calculatedLine(firm: Firm, answer: Answer, key: keyof typeof LINES): PaidLine {
  const [amount, hours] = LINES[key];
  const quantity = hours === undefined ? 0 : hundredthsOf(answer[hours]);
  return {
    ...namedLine(firm, key),
    taxed: hundredthsOf(answer[amount]),
    untaxed: 0,
    ...(quantity > 0 && { quantity }),
  };
}

const mealLine = (firm: Firm, answer: Answer): PaidLine => ({
  ...namedLine(firm, 'meal'),
  taxed: taxedMeal(firm.entity, answer),
  untaxed: mealBeside(firm.entity, answer),
});

const taxedMeal = (entity: PayrollEntity, answer: Answer): Feninga =>
  hundredthsOf(MEAL_IS_WAGE[entity] ? answer.topli_obrok : answer.topli_obrok_oporezivi);

function namedLine(firm: Firm, key: StandingPay): Pick<PaidLine, 'kind' | 'name' | 'account'> {
  const kind = kindOf(firm, key);
  return { kind: key, name: kind?.name ?? '', account: kind?.account ?? '' };
}

/** The pay that was sent as two sums, without what the call calculated. */
export const furtherIn = (pays: readonly PaidLine[]): readonly PaidLine[] =>
  pays.filter(({ kind }) => kind !== 'meal' && !isCalculated(kind));

/** What a slip says about amounts above a limit and seniority on pay. */
export const payNotes = (pays: readonly PaidLine[] = []): readonly string[] =>
  pays.flatMap(({ name, note }) => (note === undefined ? [] : [`${name}: ${note}.`]));

/** The gross of pay in kind, and what of it was not received. */
export function inKindIn(pays: readonly PaidLine[]): Pick<WageFigures, 'inKind' | 'inKindRaise'> {
  const given = pays.filter(({ form }) => form === 'inKind');
  const inKindRaise = sumOf(given, ({ taxed, received = taxed }) => taxed - received);
  return { inKind: sumOf(given, ({ taxed }) => taxed), ...(inKindRaise > 0 && { inKindRaise }) };
}

/** Paid with the wage, but no wage. */
export const outsideIn = (pays: readonly PaidLine[] = []): Feninga =>
  sumOf(pays, ({ form, untaxed }) => (form === 'outside' ? untaxed : 0));
