import { sumOf } from '../../core/numbers/money.ts';
import type { PayKey } from '../model/pay-kind.ts';
import type { PayrollEntity } from '../model/place.ts';
import { refundSum } from '../model/refund.ts';
import type { FigureOf, Received, SettledWage } from '../model/wage.ts';
import { contributionsOf, hundredthsOf } from './calculate/figures.ts';
import { furtherIn } from './calculate/pays-of.ts';
import { exemptAmount } from './calculate/tax-base.ts';
import { paidOut } from './payouts/paid-in.ts';

/** One column of a recap: its labels, unit and value. */
export interface RecapLine {
  readonly name: string;
  readonly label: string;
  /** In the entities with other words. */
  readonly labelIn?: Partial<Record<PayrollEntity, string>>;
  readonly kind: 'iznos' | 'sati';
  /** The entities that have it; all by default. */
  readonly entities?: readonly PayrollEntity[];
  /** Omitted from a recap in which it is zero everywhere. */
  readonly isRare?: true;
  readonly value: (wage: SettledWage) => number;
}

const figure = (
  name: string,
  label: string,
  of: FigureOf,
  more: Partial<Omit<RecapLine, 'name' | 'label' | 'value'>> = {},
): RecapLine => ({ name, label, kind: 'iznos', value: ({ figures }) => of(figures), ...more });

const inFbih = { entities: ['fbih'] } as const;
const inRs = { entities: ['rs'] } as const;
const besideRs = { entities: ['fbih', 'bd'] } as const;

const contributionsOn: FigureOf = ({ pension, health, unemployment }) =>
  pension.on + health.on + unemployment.on;

const withheldOf =
  (received?: Received) =>
  ({ withheld }: SettledWage): number =>
    sumOf(
      withheld.filter((one) => one.received === received),
      ({ amount }) => amount,
    );

/** Paid by payouts of the month besides the wage. */
const paidElsewhere = (wage: SettledWage): number => paidOut(wage) - wage.payout;

/** Every line of a recap in reading order, for sheets, prints and comparisons. */
const RECAP_LINES: readonly RecapLine[] = [
  figure('fundHours', 'Sati', ({ fundHours }) => fundHours, { kind: 'sati' }),
  figure('sickHours', 'Bolovanje, sati', ({ sickHours }) => sickHours, { kind: 'sati' }),
  figure('gross', 'Bruto', ({ gross }) => gross),
  figure('inKind', 'Od bruta u stvarima', ({ inKind }) => inKind, { isRare: true }),
  figure('pensionFrom', 'PIO', ({ pension }) => pension.from, { labelIn: { fbih: 'PIO/MIO iz plaće' } }),
  figure('healthFrom', 'Zdravstveno', ({ health }) => health.from, {
    labelIn: { fbih: 'Zdravstveno iz plaće' },
  }),
  figure('unemploymentFrom', 'Nezaposlenost', ({ unemployment }) => unemployment.from, {
    labelIn: { fbih: 'Nezaposlenost iz plaće' },
  }),
  figure('childFrom', 'Dječija zaštita', ({ child }) => child.from, inRs),
  figure('contributionsFrom', 'Doprinosi', contributionsOf, { labelIn: { fbih: 'Doprinosi iz plaće' } }),
  figure('borne', 'Od toga bez plate, na teret firme', ({ borne = 0 }) => borne, {
    isRare: true,
    labelIn: { fbih: 'Od toga bez plaće, na teret firme' },
  }),
  figure('allowance', 'Lični odbitak', ({ allowance }) => allowance),
  {
    name: 'reductions',
    label: 'Izdržavani i druga umanjenja',
    // Dependants are a part of the deduction there.
    labelIn: { bd: 'Umanjenje osnovice' },
    kind: 'iznos',
    entities: ['rs', 'bd'],
    value: ({ answer }) => hundredthsOf(answer.umanjenje),
  },
  {
    name: 'exempt',
    label: 'Oslobođeni dio',
    kind: 'iznos',
    ...inRs,
    value: ({ entity, request }) => exemptAmount(entity, request),
  },
  figure('taxBase', 'Poreska osnovica', ({ taxBase }) => taxBase, { labelIn: { fbih: 'Porezna osnovica' } }),
  figure('tax', 'Porez', ({ tax }) => tax),
  figure('net', 'Neto', ({ net }) => net),
  {
    name: 'refunded',
    label: 'Od neta na teret fonda',
    kind: 'iznos',
    value: (wage) => refundSum(wage, 'net'),
    isRare: true,
  },
  figure('solidarity', 'Solidarnost', ({ solidarity }) => solidarity, inRs),
  figure('untaxed', 'Neoporezivo', ({ untaxed }) => untaxed),
  { name: 'withheld', label: 'Obustave', kind: 'iznos', value: withheldOf() },
  {
    name: 'inKindReceived',
    label: 'Primljeno u stvarima',
    kind: 'iznos',
    value: withheldOf('inKind'),
    isRare: true,
  },
  {
    name: 'advance',
    label: 'Akontacija',
    kind: 'iznos',
    value: (wage) => withheldOf('advance')(wage) - paidElsewhere(wage),
    isRare: true,
  },
  { name: 'paidElsewhere', label: 'Druge isplate', kind: 'iznos', value: paidElsewhere, isRare: true },
  { name: 'payout', label: 'Za isplatu', kind: 'iznos', value: ({ payout }) => payout },
  figure('pensionOn', 'PIO na platu', ({ pension }) => pension.on, {
    ...besideRs,
    labelIn: { fbih: 'PIO/MIO na plaću' },
  }),
  figure('healthOn', 'Zdravstveno na plaću', ({ health }) => health.on, inFbih),
  figure('unemploymentOn', 'Nezaposlenost na plaću', ({ unemployment }) => unemployment.on, inFbih),
  figure('contributionsOn', 'Doprinosi na plaću', contributionsOn, inFbih),
  figure('disaster', 'Naknada za nesreće', ({ disaster }) => disaster, inFbih),
  figure('water', 'Vodna naknada', ({ water }) => water, besideRs),
  figure('disability', 'Naknada za osobe s invaliditetom', ({ disability }) => disability, inFbih),
  figure('insurance', 'Osiguranje bez zaposlenja', ({ insurance = 0 }) => insurance, { isRare: true }),
  {
    name: 'claimed',
    label: 'Potraživanje od fonda',
    kind: 'iznos',
    value: (wage) => refundSum(wage, 'claim'),
    isRare: true,
  },
  figure('cost', 'Ukupni trošak', ({ cost }) => cost),
];

/** The lines of a recap of these wages: all of the entity, and rare ones only if some wage has them. */
export const recapLinesFor = (entity: PayrollEntity, wages: readonly SettledWage[]): readonly RecapLine[] =>
  recapLinesOf(entity)
    .filter(({ isRare, value }) => !isRare || wages.some((wage) => value(wage) !== 0))
    .flatMap((line) => (line.name === BEFORE_KINDS ? [line, ...kindLines(wages)] : [line]));

const BEFORE_KINDS = 'untaxed';

/** Further pay by kind, taxed and untaxed together; pay in kind has a line of its own. */
function kindLines(wages: readonly SettledWage[]): readonly RecapLine[] {
  const names = new Map<PayKey, string>();
  for (const { pays = [] } of wages)
    for (const { kind, name } of furtherIn(pays)) if (kind !== 'inKind') names.set(kind, name);
  return [...names].map(([key, label]) => ({
    name: key,
    label,
    kind: 'iznos',
    value: ({ pays = [] }) => sumOf(pays, (pay) => (pay.kind === key ? pay.taxed + pay.untaxed : 0)),
  }));
}

/** The lines of an entity, each with its words there. */
export const recapLinesOf = (entity: PayrollEntity): readonly RecapLine[] =>
  RECAP_LINES.filter(({ entities }) => entities?.includes(entity) ?? true).map((line) => ({
    ...line,
    label: line.labelIn?.[entity] ?? line.label,
  }));
