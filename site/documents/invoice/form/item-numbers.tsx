import { PPM } from '@obracun/engine/core/numbers/money.ts';
import type { Item } from '@obracun/engine/documents/invoice/invoice.ts';
import { LARGEST_PRICE, LARGEST_QUANTITY } from '@obracun/engine/documents/invoice/schema.ts';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { ScaledInput } from '../../../fields/scaled-input.tsx';
import { TextInput } from '../../../fields/text-input.tsx';
import { useInvoice } from '../state/invoice-context.ts';
import styles from './item-numbers.module.css';

/** Each in ten-thousandths: of a piece, of a KM, of a percent. */
const NUMBERS = {
  // Hours are sold too: `1,5 h`.
  quantity: {
    kind: 'sati',
    label: 'Količina',
    largest: LARGEST_QUANTITY,
    needed: 'Upišite količinu veću od nule.',
  },
  price: { kind: 'iznos', label: 'Cijena bez PDV', largest: LARGEST_PRICE },
  discountRate: { kind: 'posto', label: 'Rabat %', largest: PPM },
  taxRate: { kind: 'posto', label: 'PDV %', largest: PPM },
} as const;

/** The item keeps what is not understood as it was typed, so that it stands there again when the draft is opened. */
function unreadWith(unread: Item['unread'], name: string, text: string | undefined): Item['unread'] {
  const { [name]: _before, ...others } = unread ?? {};
  if (text !== undefined) return { ...others, [name]: text };
  return Object.keys(others).length > 0 ? others : undefined;
}

interface ItemNumbersProps {
  readonly at: number;
  readonly item: Item;
  /** With the unit and the discount. */
  readonly isWhole: boolean;
}

/** Whether an item says a unit or a discount, which few do. */
export const saysMore = ({ jedinica, discountRate, unread }: Item): boolean =>
  jedinica !== '' || discountRate !== 0 || unread?.discountRate !== undefined;

/** How many of what, at which price, less the discount, plus VAT where there is any. */
export function ItemNumbers({ at, item, isWhole }: ItemNumbersProps) {
  const { invoice, dispatch } = useInvoice();
  const change = (part: Partial<Item>) => dispatch({ type: 'item', at, change: part });
  const number = (name: keyof typeof NUMBERS) => (
    <ScaledInput
      {...NUMBERS[name]}
      {...(name === 'price' && !invoice.pdvObveznik && { label: 'Cijena' })}
      id={fieldId(`items.${at}.${name}`)}
      value={item[name]}
      places={4}
      unread={item.unread?.[name]}
      onValue={(value, unread) => change({ [name]: value, unread: unreadWith(item.unread, name, unread) })}
    />
  );
  return (
    <div className={styles.numbers}>
      {number('quantity')}
      {isWhole && (
        <TextInput
          id={fieldId(`items.${at}.jedinica`)}
          label="Jed. mjere"
          text={item.jedinica}
          placeholder="kom"
          onText={(jedinica) => change({ jedinica })}
        />
      )}
      {number('price')}
      {isWhole && number('discountRate')}
      {invoice.pdvObveznik && number('taxRate')}
    </div>
  );
}
