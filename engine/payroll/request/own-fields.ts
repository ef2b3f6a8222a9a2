import type { YearMonth } from '../../kernel/days/year-month.ts';
import { mulDiv, PPM } from '../../kernel/figures/money.ts';
import { toWire } from '../../kernel/figures/value.ts';
import type { Firm } from '../model/firm.ts';
import type { WorkerMonth } from '../model/month.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { Worker } from '../model/worker.ts';
import { fullDayOf } from './full-day.ts';

type Fields = Readonly<Record<string, unknown>>;
type OwnFields = (firm: Firm, worker: Worker, entries: WorkerMonth['entries'], month: YearMonth) => Fields;

/** Fields that depend on the entity whose law the wage follows. */
export const ownFields: OwnFields = (firm, worker, entries, month) =>
  BY_ENTITY[firm.entity](firm, worker, entries, month);

const BY_ENTITY: Readonly<Record<PayrollEntity, OwnFields>> = {
  fbih: (firm, worker, _, month) => ({
    ...leastBase(firm, worker, month),
    // Companies and other legal persons pay it (SN FBiH 9/10 čl. 19), an association too; a craft is none.
    obveznik_invalidi: firm.kind !== 'obrt' && firm.meetsQuota !== true,
    ...given('koeficijent', worker.cardElsewhere ? 0 : worker.coefficient),
  }),
  rs: (firm, worker, entries, month) => ({
    ...(isExcepted(worker, entries) ? NO_LEAST_BASE : leastBase(firm, worker, month)),
    ...(worker.schooling && { strucna_sprema: worker.schooling === 'PK' ? 'NK' : worker.schooling }),
    ...taxCard(worker),
  }),
  bd: (_, worker) => ({
    ...(worker.fund && { fond: worker.fund === 'rs' ? 'RS' : 'FBiH' }),
    rezident: worker.municipality === undefined || worker.municipality.entity === 'bd' ? 'BD' : 'entitet',
    ...taxCard(worker),
  }),
};

/** The tax card of Republika Srpska and of the District; one that is at another employer takes nothing off here, the basic deduction included. */
const taxCard = ({ cardElsewhere, dependants, taxReduction = 0 }: Worker): Fields =>
  cardElsewhere
    ? { licni_odbitak_input: 0 }
    : {
        ...given('izdrzavani', dependants),
        ...(taxReduction > 0 && { umanjenje: toWire('iznos', taxReduction) }),
      };

const NO_LEAST_BASE = { najniza_osnovica: false } as const;

/** The least base of contributions; of who works for another firm too, by the share of working time. */
function leastBase(
  { defaults, entity }: Firm,
  { worksElsewhere, dailyHours, leastBase: own }: Worker,
  month: YearMonth,
): Fields {
  if ((own ?? defaults.leastBase) === false) return NO_LEAST_BASE;
  const full = fullDayOf(entity, month);
  if (!worksElsewhere || dailyHours === undefined || dailyHours >= full) return { najniza_osnovica: true };
  return { najniza_osnovica: true, najniza_osnovica_dio: toWire('posto', mulDiv(dailyHours, PPM, full)) };
}

/**
 * Sick leave is excepted from the least base (Pravilnik SG RS 70/21 čl. 3a): the wage may be less than it. Whom the firm has told by name to pay
 * on it at least, as the switch of the calculator does, pays so on sick leave too.
 */
const isExcepted = ({ leastBase: own }: Worker, { sickHours = 0, fundHours = 0 }: WorkerMonth['entries']) =>
  own !== true && sickHours + fundHours > 0;

const given = (field: string, coefficient: number | undefined): Fields =>
  coefficient === undefined ? {} : { [field]: coefficient / PPM };
