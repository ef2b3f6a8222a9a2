import { isDay } from '@obracun/engine/core/days/day.ts';
import { changeOn } from '@obracun/engine/core/law.ts';
import { formatRate } from '@obracun/engine/core/numbers/format.ts';
import { share } from '@obracun/engine/core/numbers/money.ts';
import { BOOK_CODES, PURCHASE_TEXT } from '@obracun/engine/documents/books/book-codes.ts';
import {
  isReverseCharge,
  newPurchase,
  type Purchase,
  purchaseDoubts,
  purchaseProblems,
} from '@obracun/engine/documents/books/purchase.ts';
import {
  asBooked,
  asOnPaper,
  isMoreThanPaper,
  MORE_THAN_PAPER,
  purchaseLinkDoubts,
} from '@obracun/engine/documents/books/purchase-links.ts';
import { LARGEST_PRICE } from '@obracun/engine/documents/invoice/schema.ts';
import { pdv } from '@obracun/engine/law/bih/vat.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ChoiceInput } from '../../../fields/choice-input.tsx';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { fieldId, focusField } from '../../../fields/layout/field-id.ts';
import { ScaledInput } from '../../../fields/scaled-input.tsx';
import { TextInput } from '../../../fields/text-input.tsx';
import { reasonOf } from '../../../storage/db/cause.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { unreadWith } from '../../invoice/state/unread.ts';
import styles from '../parts/business.module.css';
import { choiceOf } from '../parts/choice.ts';
import { addRecords, changeRecord } from '../state/records.ts';
import { PurchaseLinks } from './purchase-links.tsx';

interface PurchaseFormProps {
  /** The stored purchase; undefined for a new one. */
  readonly edited: StoredRecord<Purchase> | undefined;
  readonly first: Purchase;
  readonly known: readonly StoredRecord<Purchase>[];
  readonly close: () => void;
}

const ELSEWHERE = 'Nije sačuvano: nabavka je promijenjena u drugoj kartici. Otvorite je ponovo.';

type Unread = Readonly<Record<string, string>> | undefined;

const CODE = choiceOf(
  'Vrsta',
  BOOK_CODES.map((code) => ({ value: code, label: `${code} ${PURCHASE_TEXT[code]}` })),
);

/** One purchase. A supplier that was typed before fills its numbers; the next one starts with the same month. */
export function PurchaseForm({ edited, first, known, close }: PurchaseFormProps) {
  // The amounts are those of the paper while it is typed: advances are deducted when it is stored.
  const [purchase, setPurchase] = useState(() => asOnPaper(first));
  const [unread, setUnread] = useState<Unread>();
  const [message, setMessage] = useState<string>();
  const others = known.filter(({ id }) => id !== edited?.id);
  const booked = asBooked(purchase);
  const isTooMuch = isMoreThanPaper(booked);
  const problems = {
    ...purchaseProblems(purchase),
    ...(isTooMuch && { base: MORE_THAN_PAPER }),
  };
  const own = { id: edited?.id ?? '', content: booked };
  const doubts = [
    ...purchaseDoubts(purchase),
    ...(isTooMuch ? [] : purchaseLinkDoubts(own, [...others, own])),
  ];
  const [isChecked, setChecked] = useState(false);
  const change = (part: Partial<Purchase>) => setPurchase((last) => ({ ...last, ...part }));
  const name = (supplier: string) => {
    const same = known.find(({ content }) => content.supplier === supplier)?.content;
    change(same ? { supplier, seat: same.seat, pdvBroj: same.pdvBroj, jib: same.jib } : { supplier });
  };
  const keep = async (goesOn: boolean) => {
    setChecked(true);
    const [wrong] = [...Object.keys(problems), ...Object.keys(unread ?? {})];
    if (wrong !== undefined) return focusField(`nabavka.${wrong}`);
    try {
      if (edited === undefined) await addRecords('nabavke', [booked]);
      else if (!(await changeRecord('nabavke', edited, booked))) return setMessage(ELSEWHERE);
    } catch (error) {
      return setMessage(`Nabavka nije sačuvana: ${reasonOf(error)}.`);
    }
    if (!goesOn) return close();
    flushSync(() => {
      setPurchase(newPurchase(purchase.received));
      setChecked(false);
      setMessage('Nabavka je sačuvana.');
    });
    return focusField('nabavka.supplier');
  };
  const text = (field: 'number' | 'seat' | 'pdvBroj' | 'jib', label: string) => (
    <TextInput
      id={fieldId(`nabavka.${field}`)}
      label={label}
      text={purchase[field]}
      error={isChecked ? problems[field] : undefined}
      onText={(typed) => change({ [field]: typed })}
    />
  );
  const day = (field: 'date' | 'received', label: string) => (
    <DateInput
      id={fieldId(`nabavka.${field}`)}
      label={label}
      text={purchase[field]}
      error={isChecked ? problems[field] : undefined}
      onText={(typed) => change({ [field]: typed })}
    />
  );
  const money = (field: 'base' | 'vat' | 'deductible' | 'flat', label: string) => (
    <div>
      <ScaledInput
        id={fieldId(`nabavka.${field}`)}
        kind="iznos"
        places={2}
        largest={LARGEST_PRICE}
        isSigned
        label={label}
        value={purchase[field]}
        unread={unread?.[field]}
        onValue={(value, typed) => {
          change(field === 'vat' ? { vat: value, deductible: value } : { [field]: value });
          setUnread((last) => unreadWith(last, field, typed));
        }}
      />
      {isChecked && problems[field] && <Notice kind="error">{problems[field]}</Notice>}
    </div>
  );
  return (
    <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <FormSection title={edited === undefined ? 'Nova nabavka' : 'Nabavka'}>
        <div className={joinClasses('columns', styles.filters)}>
          <TextInput
            id={fieldId('nabavka.supplier')}
            label="Dobavljač"
            text={purchase.supplier}
            list="dobavljaci"
            error={isChecked ? problems.supplier : undefined}
            onText={name}
          />
          {text('seat', 'Sjedište')}
          {text('pdvBroj', 'PDV broj dobavljača')}
          {text('jib', 'JIB dobavljača')}
          <ChoiceInput
            id={fieldId('nabavka.code')}
            field={CODE}
            text={purchase.code}
            onText={(code) => change({ code: BOOK_CODES.find((one) => one === code) ?? '01' })}
          />
          {text('number', purchase.code === '04' ? 'Broj JCI' : 'Broj fakture')}
          {day('date', purchase.code === '04' ? 'Datum JCI' : 'Datum fakture')}
          {day('received', 'Primljeno')}
          {money('base', 'Bez PDV-a')}
          {money('vat', isReverseCharge(purchase) ? 'PDV koji obračunavate sami' : 'PDV')}
          {money('deductible', 'PDV koji se odbija')}
          {money('flat', 'Paušalna naknada')}
        </div>
        <VatOffer purchase={purchase} change={change} />
        <PurchaseLinks purchase={purchase} booked={booked} others={others} change={change} />
        {doubts.length > 0 && <Notice kind="warn">{doubts.join(' ')}</Notice>}
        <Buttons>
          <Button look="main" onClick={() => void keep(edited === undefined)}>
            {edited === undefined ? 'Sačuvaj i upiši sljedeću' : 'Sačuvaj'}
          </Button>
          <Button onClick={close}>Zatvori</Button>
        </Buttons>
        <output>{message}</output>
      </FormSection>
      <datalist id="dobavljaci">
        {[...new Set(known.map(({ content }) => content.supplier))].map((supplier) => (
          <option key={supplier}>{supplier}</option>
        ))}
      </datalist>
    </form>
  );
}

interface VatOfferProps {
  readonly purchase: Purchase;
  readonly change: (part: Partial<Purchase>) => void;
}

/** VAT of the base by one tap, while none is typed. */
function VatOffer({ purchase: { base, vat, date, received }, change }: VatOfferProps) {
  const day = isDay(date) ? date : received;
  const rate = isDay(day) ? changeOn(pdv, day)?.vrijednost.stopa : undefined;
  if (rate === undefined || base <= 0 || vat !== 0) return null;
  const offered = share(base, rate);
  return (
    <div>
      <Button look="quiet" onClick={() => change({ vat: offered, deductible: offered })}>
        Upiši PDV {formatRate(rate)} na osnovicu
      </Button>
    </div>
  );
}
