import { isDay } from '@obracun/engine/core/days/day.ts';
import { formatAmount, formatDay } from '@obracun/engine/core/numbers/format.ts';
import { PPM } from '@obracun/engine/core/numbers/money.ts';
import { isNamedBy } from '@obracun/engine/documents/invoice/chain.ts';
import { restOfAdvance } from '@obracun/engine/documents/invoice/derive.ts';
import {
  type Advance,
  type AdvancePart,
  type Invoice,
  newItem,
} from '@obracun/engine/documents/invoice/invoice.ts';
import { leftTotal, openAdvances } from '@obracun/engine/documents/invoice/links.ts';
import { LARGEST_PRICE } from '@obracun/engine/documents/invoice/schema.ts';
import { Plus, Trash2 } from 'lucide-react';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { Warning } from '../../../fields/layout/field-frame.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { ScaledInput } from '../../../fields/scaled-input.tsx';
import { TextInput } from '../../../fields/text-input.tsx';
import { today } from '../../../platform/clock.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { unreadWith, unreadWithoutRow } from '../state/unread.ts';
import { useInvoice } from '../state/use-invoice.ts';
import styles from './invoice-form.module.css';

/** The advance invoices that a final invoice deducts, each by rate. The open ones of the buyer are ticked to be deducted, by what is left of them. */
export function AdvanceFields() {
  const { invoice, dispatch, access, warnings } = useInvoice();
  const { avansi, datum, unread } = invoice;
  const put = (next: readonly Advance[]) => dispatch({ type: 'typed', change: { avansi: next } });
  const others = access.savedDocuments.invoices
    .map(({ content }) => content)
    .filter(({ id }) => id !== invoice.id);
  const names = (advance: Advance, one: Invoice) => isNamedBy({ ...advance, vrsta: 'avans' }, one);
  const offered = others.filter(
    (one) =>
      avansi.some((advance) => names(advance, one)) ||
      openAdvances(invoice, others).some(({ id }) => id === one.id),
  );
  const remove = (at: number) =>
    dispatch({
      type: 'typed',
      change: { avansi: avansi.toSpliced(at, 1), unread: unreadWithoutRow(unread, 'avansi', at) },
    });
  const tick = (one: Invoice, isOn: boolean) => {
    if (isOn) put([...avansi, restOfAdvance(one, others)]);
    else remove(avansi.findIndex((advance) => names(advance, one)));
  };
  const rate = newItem(isDay(datum) ? datum : today()).taxRate;
  const add = () => put([...avansi, { broj: '', datum: '', parts: [{ taxRate: rate, total: 0 }] }]);
  return (
    <FormSection title="Avansi koji se odbijaju" id={fieldId('avansi')}>
      {offered.map((one) => (
        <CheckboxInput
          key={one.id}
          id={fieldId(`avansi.odbij.${one.id}`)}
          label={
            <>
              Odbij avans <Typed>{one.brojFakture}</Typed>
              {isDay(one.datum) && ` od ${formatDay(one.datum)}`}, ostaje{' '}
              {formatAmount(leftTotal(one, others))}
            </>
          }
          isOn={avansi.some((advance) => names(advance, one))}
          onChange={(isOn) => tick(one, isOn)}
        />
      ))}
      {avansi.map((advance, at) => (
        <AdvanceRow
          // biome-ignore lint/suspicious/noArrayIndexKey: an advance has no other identity
          key={at}
          at={at}
          advance={advance}
          change={(next) => put(avansi.with(at, next))}
          remove={() => remove(at)}
        />
      ))}
      <Warning id={fieldId('avansi')}>{warnings.get('avansi')}</Warning>
      <Buttons>
        <Button onClick={add}>
          <Plus aria-hidden="true" size={18} /> Dodaj avans
        </Button>
      </Buttons>
    </FormSection>
  );
}

interface AdvanceRowProps {
  readonly at: number;
  readonly advance: Advance;
  readonly change: (advance: Advance) => void;
  readonly remove: () => void;
}

function AdvanceRow({ at, advance, change, remove }: AdvanceRowProps) {
  const { invoice, warnings } = useInvoice();
  const { broj, datum, parts } = advance;
  const putPart = (place: number, part: AdvancePart) =>
    change({ ...advance, parts: parts.with(place, part) });
  return (
    <fieldset>
      <legend>Avans {at + 1}</legend>
      <div className={styles.pair}>
        <TextInput
          id={fieldId(`avansi.${at}.broj`)}
          label="Broj avansne fakture"
          text={broj}
          warning={warnings.get(`avansi.${at}.broj`)}
          onText={(text) => change({ ...advance, id: undefined, broj: text })}
        />
        <DateInput
          id={fieldId(`avansi.${at}.datum`)}
          label="Datum avansne fakture"
          text={datum}
          onText={(text) => change({ ...advance, datum: text })}
        />
      </div>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity
        <div key={place} className={styles.pair}>
          <PartFigure at={at} place={place} name="total" part={part} put={putPart} />
          {invoice.pdvObveznik && (
            <PartFigure at={at} place={place} name="taxRate" part={part} put={putPart} />
          )}
        </div>
      ))}
      <Buttons>
        {invoice.pdvObveznik && (
          <Button
            look="quiet"
            onClick={() => change({ ...advance, parts: [...parts, { taxRate: 0, total: 0 }] })}
          >
            Dodaj iznos po drugoj stopi
          </Button>
        )}
        <Button look="quiet" onClick={remove}>
          <Trash2 aria-hidden="true" size={16} /> Ukloni avans
        </Button>
      </Buttons>
    </fieldset>
  );
}

const FIGURES = {
  total: { kind: 'iznos', label: 'Avans sa PDV-om', places: 2, largest: LARGEST_PRICE },
  taxRate: { kind: 'posto', label: 'PDV %', places: 4, largest: PPM },
} as const;

interface PartFigureProps {
  readonly at: number;
  readonly place: number;
  readonly name: keyof typeof FIGURES;
  readonly part: AdvancePart;
  readonly put: (place: number, part: AdvancePart) => void;
}

function PartFigure({ at, place, name, part, put }: PartFigureProps) {
  const { invoice, dispatch } = useInvoice();
  const path = `avansi.${at}.${place}.${name}`;
  return (
    <ScaledInput
      {...FIGURES[name]}
      isSigned={name === 'total' && part.total < 0}
      id={fieldId(path)}
      value={part[name]}
      unread={invoice.unread?.[path]}
      onValue={(value, unread) => {
        put(place, { ...part, [name]: value });
        if (unread !== invoice.unread?.[path])
          dispatch({ type: 'typed', change: { unread: unreadWith(invoice.unread, path, unread) } });
      }}
    />
  );
}
