import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import type { Feninga } from '@obracun/engine/core/numbers/money.ts';
import type { Item } from '@obracun/engine/documents/invoice/invoice.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldId, focusField } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useInvoice } from '../state/invoice-context.ts';
import { ItemNumbers, saysMore } from './item-numbers.tsx';
import styles from './item-row.module.css';

interface ItemRowProps {
  readonly at: number;
  readonly item: Item;
  readonly sum: Feninga;
  readonly remove: () => void;
}

/** The id of the list of saved items. */
export const ITEMS = 'stavke';

/** One thing sold. A description from the list of saved items brings its unit, price and rates with it. */
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
