import { formatAmount } from '../../core/numbers/format.ts';
import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import { plainName } from '../../core/text/letters.ts';
import { compact } from '../identifiers/digits.ts';
import { type DeductedAdvance, type Purchase, purchaseTotal } from './purchase.ts';

/** A stored purchase with its identity. */
export interface IdentifiedPurchase {
  readonly id: string;
  readonly content: Purchase;
}

type Amounts = Omit<DeductedAdvance, 'id'>;
const AMOUNTS = ['base', 'vat', 'deductible'] as const;

const amountsOf = (of: (name: keyof Amounts) => Feninga): Amounts => ({
  base: of('base'),
  vat: of('vat'),
  deductible: of('deductible'),
});

const deductedIn = ({ advances }: Pick<Purchase, 'advances'>): Amounts =>
  amountsOf((name) => sumOf(advances, (one) => one[name]));

/** A purchase with the amounts of its paper, before its advances are deducted. */
export const asOnPaper = (purchase: Purchase): Purchase => {
  const deducted = deductedIn(purchase);
  return { ...purchase, ...amountsOf((name) => purchase[name] + deducted[name]) };
};

/** The inverse: a purchase as it is booked, less its advances. */
export const asBooked = (purchase: Purchase): Purchase => {
  const deducted = deductedIn(purchase);
  return { ...purchase, ...amountsOf((name) => purchase[name] - deducted[name]) };
};

/** One supplier: by number, or by name where either has none. */
function isSameSupplier(one: Purchase, other: Purchase): boolean {
  const numbers = [one, other].map(({ jib, pdvBroj }) => compact(jib).slice(-PDV_DIGITS) || compact(pdvBroj));
  if (numbers.every((number) => number !== '')) return numbers[0] === numbers[1];
  return plainName(one.supplier) !== '' && plainName(one.supplier) === plainName(other.supplier);
}

/** A PDV number is the end of the JIB of its holder. */
const PDV_DIGITS = 12;

const isAdvance = ({ code }: Purchase): boolean => code === '03';

/** What the other purchases deduct of an advance. */
const usedOf = (id: string, others: readonly IdentifiedPurchase[]): Amounts => {
  const used = others.flatMap(({ content }) => content.advances).filter((one) => one.id === id);
  return amountsOf((name) => sumOf(used, (one) => one[name]));
};

/** What credit notes take of a purchase, without a sign. */
const creditedOf = (id: string, others: readonly IdentifiedPurchase[]): Feninga =>
  0 -
  sumOf(
    others.filter(({ content: { lowers }, content }) => lowers !== '' && lowers === id && isCredit(content)),
    ({ content }) => purchaseTotal(content),
  );

/** A received credit note; it has negative amounts. */
export const isCredit = ({ code, base, vat, advances }: Purchase): boolean =>
  code === '06' || (advances.length === 0 && base + vat < 0);

/** The advances of the supplier that others have not used up, with what is left of each. */
export function openPurchaseAdvances(
  purchase: Purchase,
  others: readonly IdentifiedPurchase[],
): readonly (DeductedAdvance & { readonly number: string })[] {
  return others
    .filter(({ content }) => isAdvance(content) && isSameSupplier(content, purchase))
    .map(({ id, content }) => {
      const used = usedOf(id, others);
      return { id, number: content.number, ...amountsOf((name) => content[name] - used[name]) };
    })
    .filter(({ base }) => base > 0);
}

/** The purchases of the supplier that a credit note may lower. */
export const creditable = (
  purchase: Purchase,
  others: readonly IdentifiedPurchase[],
): readonly IdentifiedPurchase[] =>
  others.filter(({ content }) => !isCredit(content) && isSameSupplier(content, purchase));

const km = (amount: Feninga): string => `${formatAmount(amount)} KM`;

/** What the links of a purchase contradict, as sentences: more used than there is, or a record that is gone. */
export function purchaseLinkDoubts(
  purchase: IdentifiedPurchase,
  all: readonly IdentifiedPurchase[],
): readonly string[] {
  const { content } = purchase;
  const gone = 'Dokument na koji se odnosi više nije upisan.';
  const found = (of: string) => all.find((one) => one.id === of);
  const advances = [
    ...(isAdvance(content) ? [purchase] : []),
    ...content.advances.map((one) => found(one.id)),
  ];
  const lowered = isCredit(content) ? found(content.lowers) : purchase;
  return [
    ...advances.flatMap((one) => (one ? advanceDoubt(one, all) : gone)),
    ...(isCredit(content) && content.lowers !== '' && lowered === undefined ? [gone] : []),
    ...(lowered ? creditDoubt(lowered, all) : []),
    ...(isMoreThanPaper(content) ? [MORE_THAN_PAPER] : []),
  ];
}

export const MORE_THAN_PAPER = 'Odbijeni avansi su veći od fakture: odbijte najviše njen iznos.';

/** True when the advances exceed the invoice that deducts them. */
export const isMoreThanPaper = ({ advances, ...booked }: Purchase): boolean =>
  advances.length > 0 && AMOUNTS.some((name) => booked[name] < 0);

function advanceDoubt({ id, content }: IdentifiedPurchase, all: readonly IdentifiedPurchase[]): string[] {
  const used = usedOf(id, all);
  return AMOUNTS.some((name) => used[name] > content[name])
    ? [
        `Od avansa ${content.number} odbijeno je ${km(used.base + used.vat)}, a iznosi ${km(purchaseTotal(content))}: ispravite odbitak.`,
      ]
    : [];
}

function creditDoubt({ id, content }: IdentifiedPurchase, all: readonly IdentifiedPurchase[]): string[] {
  const credited = creditedOf(id, all);
  const total = purchaseTotal(asOnPaper(content));
  return credited > total
    ? [
        `Odobrenja uz fakturu ${content.number} iznose ${km(credited)}, a faktura ${km(total)}: provjerite ih.`,
      ]
    : [];
}

/** How a purchase is linked with others, as words for a list; empty when it is not. */
export function purchaseLinkText(
  { id, content }: IdentifiedPurchase,
  all: readonly IdentifiedPurchase[],
): readonly string[] {
  const numberOf = (of: string): string => all.find((one) => one.id === of)?.content.number ?? '?';
  const used = usedOf(id, all);
  const credited = creditedOf(id, all);
  return [
    ...content.advances.map((one) => `odbijen avans ${numberOf(one.id)}: ${km(one.base + one.vat)}`),
    ...(isAdvance(content) && used.base !== 0
      ? [`odbijeno ${km(used.base + used.vat)}, ostaje ${km(purchaseTotal(content) - used.base - used.vat)}`]
      : []),
    ...(content.lowers !== '' ? [`uz fakturu ${numberOf(content.lowers)}`] : []),
    ...(credited !== 0 ? [`odobreno ${km(credited)}`] : []),
  ];
}
