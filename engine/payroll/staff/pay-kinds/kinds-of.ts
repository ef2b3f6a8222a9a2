import type { Firm } from '../../model/firm.ts';
import {
  type FirmPayKind,
  isKindKey,
  isUplift,
  type KindKey,
  type PayKey,
  unitOfKind,
} from '../../model/pay-kind.ts';
import { GIVEN_KINDS } from './given-kinds.ts';
import type { KindOfPay } from './kind.ts';

type KindsOfFirm = Pick<Firm, 'entity' | 'payKinds' | 'kindOrder'>;

/** The last result of each firm, which is the same object until it changes. */
const known = new WeakMap<KindsOfFirm, readonly KindOfPay[]>();

/** The kinds of pay of a firm in the order of its slips, hidden ones included: given ones with its changes, then its own. */
export function kindsOf(firm: KindsOfFirm): readonly KindOfPay[] {
  const before = known.get(firm);
  if (before) return before;
  const kinds = orderedKinds(firm);
  known.set(firm, kinds);
  return kinds;
}

function orderedKinds({ entity, payKinds = [], kindOrder = [] }: KindsOfFirm): readonly KindOfPay[] {
  const given = GIVEN_KINDS[entity];
  const changes = new Map(payKinds.map((one) => [one.key, one]));
  const own = payKinds.filter(({ key }) => !given.some((one) => one.key === key)).flatMap(ownKind);
  const all = [...given.map((one) => changed(one, changes.get(one.key))), ...own];
  const at = new Map(kindOrder.map((key, place) => [key, place]));
  const placeOf = ({ key }: KindOfPay): number =>
    at.get(key) ?? kindOrder.length + all.findIndex((one) => one.key === key);
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A given kind with the changes of the firm; what the law sets stays. */
function changed(given: KindOfPay, change: FirmPayKind | undefined): KindOfPay {
  if (!change) return given;
  const { treatment: _, ...own } = change;
  return { ...given, ...own, name: own.name || given.name, account: own.account || given.account };
}

/** A kind of a firm with another entity has a column, and is one of its own. */
function ownKind(own: FirmPayKind): KindOfPay[] {
  if (!isKindKey(own.key)) return [];
  return [
    {
      inSeniority: false,
      inSickBase: false,
      inLeaveAverage: false,
      raisesLeastBase: isUplift(own.key),
      account: '',
      isHidden: false,
      ...own,
      name: own.name || NAMELESS,
      treatment: own.treatment ?? 'taxed',
      unit: unitOfKind(own.key),
      isGiven: false,
      also: '',
      isRecurring: unitOfKind(own.key) === 'posto',
    },
  ];
}

/** Of a kind whose name is being typed, or that the firm no longer has. */
export const NAMELESS = 'Vrsta bez naziva';

/** The kind of an entry; undefined for other columns, and for a kind that the firm no longer has. */
export const kindOf = (firm: KindsOfFirm, key: PayKey): KindOfPay | undefined =>
  kindsOf(firm).find((kind) => kind.key === key);

/** The kind whose limit of the worker is typed in this column. */
export const kindOfLimit = (firm: KindsOfFirm, key: KindKey): KindOfPay | undefined =>
  kindsOf(firm).find(({ workerLimit }) => workerLimit?.key === key);
