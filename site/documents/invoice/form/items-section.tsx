import { isDay } from '@obracun/engine/core/days/day.ts';
import { hasExemptItem, newItem } from '@obracun/engine/documents/invoice/invoice.ts';
import { totalsOf } from '@obracun/engine/documents/invoice/totals.ts';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { fieldId, focusField } from '../../../fields/layout/field-id.ts';
import { today } from '../../../platform/clock.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { useInvoice } from '../state/invoice-context.ts';
import { FactInput } from './fact-input.tsx';
import { ItemRow } from './item-row.tsx';

/** What is sold. A new row takes the focus; when one goes, the way to add another does. */
export function ItemsSection() {
  const { invoice, rowKeys, dispatch } = useInvoice();
  const adder = useRef<HTMLButtonElement>(null);
  const { lines } = totalsOf(invoice);
  const { items, datum } = invoice;
  const add = () => {
    flushSync(() => dispatch({ type: 'added', item: newItem(isDay(datum) ? datum : today()) }));
    focusField(`items.${items.length}.description`);
  };
  const remove = (at: number) => {
    dispatch({ type: 'removed', at });
    adder.current?.focus();
  };
  return (
    <FormSection title="Stavke" id={fieldId('items')}>
      {items.map((item, at) => (
        <ItemRow
          key={rowKeys[at]}
          at={at}
          item={item}
          sum={lines[at]?.total ?? 0}
          remove={() => remove(at)}
        />
      ))}
      <div>
        <Button ref={adder} onClick={add}>
          <Plus aria-hidden="true" size={18} /> Dodaj stavku
        </Button>
      </div>
      {hasExemptItem(invoice) && (
        <FactInput
          name="clanOslobodjenja"
          label="Član zakona po kojem se PDV ne obračunava"
          hint="Traži se jer neka stavka ima stopu 0 %."
        />
      )}
    </FormSection>
  );
}
