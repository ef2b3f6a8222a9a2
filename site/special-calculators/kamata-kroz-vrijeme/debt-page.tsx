import type { PartPayment } from '@obracun/engine/rules/interest-over-time.ts';
import { Gaps } from '../../calculator/form/gaps.tsx';
import { type Controls, FormContext } from '../../calculator/form-state/form-context.ts';
import { NO_LAW } from '../../calculator/form-state/law-words.ts';
import type { Form } from '../../calculator/form-state/use-form.ts';
import { PageTitle } from '../../calculator/page-title.tsx';
import { PrintInputs } from '../../calculator/print-inputs.tsx';
import { ResultHead } from '../../calculator/result-head.tsx';
import { RESULT } from '../../calculator/result-place.ts';
import { DateControl } from '../../fields/day/date-control.tsx';
import { useToday } from '../../platform/clock.ts';
import { Notice } from '../../ui/notice.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { ToolColumns } from '../tool/tool-columns.tsx';
import { type SessionList, useSessionList } from '../tool/use-session-list.ts';
import { useTool } from '../tool/use-tool.ts';
import { debtForm } from './debt-form.ts';
import { DebtInputs } from './debt-inputs.tsx';
import styles from './debt-page.module.css';
import { debtReading } from './debt-reading.ts';
import { OwedActions, OwedResult } from './owed-result.tsx';
import { readPayments } from './payments.ts';
import { type DebtRead, readDebt } from './read-debt.ts';

const CONTROLS: Controls = { datum: DateControl };

/** A debt through time: rates as they held, payments as they came. In the browser alone. */
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

/** The payments are of the debt: left behind, they would lower the next one. */
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
