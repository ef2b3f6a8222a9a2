import { mulDiv, PPM } from '../../core/numbers/money.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { WageFigures } from '../model/wage.ts';
import { hundredthsOf } from './hundredths.ts';
import { mealBeside } from './meal-beside.ts';
import { taxBaseOf } from './tax-base.ts';

type Wire = Readonly<Record<string, unknown>>;

const hundredthsIn =
  (answer: Wire) =>
  (name: string): number =>
    hundredthsOf(answer[name]);

/**
 * The figures of one wage, from the answer of its call (KM with two decimals, hours); exact to the fening. A line an entity does not have is zero.
 * `fundHours` are the hours of the month's fund inside the employment, sick leave among them.
 * @param request the fields of the call: the coefficient of the tax card and the schooling are not in the answer
 */
export function figuresOf(entity: PayrollEntity, answer: Wire, request: Wire): WageFigures {
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
    allowance: of('licni_odbitak'),
    coefficient: entity === 'fbih' ? Math.round(Number(request.koeficijent ?? 1) * PPM) : 0,
    taxBase: taxBaseOf(entity, request, of),
    tax: of('porez'),
    net: of('neto_plata'),
    solidarity: of('solidarnost_iznos'),
    water: of('naknada_voda'),
    disaster: of('naknada_nesrece'),
    disability: of('naknada_invalidi'),
    untaxed,
    cost: entity === 'rs' ? of('bruto_ukupno') + untaxed : of('ukupni_trosak'),
    fundHours: of('mjesec_sati') - hoursOutside(of),
    sickHours: of('bolovanje_sati'),
  };
}

/** Working days before and after the employment, at the hours of each day. */
const hoursOutside = (of: (name: string) => number): number =>
  mulDiv(of('van_odnosa'), of('mjesec_sati'), Math.max(1, of('radni_dani')));

/** What of a wage reaches the worker before deductions: the net, in Republika Srpska less the solidarity contribution, and what is untaxed. */
export const inHand = ({ net, solidarity, untaxed }: WageFigures): number => net - solidarity + untaxed;
