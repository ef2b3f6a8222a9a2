import type { LedgerItem } from '../../../law/ledger.ts';
import type { PayrollEntity } from '../../model/place.ts';

interface ItemFacts {
  readonly label: string;
  /** In the entities with other words. */
  readonly labelIn?: Partial<Record<PayrollEntity, string>>;
  /** The item whose account is used while this one has none. */
  readonly parent?: LedgerItem;
  /** Costs are posted by cost centre, nothing else is. */
  readonly isCost?: true;
  /** The entities that have it; all by default. */
  readonly entities?: readonly PayrollEntity[];
  /** Few firms need it, and when: an account is asked for only in a month that has it. */
  readonly onlyFor?: string;
  /** Posted for contracts outside employment, never for wages. */
  readonly isOfContracts?: true;
}

const besideRs = ['fbih', 'bd'] as const;

const OF_CONTRACTS = {
  entities: ['fbih', 'rs'],
  onlyFor: 'Samo za ugovore van radnog odnosa.',
  isOfContracts: true,
} as const;

const OF_BOARDS = {
  entities: ['fbih'],
  onlyFor: 'Samo za naknade odbora i komisija.',
  isOfContracts: true,
} as const;

/** Every item in the order of a journal: costs, liabilities, and accounts they are settled with. */
export const LEDGER_ITEMS: Readonly<Record<LedgerItem, ItemFacts>> = {
  wages: { label: 'Bruto plate', labelIn: { fbih: 'Bruto plaće' }, isCost: true },
  compensations: {
    label: 'Naknade plate (bolovanje, praznik, odmor)',
    labelIn: { fbih: 'Naknade plaće (bolovanje, praznik, odmor)' },
    parent: 'wages',
    isCost: true,
  },
  contributionsOn: {
    label: 'Doprinosi na platu',
    labelIn: { fbih: 'Doprinosi na plaću' },
    parent: 'wages',
    isCost: true,
    entities: besideRs,
  },
  otherPay: {
    label: 'Topli obrok, prevoz i druga neoporeziva primanja',
    labelIn: { fbih: 'Topli obrok, prijevoz i druga neoporeziva primanja' },
    isCost: true,
  },
  levies: {
    label: 'Vodna naknada na teret firme',
    labelIn: { fbih: 'Posebne naknade na teret firme' },
    isCost: true,
    entities: besideRs,
  },
  net: { label: 'Neto plate', labelIn: { fbih: 'Neto plaće' } },
  tax: { label: 'Porez na dohodak' },
  contributions: { label: 'Doprinosi' },
  pension: { label: 'PIO', labelIn: { fbih: 'PIO/MIO' }, parent: 'contributions' },
  health: { label: 'Zdravstveno osiguranje', parent: 'contributions' },
  unemployment: { label: 'Nezaposlenost', parent: 'contributions' },
  child: { label: 'Dječija zaštita', parent: 'contributions', entities: ['rs'] },
  solidarity: { label: 'Doprinos za solidarnost', entities: ['rs'] },
  otherNet: { label: 'Neoporeziva primanja za isplatu' },
  leviesOwed: {
    label: 'Obaveza za vodnu naknadu',
    labelIn: { fbih: 'Obaveza za posebne naknade (vode, nesreće, osobe s invaliditetom)' },
    entities: besideRs,
  },
  water: { label: 'Vodna naknada', parent: 'leviesOwed', entities: ['fbih'] },
  disaster: { label: 'Naknada za nesreće', parent: 'leviesOwed', entities: ['fbih'] },
  disability: { label: 'Naknada za osobe s invaliditetom', parent: 'leviesOwed', entities: ['fbih'] },
  creditors: { label: 'Obustave povjeriocima' },
  advances: { label: 'Akontacije i preplate radnicima' },
  refundNet: {
    label: 'Neto naknade koje vraća fond',
    parent: 'net',
    entities: ['fbih'],
  },
  refundContributions: {
    label: 'Doprinosi na naknade koje vraća fond',
    parent: 'contributions',
    entities: ['fbih'],
  },
  claims: {
    label: 'Potraživanja od fonda za isplaćene naknade',
    onlyFor: 'Samo kad fond vraća naknadu.',
  },
  received: {
    label: 'Primljeno u stvarima',
    entities: ['fbih'],
    onlyFor: 'Samo za primanja u stvarima.',
  },
  contractCost: { label: 'Naknade po ugovorima', isCost: true, ...OF_CONTRACTS },
  contractNet: { label: 'Neto naknade po ugovorima', ...OF_CONTRACTS },
  contractTax: { label: 'Porez na naknade po ugovorima', ...OF_CONTRACTS },
  contractContributions: { label: 'Doprinosi na naknade po ugovorima', ...OF_CONTRACTS },
  boardCost: { label: 'Naknade članovima odbora i komisija', isCost: true, ...OF_BOARDS },
  boardNet: { label: 'Neto naknade članovima odbora i komisija', ...OF_BOARDS },
  boardTax: { label: 'Porez na naknade članovima odbora i komisija', ...OF_BOARDS },
  boardContributions: { label: 'Doprinosi na naknade članovima odbora i komisija', ...OF_BOARDS },
  bank: { label: 'Račun firme u banci' },
};

export const ALL_ITEMS = Object.keys(LEDGER_ITEMS) as readonly LedgerItem[];

/** The items of an entity, in order. */
export const itemsOf = (entity: PayrollEntity): readonly LedgerItem[] =>
  ALL_ITEMS.filter((item) => LEDGER_ITEMS[item].entities?.includes(entity) ?? true);

/** The item in the words of an entity. */
export const itemLabel = (item: LedgerItem, entity: PayrollEntity): string =>
  LEDGER_ITEMS[item].labelIn?.[entity] ?? LEDGER_ITEMS[item].label;

/** The position of an item in a journal. */
export const itemOrder = (item: LedgerItem): number => ALL_ITEMS.indexOf(item);

/** The item itself, or the one whose account it uses. */
export const rootItem = (item: LedgerItem): LedgerItem => LEDGER_ITEMS[item].parent ?? item;
