import type { Warning } from '../../../core/issue.ts';
import { type Feninga, mulDiv } from '../../../core/numbers/money.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { SettledWage, WageFigures } from '../../model/wage.ts';

type Wire = Readonly<Record<string, unknown>>;

/** Amounts of an answer by the name of their line. */
export const hundredthsIn =
  (answer: Wire) =>
  (name: string): number =>
    hundredthsOf(answer[name]);

/** The figures that one answer contains (KM with two decimals, hours), exact to the fening. A line an entity lacks is zero. */
export function answeredFigures(
  entity: PayrollEntity,
  answer: Wire,
): Omit<WageFigures, 'coefficient' | 'taxBase'> {
  const of = hundredthsIn(answer);
  const untaxed = mealBeside(entity, answer) + of('neoporezivo');
  return {
    gross: of('bruto_ukupno'),
    inKind: 0,
    base: of('osnovica_doprinosa'),
    pension: { from: of('PIO'), on: of('pos_PIO') },
    health: { from: of('zdravstveno'), on: of('pos_zdravstveno') },
    unemployment: { from: of('nezaposlenost'), on: of('pos_nezaposlenost') },
    child: { from: of('djeca'), on: 0 },
    // Without income there is nothing to deduct from: a mother paid by her fund has 0,00 in MIP-1023.
    allowance: entity === 'fbih' && of('bruto_ukupno') === 0 ? 0 : of('licni_odbitak'),
    tax: of('porez'),
    net: of('neto_plata'),
    solidarity: of('solidarnost_iznos'),
    water: of('naknada_voda'),
    disaster: of('naknada_nesrece'),
    disability: of('naknada_invalidi'),
    untaxed,
    cost: entity === 'rs' ? of('bruto_ukupno') + untaxed : of('ukupni_trosak'),
    fundHours: of('mjesec_sati') - Math.max(hoursOutside(of), of('neradno_vrijeme')),
    sickHours: of('bolovanje_sati'),
  };
}

/** Working days before and after the employment, at the hours of each day. */
const hoursOutside = (of: (name: string) => number): number =>
  mulDiv(of('van_odnosa'), of('mjesec_sati'), Math.max(1, of('radni_dani')));

/** The pay before deductions: the net, in Republika Srpska minus the solidarity contribution, plus untaxed pay. */
export const inHand = ({
  net,
  solidarity,
  untaxed,
}: Pick<WageFigures, 'net' | 'solidarity' | 'untaxed'>): number => net - solidarity + untaxed;

/** KM, hours or days of an answer as whole hundredths: they have at most two decimals, so rounding only removes the binary fraction. */
export const hundredthsOf = (answered: unknown): number => Math.round(Number(answered ?? 0) * 100);

/** The sum of the worker's contributions. */
export const contributionsOf = ({ pension, health, unemployment, child }: WageFigures): Feninga =>
  pension.from + health.from + unemployment.from + child.from;

/** The warnings of an answer. */
export const warningsIn = ({ upozorenja }: SettledWage['answer']): readonly Warning[] =>
  Array.isArray(upozorenja) ? upozorenja : [];

/** In Republika Srpska the meal is a part of the gross. */
export const MEAL_IS_WAGE: Readonly<Record<PayrollEntity, boolean>> = { fbih: false, rs: true, bd: false };

/** The pay for meals beside the wage, from the answer of its call. */
export const mealBeside = (
  entity: PayrollEntity,
  { topli_obrok }: Readonly<Record<string, unknown>>,
): Feninga => (MEAL_IS_WAGE[entity] ? 0 : hundredthsOf(topli_obrok));

/** The note on a basic wage below the minimum for its hours. */
export const belowMinimumNotes = ({ answer }: Pick<SettledWage, 'answer'>): readonly string[] =>
  warningsIn(answer)
    // One without a source says that the minimum wage is not published yet.
    .filter(({ polje, izvor }) => polje === 'bruto_plata_osnovna' && izvor !== null)
    .map(({ poruka }) => poruka);
