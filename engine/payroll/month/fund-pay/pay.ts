import { mulDiv, sumOf } from '../../../core/numbers/money.ts';
import { toWire } from '../../../core/numbers/value.ts';
import type { Contribution } from '../../model/contribution.ts';
import { MONTH_COLUMNS } from '../../model/month-columns.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { plus, REFUND_FUNDS, type Refund, type RefundFunds, refundSum } from '../../model/refund.ts';
import type { WageFigures } from '../../model/wage.ts';
import { CALLS, type WageRequest } from '../api-request/request.ts';
import type { WorkerInMonth } from '../api-request/worker-in-month.ts';
import { hundredthsOf } from '../calculate/figures.ts';
import type { WageStep } from '../calculate/settle.ts';
import { specialFigures } from '../calculate/special-figures.ts';
import { figuresOf } from '../calculate/wage-figures.ts';
import { type PlannedRefund, refundPlan } from './plan.ts';

type Wire = Readonly<Record<string, unknown>>;
type Answered = { readonly odgovor: Wire } | { readonly detail: string };

/** Sends many wages and returns their answers in the same order. */
type AskMany = (requests: readonly WageRequest[]) => Promise<readonly Answered[]>;

interface Work {
  readonly wage: WageStep;
  /** Paid so far. */
  readonly paid: readonly Refund[];
  readonly unpaid: readonly string[];
  readonly planned: readonly PlannedRefund[];
}

/** A wage, and what it was calculated from. */
interface StepOfMonth {
  readonly of: WorkerInMonth;
  readonly wage: WageStep;
}

/**
 * Wages with the pay that a fund refunds, where the firm pays it. In Republika Srpska it is taxed with the wage: the gross of maternity
 * leave is added, and the gross of a net is asked for first. In the Federation it is untaxed: only its contributions are asked for.
 */
export async function withRefunds(
  entity: PayrollEntity,
  steps: readonly StepOfMonth[],
  ask: AskMany,
): Promise<readonly WageStep[]> {
  const plans = steps.map(({ of }) => refundPlan(of));
  const works = steps.map(({ wage }, at): Work => {
    const { planned = [], unpaid = [] } = plans[at] ?? {};
    return { wage, paid: [], unpaid, planned };
  });
  const done = entity === 'rs' ? await payTaxed(works, ask) : await payUntaxed(works, ask);
  return done.map(({ wage, paid, unpaid }, at) => {
    if (!plans[at]) return wage;
    return { ...wage, ...(paid.length > 0 && { refunds: paid }), unpaidRefunds: unpaid };
  });
}

const ofKind = ({ planned }: Work, of: PlannedRefund['of']): readonly PlannedRefund[] =>
  planned.filter((one) => one.of === of && one.amount > 0);

const amountOf = (planned: readonly PlannedRefund[]): number => sumOf(planned, ({ amount }) => amount);

/** Asks for some of the works, and passes the answers to them; the others stay. */
async function askFor(
  works: readonly Work[],
  ask: AskMany,
  requestOf: (work: Work) => WageRequest | undefined,
  take: (work: Work, request: WageRequest, answer: Wire) => Work,
): Promise<readonly Work[]> {
  const requests = works.map(requestOf);
  const sent = requests.filter((request) => request !== undefined);
  if (sent.length === 0) return works;
  const answers = await ask(sent);
  let next = 0;
  return works.map((work, at) => {
    const request = requests[at];
    if (!request) return work;
    const answer = answers[next++];
    return answer && 'odgovor' in answer ? take(work, request, answer.odgovor) : refused(work, answer);
  });
}

/** A refused addition leaves the wage as it was, with the reason. */
const refused = (work: Work, answer: Answered | undefined): Work => ({
  ...work,
  planned: [],
  unpaid: [
    ...work.unpaid,
    `Naknada fonda nije obračunata: ${answer && 'detail' in answer ? answer.detail : 'odgovor nije stigao, pokušajte ponovo.'}`,
  ],
});

async function payTaxed(works: readonly Work[], ask: AskMany) {
  const byGross = await addGross(works, 'gross', (work) => amountOf(ofKind(work, 'gross')), ask);
  const grossOf = new Map<string, number>();
  const claimed = await askFor(
    byGross,
    ask,
    (work) => {
      const net = amountOf(ofKind(work, 'net'));
      return net === 0 ? undefined : grossOfNet(work.wage, work.wage.figures.net + net);
    },
    (work, _, answer) => {
      const gross = hundredthsOf(answer.bruto_ukupno) - work.wage.figures.gross;
      grossOf.set(work.wage.worker.id, Math.max(0, gross));
      return work;
    },
  );
  return addGross(claimed, 'net', ({ wage }) => grossOf.get(wage.worker.id) ?? 0, ask);
}

/** Fields of the person, the card and the base; without time, pay and service, the call has only the net. */
const OF_PERSON = [
  'mjesec',
  'godina',
  'procjena',
  'strucna_sprema',
  'izdrzavani',
  'umanjenje',
  'licni_odbitak_input',
  'najniza_osnovica',
  'drugi_prihod',
] as const;

const grossOfNet = ({ call, request }: WageStep, net: number): WageRequest => ({
  poziv: call,
  unos: {
    ...Object.fromEntries(OF_PERSON.filter((name) => name in request).map((name) => [name, request[name]])),
    neto_plata_input: toWire('iznos', net),
    topli_obrok_input: 0,
  },
});

const { field: FURTHER = '' } = MONTH_COLUMNS.bonus;

/** Adds a gross to the further taxed pay of a wage and calculates it again. */
const addGross = (
  works: readonly Work[],
  of: PlannedRefund['of'],
  grossOf: (work: Work) => number,
  ask: AskMany,
): Promise<readonly Work[]> =>
  askFor(
    works,
    ask,
    (work) => {
      const gross = grossOf(work);
      const { call, request } = work.wage;
      if (gross === 0) return undefined;
      const further = toWire('iznos', hundredthsOf(request[FURTHER]) + gross);
      return { poziv: call, unos: { ...request, [FURTHER]: further } };
    },
    (work, { unos }, answer) => {
      const { worker, entity, figures: before } = work.wage;
      const after = figuresOf(entity, answer, unos);
      const planned = ofKind(work, of);
      const gross = portions(planned, grossOf(work));
      const net = portions(planned, after.net - before.net);
      const paid = [
        ...work.paid,
        ...planned.map((one, at) => refundOf(one, { gross: gross[at] ?? 0, net: net[at] ?? 0, on: 0 })),
      ];
      const figures = specialFigures(
        { worker, entity, request: unos },
        {
          ...after,
          inKind: before.inKind,
          ...(before.inKindRaise !== undefined && { inKindRaise: before.inKindRaise }),
        },
      );
      const cost = figures.cost - refundSum({ refunds: paid }, 'claim');
      return { ...work, wage: { ...work.wage, request: unos, answer, figures: { ...figures, cost } }, paid };
    },
  );

/** Untaxed: a deduction of the same amount leaves no tax base. */
const payUntaxed = (works: readonly Work[], ask: AskMany) =>
  askFor(
    works,
    ask,
    (work) => {
      const net = amountOf(work.planned);
      if (net === 0) return undefined;
      const { mjesec, godina, procjena } = work.wage.request;
      return {
        poziv: CALLS.fbih,
        unos: {
          mjesec,
          godina,
          ...(procjena !== undefined && { procjena }),
          neto_plata_input: toWire('iznos', net),
          licni_odbitak_input: toWire('iznos', net),
          topli_obrok_input: 0,
          najniza_osnovica: false,
          obveznik_invalidi: false,
        },
      };
    },
    (work, { unos }, answer) => {
      const added = figuresOf('fbih', answer, unos);
      const { planned } = work;
      const onTop = added.pension.on + added.health.on + added.unemployment.on;
      const [gross, net, on] = [added.gross, added.net, onTop].map((sum) => portions(planned, sum));
      const funds = fundsOf(planned, added);
      const paid = planned.map((one, at): Refund => {
        const own = funds[at];
        const refund = refundOf(one, { gross: gross?.[at] ?? 0, net: net?.[at] ?? 0, on: on?.[at] ?? 0 });
        return own ? { ...refund, funds: own } : refund;
      });
      const figures = withUntaxed(work.wage, added, onTop - refundSum({ refunds: paid }, 'claim'));
      return { ...work, wage: { ...work.wage, figures }, paid };
    },
  );

/** The contributions of an answer divided over the planned pay. */
function fundsOf(planned: readonly PlannedRefund[], added: WageFigures): readonly RefundFunds[] {
  const [pension, health, unemployment] = REFUND_FUNDS.map((fund) => {
    const from = portions(planned, added[fund].from);
    const on = portions(planned, added[fund].on);
    return planned.map((_, at): Contribution => ({ from: from[at] ?? 0, on: on[at] ?? 0 }));
  });
  const none = { from: 0, on: 0 };
  return planned.map((_, at) => ({
    pension: pension?.[at] ?? none,
    health: health?.[at] ?? none,
    unemployment: unemployment?.[at] ?? none,
  }));
}

/** Contributions of the firm are added; whether levies are due on this pay was not found. */
const withUntaxed = (
  { figures, answer }: Pick<WageStep, 'figures' | 'answer'>,
  added: WageFigures,
  beyondGross: number,
): WageFigures => ({
  ...figures,
  allowance: hundredthsOf(answer.licni_odbitak),
  gross: figures.gross + added.gross,
  base: figures.base + added.base,
  pension: plus(figures.pension, added.pension),
  health: plus(figures.health, added.health),
  unemployment: plus(figures.unemployment, added.unemployment),
  net: figures.net + added.net,
  cost: figures.cost + added.gross + beyondGross,
});

const refundOf = (
  { of: _of, amount: _amount, ...planned }: PlannedRefund,
  paid: Pick<Refund, 'gross' | 'net' | 'on'>,
): Refund => ({ ...planned, ...paid, claim: planned.repays === 'gross' ? paid.gross : paid.net });

/** A sum divided by the planned amounts; the last takes the rest. */
function portions(planned: readonly PlannedRefund[], sum: number): readonly number[] {
  const whole = Math.max(1, amountOf(planned));
  const parts = planned.map(({ amount }) => mulDiv(Math.max(0, sum), amount, whole));
  return parts.map((part, at) =>
    at === parts.length - 1 ? sum - sumOf(parts.slice(0, -1), (one) => one) : part,
  );
}
