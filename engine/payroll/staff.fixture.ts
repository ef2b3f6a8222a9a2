import { loadCalculators } from '../calculators/load.ts';
import type { Firm } from './model/firm.ts';
import type { PayrollMonth, WorkerMonth } from './model/month.ts';
import type { PayrollEntity } from './model/place.ts';
import type { OwnRates, Worker } from './model/worker.ts';
import { ratesToState } from './month/api-request/rate-fields.ts';
import { usualRates } from './month/api-request/usual-rates.ts';
import type { RequestWages, WageAnswer } from './month/calculate/calculate-month.ts';

/** Percentages stated by a firm; the same numbers as the calculators' defaults. */
export const statedRates = (entity: PayrollEntity = 'fbih'): OwnRates =>
  Object.fromEntries(ratesToState(entity).map((name) => [name, usualRates(entity)[name]]));

/** An invented firm of the Federation that stated its percentages; overrides replace its own. */
export const firmOf = ({ defaults, ...own }: Partial<Firm> = {}): Firm => ({
  id: 'f1',
  name: 'PRIMJER D.O.O. SARAJEVO',
  jib: '4200000000004',
  address: 'Primjerova 1',
  place: 'Sarajevo',
  municipality: { entity: 'fbih', code: '077', name: 'Centar Sarajevo' },
  entity: 'fbih',
  activity: '69.20',
  account: '3389990000000106',
  kind: 'drustvo',
  phone: '033 000 000',
  email: 'firma@primjer.example',
  ...own,
  defaults: { ...statedRates(own.entity), ...defaults },
});

/** The same before it stated any. */
export const unstatedFirm = (own: Partial<Firm> = {}): Firm => ({
  ...firmOf(own),
  defaults: own.defaults ?? {},
});

/** An invented worker with an agreed gross of 2.000 KM. */
export const workerOf = (own: Partial<Worker> = {}): Worker => ({
  id: 'r1',
  firm: 'f1',
  firstName: 'Radnik',
  lastName: 'Prvi',
  jmbg: '3112899990017',
  address: 'Izmišljena 17',
  municipality: { entity: 'fbih', code: '077', name: 'Centar Sarajevo' },
  account: '3389990000001173',
  position: 'knjigovođa',
  employedFrom: '2020-03-01',
  priorService: { years: 0, months: 0, days: 0 },
  agreed: [{ from: '2020-03-01', kind: 'bruto', amount: 200_000 }],
  deductions: [],
  email: 'radnik@primjer.example',
  phone: '061 000 000',
  note: 'tajna napomena',
  ...own,
});

/** October 2026, paid on 6 November. */
export const monthOf = (
  workers: Readonly<Record<string, WorkerMonth>> = {},
  own: Partial<PayrollMonth> = {},
): PayrollMonth => ({
  id: 'f1:2026-10',
  firm: 'f1',
  year: 2026,
  month: 10,
  payday: '2026-11-06',
  isClosed: false,
  workers,
  ...own,
});

const TODAY = '2026-11-22';

/** Answers wages as the service does, with the calculators themselves. */
export async function answering(): Promise<RequestWages> {
  const calculators = await loadCalculators();
  const answer = (poziv: string, unos: object): WageAnswer => {
    const called = calculators.find(({ definition }) => definition.path === poziv);
    if (!called) throw new Error(`no call ${poziv}`);
    const outcome = called.calculate(unos, TODAY);
    if ('issues' in outcome)
      return { status: 422, detail: outcome.issues[0]?.poruka ?? '', greske: outcome.issues };
    return { status: 200, odgovor: JSON.parse(called.answer(outcome.calculation)) };
  };
  return async (requests) => requests.map(({ poziv, unos }) => answer(poziv, unos));
}
