import { PageTitle } from '../../calculator/page-title.tsx';
import { PrintInputs } from '../../calculator/print-inputs.tsx';
import { type Controls, FormContext } from '../../calculator/state/form-context.ts';
import { NO_LAW } from '../../calculator/state/law-words.ts';
import { useToday } from '../../device/clock.ts';
import { DateControl } from '../../fields/day/date-control.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { ToolColumns } from '../tool/tool-columns.tsx';
import { useSessionList } from '../tool/use-session-list.ts';
import { useTool } from '../tool/use-tool.ts';
import { debtForm } from './debt-form.ts';
import { DebtInputs } from './debt-inputs.tsx';
import { OwedResult } from './owed-result.tsx';
import { readPayments } from './payments.ts';
import { type DebtRead, readDebt } from './read-debt.ts';

const CONTROLS: Controls = { datum: DateControl };

/** A debt through time: rates as they held, payments as they came. In the browser alone. */
export function DebtPage() {
  const { form, read } = useTool(debtForm);
  const list = useSessionList('uplate-duga', readPayments);
  const day = useToday();
  const debt = day === undefined ? {} : readDebt(form.state.entered, read.numbers, list.items, day);
  return (
    <FormContext value={{ form, errors: read.errors, law: NO_LAW, controls: CONTROLS }}>
      <PrintOrigin />
      <PageTitle title={debtForm.title} />
      <PrintInputs definition={debtForm} chosen={form.state} />
      <ToolColumns inputs={<DebtInputs list={list} amount={read.numbers.uplata ?? 0} />}>
        <DebtState debt={debt} />
      </ToolColumns>
    </FormContext>
  );
}

const DebtState = ({ debt: { owed, refusal, doubt } }: { readonly debt: DebtRead }) => (
  <>
    {refusal && <Notice kind="warn">{refusal}</Notice>}
    {doubt && <Notice kind="warn">{doubt}</Notice>}
    {owed && <OwedResult owed={owed} />}
    {!owed && !refusal && (
      <p>
        Upišite glavnicu, propis i rok plaćanja. Uplate dodajte jednu po jednu: kamata se računa po danima, za
        svaku stopu i svaki ostatak glavnice posebno.
      </p>
    )}
  </>
);
