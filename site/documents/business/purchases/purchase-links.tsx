import { formatAmount, formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { DeductedAdvance, Purchase } from '@obracun/engine/documents/books/purchase.ts';
import {
  creditable,
  isCredit,
  openPurchaseAdvances,
} from '@obracun/engine/documents/books/purchase-links.ts';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { ChoiceInput } from '../../../fields/choice-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Typed } from '../../../ui/typed.tsx';
import styles from '../parts/business.module.css';
import { choiceOf } from '../parts/choice.ts';

interface PurchaseLinksProps {
  /** With the amounts of its paper. */
  readonly purchase: Purchase;
  /** Less its advances. */
  readonly booked: Purchase;
  readonly others: readonly StoredRecord<Purchase>[];
  readonly change: (part: Partial<Purchase>) => void;
}

/** What a purchase deducts or lowers: the supplier's open advances, or the invoice of a credit note. */
export function PurchaseLinks(props: PurchaseLinksProps) {
  const { code } = props.purchase;
  if (isCredit(props.purchase)) return <LoweredInvoice {...props} />;
  return code === '01' || code === '09' ? <DeductedAdvances {...props} /> : null;
}

function LoweredInvoice({ purchase, others, change }: PurchaseLinksProps) {
  const invoices = creditable(purchase, others);
  if (invoices.length === 0) return null;
  const choices = invoices.map(({ id, content: { number, date } }) => ({
    value: id,
    label: `${number}, ${formatDay(date)}`,
  }));
  return (
    <ChoiceInput
      id={fieldId('nabavka.lowers')}
      field={choiceOf('Uz fakturu', choices, true)}
      text={purchase.lowers}
      onText={(lowers) => change({ lowers })}
    />
  );
}

function DeductedAdvances({ purchase, booked, others, change }: PurchaseLinksProps) {
  const open = openPurchaseAdvances(purchase, others);
  const { advances } = purchase;
  const numberOf = (id: string) => others.find((one) => one.id === id)?.content.number ?? '';
  const offered = [
    ...advances.map((one) => ({ ...one, number: numberOf(one.id) })),
    ...open.filter(({ id }) => advances.every((one) => one.id !== id)),
  ];
  if (offered.length === 0) return null;
  const tick = ({ id, base, vat, deductible }: DeductedAdvance, isOn: boolean) =>
    change({
      advances: isOn ? [...advances, { id, base, vat, deductible }] : advances.filter((one) => one.id !== id),
    });
  return (
    <fieldset className={joinClasses('stack2', styles.candidates)}>
      <legend>Plaćeni avansi</legend>
      {offered.map((advance) => (
        <CheckboxInput
          key={advance.id}
          id={fieldId(`nabavka.avans.${advance.id}`)}
          isOn={advances.some(({ id }) => id === advance.id)}
          label={
            <span>
              Odbij avans <Typed or="bez broja">{advance.number}</Typed>: bez PDV-a{' '}
              {formatAmount(advance.base)}, PDV {formatAmount(advance.vat)}
            </span>
          }
          onChange={(isOn) => tick(advance, isOn)}
        />
      ))}
      {advances.length > 0 && (
        <p>
          Knjiži se ostatak: bez PDV-a {formatAmount(booked.base)}, PDV {formatAmount(booked.vat)}, odbija se{' '}
          {formatAmount(booked.deductible)}.
        </p>
      )}
    </fieldset>
  );
}
