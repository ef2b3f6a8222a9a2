import { isDay } from '@obracun/engine/core/days/day.ts';
import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import { type Feninga, PPM } from '@obracun/engine/core/numbers/money.ts';
import { currencyName } from '@obracun/engine/documents/currency.ts';
import { type Invoice, type Item, newItem } from '@obracun/engine/documents/invoice/invoice.ts';
import { wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { LARGEST_PRICE, LARGEST_QUANTITY } from '@obracun/engine/documents/invoice/schema.ts';
import { Plus, Trash2 } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldId, focusField } from '../../../fields/layout/field-id.ts';
import { ScaledInput } from '../../../fields/scaled-input.tsx';
import { TextInput } from '../../../fields/text-input.tsx';
import { loadPart } from '../../../lazy-loading/load-part.ts';
import { today } from '../../../platform/clock.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { unreadWith } from '../state/unread.ts';
import { useInvoice } from '../state/use-invoice.ts';
import styles from './item-row.module.css';

interface ItemRowProps {
  readonly at: number;
  readonly item: Item;
  readonly sum: Feninga;
  readonly remove: () => void;
}

/** Reading rows of a spreadsheet, loaded when some are pasted. */
const loadPasting = () => import('../state/pasted-items.ts');

/** The id of the list of saved items. */
export const ITEMS = 'stavke';

/** One item. A description from the list of saved items fills its unit, price and rates. */
export function ItemRow({ at, item, sum, remove }: ItemRowProps) {
  const { invoice, dispatch, access } = useInvoice();
  const { vrsta, valuta } = invoice;
  const { isPriced } = wordsOf({ vrsta });
  const [isOpened, setOpened] = useState(false);
  const isWhole = isOpened || saysMore(item);
  const openMore = () => {
    flushSync(() => setOpened(true));
    focusField(`items.${at}.sifra`);
  };
  const describe = (description: string) => {
    const saved = access.savedDocuments.items.find(
      ({ content }) => content.description === description,
    )?.content;
    const change = saved ? { ...saved, quantity: item.quantity } : { description };
    dispatch({ type: 'item', at, change });
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!text.includes('\t')) return;
    event.preventDefault();
    // Without the part, which a page offline may lack, the text goes where it was pasted.
    pasteRows(text).catch(() => describe(text.replace(/\s+/g, ' ').trim()));
  };
  const pasteRows = async (text: string) => {
    const { pastedItems } = await loadPart(loadPasting);
    const items = pastedItems(text, newItem(isDay(invoice.datum) ? invoice.datum : today())) ?? [];
    const isEmpty = item.description === '' && item.price === 0;
    if (items.length > 0) dispatch({ type: 'pasted', at, items: isEmpty ? items : [item, ...items] });
  };
  return (
    <fieldset className={joinClasses('stack2 lined', styles.row)} onPaste={paste}>
      <legend className="soft legend">Stavka {at + 1}</legend>
      <TextInput
        id={fieldId(`items.${at}.description`)}
        label="Opis"
        text={item.description}
        required
        list={ITEMS}
        onText={describe}
      />
      {isWhole && (
        <TextInput
          id={fieldId(`items.${at}.sifra`)}
          label="Šifra"
          text={item.sifra}
          onText={(sifra) => dispatch({ type: 'item', at, change: { sifra } })}
        />
      )}
      <ItemNumbers at={at} item={item} isWhole={isWhole} />
      <div className={styles.foot}>
        <Button look="quiet" className={joinClasses('small', styles.tool)} onClick={remove}>
          <Trash2 aria-hidden="true" size={16} /> Obriši stavku
        </Button>
        {!isWhole && (
          <Button look="quiet" className={joinClasses('small', styles.tool)} onClick={openMore}>
            <Plus aria-hidden="true" size={16} /> Šifra, jedinica i rabat
          </Button>
        )}
        {isPriced && (
          <output className={joinClasses('strong', styles.sum)} aria-label="Ukupno za stavku">
            <span>{formatAmount(sum)}</span> <span className="soft light">{currencyName(valuta)}</span>
          </output>
        )}
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

interface ItemNumbersProps {
  readonly at: number;
  readonly item: Item;
  /** With the code, the unit and the discount. */
  readonly isWhole: boolean;
}

/** Whether an item has a code, a unit or a discount, which few do. */
const saysMore = ({ sifra, jedinica, discountRate, unread }: Item): boolean =>
  sifra !== '' || jedinica !== '' || discountRate !== 0 || unread?.discountRate !== undefined;

const priceLabel = ({ pdvObveznik, cijeneSaPdv }: Invoice): string => {
  if (!pdvObveznik) return 'Cijena';
  return cijeneSaPdv ? 'Cijena sa PDV' : 'Cijena bez PDV';
};

/** Quantity and price, less the discount, plus VAT if any. */
function ItemNumbers({ at, item, isWhole }: ItemNumbersProps) {
  const { invoice, dispatch, warnings } = useInvoice();
  const { isPriced, allowsNegative } = wordsOf(invoice);
  const change = (part: Partial<Item>) => dispatch({ type: 'item', at, change: part });
  const number = (name: keyof typeof NUMBERS) => (
    <ScaledInput
      {...NUMBERS[name]}
      {...(name === 'price' && { label: priceLabel(invoice) })}
      {...(name === 'quantity' && allowsNegative && { isSigned: true, needed: 'Upišite količinu.' })}
      id={fieldId(`items.${at}.${name}`)}
      value={item[name]}
      places={4}
      warning={warnings.get(`items.${at}.${name}`)}
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
      {isPriced && number('price')}
      {isPriced && isWhole && number('discountRate')}
      {isPriced && invoice.pdvObveznik && number('taxRate')}
    </div>
  );
}
