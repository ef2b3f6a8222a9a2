import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import { type Feninga, PPM } from '@obracun/engine/core/numbers/money.ts';
import type { Item } from '@obracun/engine/documents/invoice/invoice.ts';
import { LARGEST_PRICE, LARGEST_QUANTITY } from '@obracun/engine/documents/invoice/schema.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldId, focusField } from '../../../fields/layout/field-id.ts';
import { ScaledInput } from '../../../fields/scaled-input.tsx';
import { TextInput } from '../../../fields/text-input.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useInvoice } from '../state/use-invoice.ts';
import styles from './item-row.module.css';

interface ItemRowProps {
  readonly at: number;
  readonly item: Item;
  readonly sum: Feninga;
  readonly remove: () => void;
}

/** The id of the list of saved items. */
export const ITEMS = 'stavke';

/** One item. A description from the list of saved items fills its unit, price and rates. */
export function ItemRow({ at, item, sum, remove }: ItemRowProps) {
  const { dispatch, access } = useInvoice();
  const [isOpened, setOpened] = useState(false);
  const isWhole = isOpened || saysMore(item);
  const openMore = () => {
    flushSync(() => setOpened(true));
    focusField(`items.${at}.jedinica`);
  };
  const describe = (description: string) => {
    const saved = access.shelf.items.find(({ content }) => content.description === description)?.content;
    const change = saved ? { ...saved, quantity: item.quantity } : { description };
    dispatch({ type: 'item', at, change });
  };
  return (
    <fieldset className={styles.row}>
      <legend className={styles.title}>Stavka {at + 1}</legend>
      <TextInput
        id={fieldId(`items.${at}.description`)}
        label="Opis"
        text={item.description}
        required
        list={ITEMS}
        onText={describe}
      />
      <ItemNumbers at={at} item={item} isWhole={isWhole} />
      <div className={styles.foot}>
        <Button look="quiet" className={styles.tool} onClick={remove}>
          <Trash2 aria-hidden="true" size={16} /> Obriši stavku
        </Button>
        {!isWhole && (
          <Button look="quiet" className={styles.tool} onClick={openMore}>
            <Plus aria-hidden="true" size={16} /> Jedinica i rabat
          </Button>
        )}
        <output className={styles.sum} aria-label="Ukupno za stavku">
          {formatAmount(sum)} <span className={styles.unit}>KM</span>
        </output>
      </div>
    </fieldset>
  );
}

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

/** The item stores unreadable input as typed, so that it is restored with the draft. */
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

/** Whether an item has a unit or a discount, which few do. */
const saysMore = ({ jedinica, discountRate, unread }: Item): boolean =>
  jedinica !== '' || discountRate !== 0 || unread?.discountRate !== undefined;

/** Quantity and price, less the discount, plus VAT if any. */
function ItemNumbers({ at, item, isWhole }: ItemNumbersProps) {
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
