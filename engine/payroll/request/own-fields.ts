import { PPM } from '../../kernel/figures/money.ts';
import { toWire } from '../../kernel/figures/value.ts';
import type { Firm } from '../model/firm.ts';
import type { WorkerMonth } from '../model/month.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { Worker } from '../model/worker.ts';

type Fields = Readonly<Record<string, unknown>>;
type OwnFields = (firm: Firm, worker: Worker, entries: WorkerMonth['entries']) => Fields;

/** Fields that depend on the entity whose law the wage follows. */
export const ownFields: OwnFields = (firm, worker, entries) => ({
  ...(entries.sickHours && given('bolovanje_proc', firm.defaults.sickShare, 'posto')),
  ...BY_ENTITY[firm.entity](firm, worker, entries),
});

const BY_ENTITY: Readonly<Record<PayrollEntity, OwnFields>> = {
  fbih: (firm, worker) => ({
    najniza_osnovica: firm.defaults.leastBase !== false,
    obveznik_invalidi: firm.kind === 'drustvo' && firm.meetsQuota !== true,
    ...given('koeficijent', worker.coefficient, 'koeficijent'),
    ...given('minuli_proc', firm.defaults.seniority, 'posto'),
  }),
  rs: (firm, worker, entries) => ({
    najniza_osnovica: firm.defaults.leastBase !== false && !isAwayIll(entries),
    ...(worker.schooling && { strucna_sprema: worker.schooling === 'PK' ? 'NK' : worker.schooling }),
    ...given('izdrzavani', worker.dependants, 'koeficijent'),
  }),
  bd: (firm, worker) => ({
    ...(worker.fund && { fond: worker.fund === 'rs' ? 'RS' : 'FBiH' }),
    rezident: worker.municipality === undefined || worker.municipality.entity === 'bd' ? 'BD' : 'entitet',
    ...given('izdrzavani', worker.dependants, 'koeficijent'),
    ...given('minuli_proc', firm.defaults.seniority, 'posto'),
  }),
};

/** Sick leave is excepted from the least base (Pravilnik SG RS 70/21 čl. 3a): the wage may be less than it. */
const isAwayIll = ({ sickHours = 0, fundHours = 0 }: WorkerMonth['entries']): boolean =>
  sickHours + fundHours > 0;

const given = (field: string, value: number | undefined, kind: 'posto' | 'koeficijent'): Fields => {
  if (value === undefined) return {};
  return { [field]: kind === 'koeficijent' ? value / PPM : toWire(kind, value) };
};
