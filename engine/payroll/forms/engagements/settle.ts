import type { Definition } from '../../../core/calculator.ts';
import { firstDayOf } from '../../../core/days/day.ts';
import { presentationOf } from '../../../core/define.ts';
import type { Dues, FilingForm } from '../../../core/dues.ts';
import { writeCitation } from '../../../core/explanation/citation.ts';
import type { Described } from '../../../core/explanation/explanation.ts';
import { valueOn } from '../../../core/law.ts';
import { type AnswerJson, linesOf } from '../../../core/lines-of.ts';
import { type Feninga, share } from '../../../core/numbers/money.ts';
import { raspodjela_nezaposlenost, raspodjela_zdravstveno } from '../../../law/fbih/revenue-split.ts';
import { ENTITY_NAMES } from '../../firms/municipalities/municipality.ts';
import type { Firm } from '../../model/firm.ts';
import type { WageRequest } from '../../month/api-request/request.ts';
import type { WageAnswer } from '../../month/calculate/calculate-month.ts';
import { hundredthsOf } from '../../month/calculate/figures.ts';
import { type Engagement, isNonResident } from '../../staff/engagements/engagement.ts';
import { personName } from '../../staff/engagements/person.ts';
import type {
  EngagementFigures,
  EngagementFiling,
  EngagementLine,
  FiledColumn,
  PayoutTerms,
  RefusedEngagement,
  SettledEngagement,
} from '../../staff/engagements/settled.ts';
import { callOf, type EngagementCall, type FigureLines } from './calls.ts';
import { srpskaFormOf } from './srpska-form.ts';

/** Sends many calculations and returns their explained answers in the same order. */
export type RequestAnswers = (requests: readonly WageRequest[]) => Promise<readonly WageAnswer[]>;

/** A contract with the terms of one payout. */
export interface DuePayout {
  readonly engagement: Engagement;
  readonly terms: PayoutTerms;
}

export type EngagementOutcome = SettledEngagement | RefusedEngagement;

const NO_CALL: RefusedEngagement['reason'] =
  'Za ovu vrstu nema obračuna: izaberite drugu vrstu ili kategoriju u ugovoru.';

/**
 * Calculates payouts by the calls of the calculators, in one round of requests; a refused one does not affect the others. No name, number or account
 * is sent.
 */
export async function settleEngagements(
  { entity }: Pick<Firm, 'entity'>,
  payouts: readonly DuePayout[],
  ask: RequestAnswers,
): Promise<readonly EngagementOutcome[]> {
  const called = payouts.map((payout) => {
    const call = callOf(payout.engagement, entity);
    return call && { call, request: requestFor(call, payout) };
  });
  const requests = called.flatMap((one) => (one ? [one.request] : []));
  const answers = requests.length > 0 ? [...(await ask(requests))] : [];
  return Promise.all(
    payouts.map(async (payout, at): Promise<EngagementOutcome> => {
      const one = called[at];
      if (!one) return { ...payout, reason: NO_CALL };
      const answer = answers.shift();
      if (!answer || !('odgovor' in answer)) return { ...payout, reason: answer?.detail ?? NO_ANSWER };
      return settledOf(entity, payout, one.call, one.request, answer.odgovor);
    }),
  );
}

const NO_ANSWER = 'Servis nije odgovorio na ovaj obračun: pokušajte ponovo.';

const requestFor = (
  { definition, input }: EngagementCall,
  { engagement, terms }: DuePayout,
): WageRequest => ({
  poziv: definition.path,
  unos: input(engagement, terms),
});

type Amounts = ReadonlyMap<string, Feninga>;

async function settledOf(
  entity: Firm['entity'],
  { engagement, terms }: DuePayout,
  call: EngagementCall,
  request: WageRequest,
  answer: AnswerJson,
): Promise<SettledEngagement> {
  const { definition } = call;
  const presentation = await presentationOf(definition);
  const lines = linesOf(presentation, answer);
  const amounts = ofMonth(amountsIn(lines), terms);
  const shown = call.shown ?? presentation.output;
  const dues = await duesOf(definition, isNonResident(engagement, entity));
  const form = dues?.form ?? srpskaFormOf(engagement, entity);
  return {
    engagement,
    terms,
    call: definition.path,
    request: request.unos,
    figures: figuresOf(call.lines, amounts),
    lines: shownLines(shown, presentation.lines, amounts),
    law: lawOf(shown, lines),
    dues: (dues?.orders ?? [])
      .map(({ line, ...order }) => ({
        ...order,
        ...(call.doubt !== undefined && { doubt: call.doubt }),
        amount: amounts.get(line) ?? 0,
      }))
      .filter(({ amount }) => amount > 0),
    ...(form && { filing: filingOf(form, engagement, amounts) }),
  };
}

type Lines = ReadonlyMap<string, Described>;

const amountsIn = (lines: Lines): Amounts =>
  new Map(
    [...lines.values()].flatMap(({ name, kind, value }) =>
      kind === 'iznos' ? [[name, hundredthsOf(value)] as const] : [],
    ),
  );

/** The acts behind the shown lines, each once. */
const lawOf = (names: readonly string[], lines: Lines): readonly string[] => [
  ...new Set(names.flatMap((name) => lines.get(name)?.citations.map(writeCitation) ?? [])),
];

const duesOf = async ({ dues }: Definition, nerezident: boolean): Promise<Dues | undefined> =>
  (await dues?.())?.duesOf((name) => name === 'nerezident' && nerezident);

/** A month that a business in the Federation does not fill has its funds by days; the parts of the Federation follow from them. */
function ofMonth(amounts: Amounts, month: PayoutTerms): Amounts {
  const together = amounts.get('prvi_mjesec');
  if (together === undefined) return amounts;
  const day = firstDayOf(month);
  const health = amounts.get('prvi_mjesec_zdravstveno') ?? 0;
  const unemployment = amounts.get('prvi_mjesec_nezaposlenost') ?? 0;
  const healthFederal = share(health, valueOn(raspodjela_zdravstveno, day).federacija);
  const unemploymentFederal = share(unemployment, valueOn(raspodjela_nezaposlenost, day).federacija);
  return new Map([
    ...amounts,
    ['PIO', amounts.get('prvi_mjesec_PIO') ?? 0],
    ['zdravstveno', health],
    ['zdravstveno_federacija', healthFederal],
    ['zdravstveno_kanton', health - healthFederal],
    ['nezaposlenost', unemployment],
    ['nezaposlenost_federacija', unemploymentFederal],
    ['nezaposlenost_kanton', unemployment - unemploymentFederal],
    ['ukupne_obaveze', together],
  ]);
}

function figuresOf(lines: FigureLines, amounts: Amounts): EngagementFigures {
  const of = (name: keyof FigureLines): Feninga => amounts.get(lines[name] ?? '') ?? 0;
  const [gross, on, water, disaster] = [of('gross'), of('on'), of('water'), of('disaster')];
  return {
    gross,
    costs: of('costs'),
    withheld: of('withheld'),
    tax: of('tax'),
    net: of('net'),
    on,
    water,
    disaster,
    cost: gross + on + water + disaster,
  };
}

const shownLines = (
  names: readonly string[],
  lines: Readonly<Record<string, { readonly label: string }>>,
  amounts: Amounts,
): readonly EngagementLine[] =>
  names.flatMap((name) => {
    const amount = amounts.get(name) ?? 0;
    return amount === 0 ? [] : [{ name, label: lines[name]?.label ?? name, amount }];
  });

function filingOf(
  { name, title, source, columns }: FilingForm,
  engagement: Engagement,
  amounts: Amounts,
): EngagementFiling {
  const texts = {
    number: engagement.jmbg,
    name: personName(engagement),
    residence: residenceName(engagement),
  } as const;
  return {
    name,
    title,
    ...(source !== undefined && { source }),
    columns: columns.map(
      ({ number, title: column, line, fills }): FiledColumn => ({
        ...(number !== undefined && { number }),
        title: column,
        ...(line !== undefined && { amount: amounts.get(line) ?? 0 }),
        ...(fills !== undefined && fills !== 'order' && { text: texts[fills] }),
        ...(fills === 'order' && { isOrder: true as const }),
      }),
    ),
  };
}

/** `Republika Srpska`, or the country of a resident abroad. */
const residenceName = ({ residence, country }: Engagement): string =>
  residence === 'abroad' ? country : ENTITY_NAMES[residence];
