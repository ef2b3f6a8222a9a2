import { dayOf } from '../../../core/days/day.ts';
import { valueOn } from '../../../core/law.ts';
import { type Feninga, share } from '../../../core/numbers/money.ts';
import { uvecani_staz } from '../../../law/fbih/special-workers.ts';
import { hoursInMonth } from '../../model/month-share.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { SettledWage, WageFigures } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import type { LongerService } from '../../model/worker-values.ts';
import { insuredWithoutPay } from '../api-request/without-pay.ts';
import { contributionsOf } from './figures.ts';

type Wage = Pick<SettledWage, 'worker' | 'entity' | 'request'>;

const monthOf = ({ godina, mjesec }: SettledWage['request']) => ({
  year: Number(godina),
  month: Number(mjesec),
});

/**
 * The figures of a worker with rules of its own, from those of the call: without pay only contributions or the typed insurance remain;
 * service counted longer adds a contribution of the employer.
 */
export function specialFigures({ worker, entity, request }: Wage, figures: WageFigures): WageFigures {
  const insured = insuredWithoutPay(entity, worker);
  if (insured === undefined) return withLongerService(worker, entity, request, figures);
  const none = withoutPay(figures, hoursInMonth(worker, entity, monthOf(request)));
  if (insured === 'leastBase') return { ...none, borne: contributionsOf(figures) };
  const insurance = worker.insuranceAmount ?? 0;
  return { ...none, ...NO_CONTRIBUTIONS, base: 0, fundHours: 0, insurance, cost: insurance };
}

const ZERO = { from: 0, on: 0 } as const;
const NO_CONTRIBUTIONS = { pension: ZERO, health: ZERO, unemployment: ZERO, child: ZERO } as const;

/** All contributions are a cost of the employer, as there is no pay to withhold them from. */
function withoutPay(all: WageFigures, fundHours: number): WageFigures {
  const { inKindRaise: _, ...figures } = all;
  return {
    ...figures,
    gross: 0,
    inKind: 0,
    allowance: 0,
    taxBase: 0,
    tax: 0,
    net: 0,
    solidarity: 0,
    water: 0,
    disaster: 0,
    disability: 0,
    untaxed: 0,
    fundHours,
    sickHours: 0,
    cost:
      contributionsOf(figures) +
      figures.pension.on +
      figures.health.on +
      figures.unemployment.on +
      figures.child.on,
  };
}

/** In the Federation, on the base of the wage; rates of other entities were not found. */
function withLongerService(
  { longerService }: Worker,
  entity: PayrollEntity,
  request: SettledWage['request'],
  figures: WageFigures,
): WageFigures {
  if (entity !== 'fbih' || longerService === undefined) return figures;
  const added = share(figures.base, longerRate(longerService, request));
  return {
    ...figures,
    pension: { ...figures.pension, on: figures.pension.on + added },
    longerPension: added,
    cost: figures.cost + added,
  };
}

const RATE_NAMES = { '14': 'kao_14', '15': 'kao_15', '16': 'kao_16' } as const satisfies Record<
  LongerService,
  string
>;

function longerRate(longer: LongerService, request: SettledWage['request']): Feninga {
  const { year, month } = monthOf(request);
  return valueOn(uvecani_staz, dayOf(year, month))[RATE_NAMES[longer]];
}
