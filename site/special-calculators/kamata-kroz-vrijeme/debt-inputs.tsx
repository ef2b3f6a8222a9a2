import { isDay } from '@obracun/engine/core/days/day.ts';
import { formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { PartPayment } from '@obracun/engine/rules/interest-over-time.ts';
import { Plus, Undo2, X } from 'lucide-react';
import { FormActions } from '../../calculator/form/form-actions.tsx';
import { FormFrame } from '../../calculator/form/form-frame.tsx';
import { FormGroup } from '../../calculator/form/form-group.tsx';
import { useFormContext } from '../../calculator/form-state/form-context.ts';
import { focusField } from '../../fields/layout/field-id.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import type { SessionList } from '../tool/use-session-list.ts';
import { PAYMENT_GROUP } from './debt-form.ts';
import styles from './debt-inputs.module.css';
import { MOST_PAYMENTS } from './payments.ts';

interface DebtInputsProps {
  readonly list: SessionList<PartPayment>;
  /** The amount typed for the next payment, in feninga. */
  readonly amount: number;
}

const ADD = 'dodaj-uplatu';

/** The debt, and its payments one under another: Enter adds the one that is typed. */
export function DebtInputs({ list, amount }: DebtInputsProps) {
  const { form } = useFormContext();
  const { dan_uplate: day = '' } = form.state.entered;
  const add = () => {
    if (amount === 0 && day === '') return form.leave(form.definition.groups.flatMap(({ fields }) => fields));
    if (!isDay(day)) return focusField('dan_uplate');
    if (amount === 0) return focusField('uplata');
    list.add({ day, amount });
    // First: a field that is left writes its amount out.
    focusField('dan_uplate');
    form.enter({ dan_uplate: '', uplata: '' });
  };
  return (
    <FormFrame onEnter={add}>
      {[...form.definition.groups, PAYMENT_GROUP].map((group) => (
        <FormGroup key={group.title} group={group} />
      ))}
      <PaymentList list={list} isCleared={form.state.cleared !== undefined} />
      <FormActions>
        <Button id={ADD} type="submit" look="main" disabled={list.items.length >= MOST_PAYMENTS}>
          <Plus aria-hidden="true" size={18} /> Dodaj uplatu
        </Button>
      </FormActions>
    </FormFrame>
  );
}

/** What was pressed may go with its payment, and the focus with it. */
const acted = (act: () => void) => {
  act();
  document.getElementById(ADD)?.focus();
};

interface PaymentListProps {
  readonly list: SessionList<PartPayment>;
  /** All of the debt was cleared: one button brings it back whole. */
  readonly isCleared: boolean;
}

const PaymentList = ({ list: { items, remove, undo }, isCleared }: PaymentListProps) => (
  <>
    {items.length > 0 && (
      <ul className={styles.payments} aria-label="Uplate">
        {items.map(({ day, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike in everything
          <li key={index} className={styles.payment}>
            {formatDay(day)} <span className={styles.amount}>{formatMoney(amount)}</span>
            <IconButton label={`Ukloni uplatu ${formatDay(day)}`} onClick={() => acted(() => remove(index))}>
              <X aria-hidden="true" size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    )}
    {undo && !isCleared && (
      <Button look="quiet" onClick={() => acted(undo)}>
        <Undo2 aria-hidden="true" size={18} /> Vrati obrisano
      </Button>
    )}
  </>
);
