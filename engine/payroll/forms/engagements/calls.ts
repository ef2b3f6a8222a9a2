import { definition as rsAuthor } from '../../../calculators/autorski-ugovor/definition.ts';
import { definition as rsBesides } from '../../../calculators/doprinosi-dopunsko/definition.ts';
import { definition as rsProfession } from '../../../calculators/doprinosi-samostalno/definition.ts';
import { definition as rsOwner } from '../../../calculators/doprinosi-vlasnik/definition.ts';
import { definition as author } from '../../../calculators/fbih-autorski-ugovor/definition.ts';
import { definition as board } from '../../../calculators/fbih-clan-komisije/definition.ts';
import { definition as owner } from '../../../calculators/fbih-samostalna-djelatnost/definition.ts';
import { CODE_DOUBT } from '../../../calculators/fbih-samostalna-djelatnost/dues.ts';
import { selfEmployedFields } from '../../../calculators/fbih-samostalna-djelatnost/fields.ts';
import { definition as work } from '../../../calculators/fbih-ugovor-o-djelu/definition.ts';
import { definition as rsManager } from '../../../calculators/menadzerski-ugovor/definition.ts';
import { definition as rsTemporary } from '../../../calculators/privremeni-povremeni/definition.ts';
import { definition as rsWork } from '../../../calculators/ugovor-o-djelu/definition.ts';
import type { Definition } from '../../../core/calculator.ts';
import { firstDayOf, lastDayOf } from '../../../core/days/day.ts';
import { toWire } from '../../../core/numbers/value.ts';
import type { PayrollEntity } from '../../model/place.ts';
import {
  ENGAGEMENT_KINDS,
  type Engagement,
  type EngagementKind,
  isNonResident,
} from '../../staff/engagements/engagement.ts';
import type { EngagementFigures, PayoutTerms } from '../../staff/engagements/settled.ts';

type Input = Readonly<Record<string, unknown>>;

/** The lines of an answer that make up each figure; the cost follows from them. */
export type FigureLines = Readonly<Partial<Record<Exclude<keyof EngagementFigures, 'cost'>, string>>>;

/** The call that calculates a kind of contract. */
export interface EngagementCall {
  readonly definition: Definition;
  readonly input: (engagement: Engagement, terms: PayoutTerms) => Input;
  readonly lines: FigureLines;
  /** The lines on the slip, in order; all of the answer by default. */
  readonly shown?: readonly string[];
  /** Replaces what to check of its orders. */
  readonly doubt?: string;
}

const agreed = ({ basis }: Engagement, { amount, day }: PayoutTerms): Input => ({
  [basis]: toWire('iznos', amount),
  datum: day,
});

const inFederation = (definition: Definition): EngagementCall => ({
  definition,
  input: (engagement, terms) => ({
    ...agreed(engagement, terms),
    nerezident: isNonResident(engagement, 'fbih'),
  }),
  lines: {
    gross: 'bruto',
    costs: 'normirani_troskovi',
    withheld: 'zdravstveno',
    tax: 'porez',
    net: 'neto',
    on: 'pos_PIO',
    water: 'naknada_voda',
    disaster: 'naknada_nesrece',
  },
});

const inSrpska = (definition: Definition, lines: FigureLines): EngagementCall => ({
  definition,
  input: agreed,
  lines: { gross: 'bruto', tax: 'porez', net: 'neto', ...lines },
});

const ofYear = (definition: Definition, on: string): EngagementCall => ({
  definition,
  input: (_, { year }) => ({ godina: year }),
  lines: { on },
  shown: ['osnovica', 'PIO', 'zdravstveno', 'djeca', 'nezaposlenost', 'ukupne_obaveze'],
});

/**
 * One month of a business: its days in that month alone. The call counts a partial month by days, and takes the rates of that month in a year in
 * which they change.
 */
const federalOwner: EngagementCall = {
  definition: owner,
  input: ({ category, from, until }, { year, month }) => {
    const [first, last] = [firstDayOf({ year, month }), lastDayOf({ year, month })];
    return {
      godina: year,
      kategorija: category,
      pocetak: from > first ? from : first,
      kraj: until !== undefined && until < last ? until : last,
    };
  },
  lines: { on: 'ukupne_obaveze' },
  shown: ['osnovica', 'PIO', 'zdravstveno', 'nezaposlenost', 'ukupne_obaveze'],
  doubt: CODE_DOUBT,
};

/** Categories of owners in Republika Srpska: each has a call of its own. */
const SRPSKA_OWNERS = {
  vlasnik: { label: 'Vlasnik, osnovno zanimanje', call: ofYear(rsOwner, 'ukupne_obaveze') },
  samostalno: { label: 'Samostalno zanimanje', call: ofYear(rsProfession, 'ukupne_obaveze') },
  dopunsko: { label: 'Vlasnik, dopunsko zanimanje', call: ofYear(rsBesides, 'PIO') },
} as const;

type SrpskaOwner = keyof typeof SRPSKA_OWNERS;

const isSrpskaOwner = (category: string): category is SrpskaOwner => category in SRPSKA_OWNERS;

type CallOf = EngagementCall | ((engagement: Engagement) => EngagementCall | undefined);

const CALLS: Readonly<Record<PayrollEntity, Readonly<Partial<Record<EngagementKind, CallOf>>>>> = {
  fbih: {
    work: inFederation(work),
    author: inFederation(author),
    board: inFederation(board),
    owner: federalOwner,
  },
  rs: {
    work: inSrpska(rsWork, { withheld: 'PIO' }),
    author: {
      ...inSrpska(rsAuthor, { withheld: 'doprinosi', costs: 'normirani_troskovi' }),
      input: (engagement, terms) => ({
        ...agreed(engagement, terms),
        ...(engagement.costsRate !== undefined && { normirani: toWire('posto', engagement.costsRate) }),
      }),
    },
    temporary: inSrpska(rsTemporary, { withheld: 'doprinosi' }),
    manager: inSrpska(rsManager, { withheld: 'doprinosi_ukupno' }),
    owner: ({ category }) => (isSrpskaOwner(category) ? SRPSKA_OWNERS[category].call : undefined),
  },
  bd: {},
};

/** The call of a contract; undefined where its law is not known, or its category was not chosen. */
export function callOf(engagement: Engagement, entity: PayrollEntity): EngagementCall | undefined {
  const call = CALLS[entity][engagement.kind];
  return typeof call === 'function' ? call(engagement) : call;
}

/** The kinds a payer in an entity can pay, in order. */
export const kindsOf = (entity: PayrollEntity): readonly EngagementKind[] =>
  ENGAGEMENT_KINDS.filter((kind) => CALLS[entity][kind] !== undefined);

/** Categories of an owner by the value of the call. */
export function categoriesOf(entity: PayrollEntity): Readonly<Record<string, string>> {
  if (entity === 'fbih')
    return Object.fromEntries(
      (selfEmployedFields.kategorija.choices ?? []).map(({ value, label }) => [value, label]),
    );
  if (entity === 'bd') return {};
  return Object.fromEntries(Object.entries(SRPSKA_OWNERS).map(([value, { label }]) => [value, label]));
}
