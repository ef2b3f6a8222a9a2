import { PPM } from '../../../core/numbers/money.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { WageFigures } from '../../model/wage.ts';
import { answeredFigures, hundredthsIn } from './figures.ts';
import { taxBaseOf } from './tax-base.ts';

type Wire = Readonly<Record<string, unknown>>;

/**
 * The figures of one wage, from the answer of its call.
 * `fundHours` are the hours of the month's fund inside the employment, sick leave included, without unpaid hours: no pay and no contribution
 * belongs to those, so slip, record, recap and forms have one figure.
 * @param request the fields of the call: the coefficient of the tax card and the schooling are not in the answer
 */
export const figuresOf = (entity: PayrollEntity, answer: Wire, request: Wire): WageFigures => ({
  ...answeredFigures(entity, answer),
  coefficient: entity === 'fbih' ? Math.round(Number(request.koeficijent ?? 1) * PPM) : 0,
  taxBase: taxBaseOf(entity, request, hundredthsIn(answer)),
});
