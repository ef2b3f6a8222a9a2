import { isDay } from '@obracun/engine/core/days/day.ts';
import { formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { PartPayment } from '@obracun/engine/rules/interest-over-time.ts';
import { Plus, Undo2, X } from 'lucide-react';
import { FormActions } from '../../calculator/form/form-actions.tsx';
import { FormFrame } from '../../calculator/form/form-frame.tsx';
import { FormGroup } from '../../calculator/form/form-group.tsx';
import { Gaps } from '../../calculator/form/gaps.tsx';
import { type Controls, FormContext, useFormContext } from '../../calculator/form-state/form-context.ts';
import { NO_LAW } from '../../calculator/form-state/law-words.ts';
import type { Form } from '../../calculator/form-state/use-form.ts';
import { PageTitle } from '../../calculator/page-title.tsx';
import { PrintInputs } from '../../calculator/print-inputs.tsx';
import { ResultHead } from '../../calculator/result-head.tsx';
import { RESULT } from '../../calculator/result-place.ts';
import { DateControl } from '../../fields/day/date-control.tsx';
import { focusField } from '../../fields/layout/field-id.ts';
import { useToday } from '../../platform/clock.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { ToolColumns } from '../tool/tool-columns.tsx';
import { type SessionList, useSessionList } from '../tool/use-session-list.ts';
import { useTool } from '../tool/use-tool.ts';
import { debtForm, PAYMENT_GROUP } from './debt-form.ts';
import styles from './debt-page.module.css';
import { debtReading } from './debt-reading.ts';
import { OwedActions, OwedResult } from './owed-result.tsx';
import { MOST_PAYMENTS, readPayments } from './payments.ts';
import { type DebtRead, readDebt } from './read-debt.ts';

const CONTROLS: Controls = { datum: DateControl };

/** A debt through time: its rates by period and its payments. In the browser alone. */
export function DebtPage() {
  const { form: tool, read } = useTool(debtForm);
  const list = useSessionList('uplate-duga', readPayments);
  const form = withPayments(
    { ...tool, reading: { ...tool.reading, ...debtReading(tool.state, read.errors) } },
    list,
  );
  const day = useToday();
  const debt = day === undefined ? {} : readDebt(form.state.entered, read.numbers, list.items, day);
  return (
    <FormContext value={{ form, errors: form.reading.errors, law: NO_LAW, controls: CONTROLS }}>
      <PrintOrigin />
      <PageTitle title={debtForm.title} />
      <PrintInputs definition={debtForm} chosen={form.state} />
      <ToolColumns inputs={<DebtInputs list={list} amount={read.numbers.uplata ?? 0} />}>
        <DebtState form={form} debt={debt} />
      </ToolColumns>
    </FormContext>
  );
}

/** The payments belong to the debt: left behind, they would reduce the next one. */
const withPayments = (form: Form, list: SessionList<PartPayment>): Form => ({
  ...form,
  clear: () => {
    form.clear();
    list.empty();
  },
  bringBack: () => {
    form.bringBack();
    list.undo?.();
  },
});

interface DebtStateProps {
  readonly form: Form;
  readonly debt: DebtRead;
}

const DebtState = ({ form, debt: { owed, refusal, doubts = [] } }: DebtStateProps) => (
  <section className={styles.state} aria-labelledby={RESULT}>
    <ResultHead id={RESULT} title="Stanje duga">
      {owed && <OwedActions owed={owed} />}
    </ResultHead>
    {refusal && <Notice kind="warn">{refusal}</Notice>}
    {doubts.map((doubt) => (
      <Notice key={doubt} kind="warn">
        {doubt}
      </Notice>
    ))}
    {owed && <OwedResult owed={owed} />}
    {!owed && !refusal && (
      <>
        <p>
          Kamata se računa po danima, za svaku stopu i svaki ostatak glavnice posebno. Uplate dodajte jednu po
          jednu.
        </p>
        <Gaps form={form} />
      </>
    )}
  </section>
);

interface DebtInputsProps {
  readonly list: SessionList<PartPayment>;
  /** The typed amount of the next payment, in feninga. */
  readonly amount: number;
}

const ADD = 'dodaj-uplatu';

/** The debt, and its payments one below another: Enter adds the typed one. */
function DebtInputs({ list, amount }: DebtInputsProps) {
  const { form } = useFormContext();
  const { dan_uplate: day = '' } = form.state.entered;
  const add = () => {
    if (amount === 0 && day === '') return form.leave(form.definition.groups.flatMap(({ fields }) => fields));
    if (!isDay(day)) return focusField('dan_uplate');
    if (amount === 0) return focusField('uplata');
    list.add({ day, amount });
    // First: a blurred field reformats its amount.
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

/** The pressed button may be removed with its payment, and the focus with it. */
const acted = (act: () => void) => {
  act();
  document.getElementById(ADD)?.focus();
};

interface PaymentListProps {
  readonly list: SessionList<PartPayment>;
  /** The whole debt was cleared: one button restores it. */
  readonly isCleared: boolean;
}

const PaymentList = ({ list: { items, remove, undo }, isCleared }: PaymentListProps) => (
  <>
    {items.length > 0 && (
      <ul className={styles.payments} aria-label="Uplate">
        {items.map(({ day, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be equal in everything
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
