import fc from 'fast-check';
import { loadCalculators } from '../../../calculators/load.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { type Engagement, newEngagement } from '../../staff/engagements/engagement.ts';
import type { PayoutTerms, SettledEngagement } from '../../staff/engagements/settled.ts';
import { firmOf } from '../../staff.fixture.ts';
import { categoriesOf, kindsOf } from './calls.ts';
import { type RequestAnswers, settleEngagements } from './settle.ts';

const TODAY = '2026-11-26';
const calculators = await loadCalculators();

/** Answers as the service does, with the explanation of each line. */
export const ask: RequestAnswers = async (requests) =>
  requests.map(({ poziv, unos }) => {
    const called = calculators.find(({ definition }) => definition.path === poziv);
    if (!called) throw new Error(`no call ${poziv}`);
    const outcome = called.calculate(unos, TODAY);
    if ('issues' in outcome) return { status: 422, detail: outcome.issues[0]?.poruka ?? '' };
    return { status: 200, odgovor: JSON.parse(called.answer(outcome.calculation, true)) };
  });

const SEATS = {
  fbih: { entity: 'fbih', code: '077', name: 'Centar Sarajevo' },
  rs: { entity: 'rs', code: '002', name: 'Banja Luka' },
  bd: { entity: 'bd', code: null, name: 'Brčko distrikt' },
} as const;

/** An invented payer. */
export const payerIn = (entity: PayrollEntity, own: Parameters<typeof firmOf>[0] = {}) =>
  firmOf({ entity, municipality: SEATS[entity], ...own });

/** An invented person with a contract of 1.000 KM gross, paid on 31 October 2026. */
export const engagementOf = (entity: PayrollEntity, own: Partial<Engagement> = {}): Engagement => ({
  ...newEngagement('f1', entity, 'a', '2026-10-31'),
  firstName: 'Osoba',
  lastName: 'Prva',
  jmbg: '3112899990017',
  address: 'Izmišljena 17',
  municipality: entity === 'fbih' ? { entity: 'fbih', code: '103', name: 'Zenica' } : SEATS[entity],
  account: '3389990000001173',
  subject: 'Izrada nacrta, ugovor 7/2026',
  amount: 100_000,
  ...own,
});

/** The terms of its payout. */
export const termsOf = ({ amount, from }: Engagement, own: Partial<PayoutTerms> = {}): PayoutTerms => ({
  year: 2026,
  month: 10,
  day: from,
  amount,
  ...own,
});

/** A calculated payout. @throws when it is refused */
export async function settledIn(
  entity: PayrollEntity,
  engagement: Engagement,
  own: Partial<PayoutTerms> = {},
): Promise<SettledEngagement> {
  const [outcome] = await settleEngagements(
    payerIn(entity),
    [{ engagement, terms: termsOf(engagement, own) }],
    ask,
  );
  if (!outcome || 'reason' in outcome) throw new Error(outcome?.reason ?? 'no outcome');
  return outcome;
}

/** Any contract that a payer of an entity can pay. */
export const randomEngagement = (entity: PayrollEntity): fc.Arbitrary<Engagement> =>
  fc
    .record({
      kind: fc.constantFrom(...kindsOf(entity)),
      category: fc.constantFrom(...Object.keys(categoriesOf(entity))),
      amount: fc.integer({ min: 1000, max: 900_000 }),
      residence: fc.constantFrom('fbih', 'rs', 'abroad'),
      costCentre: fc.constantFrom('', 'MT 1'),
      account: fc.constantFrom('3389990000001173', ''),
      isPlaced: fc.boolean(),
      lastName: fc.constantFrom('Prva', 'Druga', 'Treća'),
    })
    .map(({ isPlaced, ...own }) => {
      const { municipality, ...engagement } = engagementOf(entity, { ...own, costsRate: 600_000 });
      return { ...engagement, ...(isPlaced && municipality && { municipality }) };
    });
