import { isDay } from '@obracun/engine/core/days/day.ts';
import { formatAmount, formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { rateText } from '@obracun/engine/rules/interest.ts';
import type { Outstanding, PartPayment } from '@obracun/engine/rules/interest-over-time.ts';
import { Plus, Undo2, X } from 'lucide-react';
import { FormGroup } from '../../calculator/form/form-group.tsx';
import { Gaps } from '../../calculator/form/gaps.tsx';
import { FormActions, FormFrame } from '../../calculator/form/input-form.tsx';
import { type Controls, FormContext, useFormContext } from '../../calculator/form-state/form-context.ts';
import type { Form } from '../../calculator/form-state/use-form.ts';
import { NO_LAW } from '../../calculator/form-state/use-law.ts';
import { PageTitle, ResultHead } from '../../calculator/heads.tsx';
import { PrintInputs } from '../../calculator/print-inputs.tsx';
import { RESULT } from '../../calculator/result-place.ts';
import { DateControl } from '../../fields/day/date-input.tsx';
import { focusField } from '../../fields/layout/field-id.ts';
import { fetchPart } from '../../lazy-loading/load-part.ts';
import { useToday } from '../../platform/clock.ts';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Notice } from '../../ui/notice.tsx';
import { DataTable } from '../../ui/page/data-table.tsx';
import figures from '../../ui/page/figures.module.css';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { SourcePlace } from '../../ui/source-place.tsx';
import { useSpoken } from '../../ui/spoken.tsx';
import { SheetActions } from '../tool/sheet-actions.tsx';
import { ToolColumns } from '../tool/tool-columns.tsx';
import { type SessionList, useSessionList } from '../tool/use-session-list.ts';
import { useTool } from '../tool/use-tool.ts';
import { debtForm, debtReading, PAYMENT_GROUP } from './debt-form.ts';
import styles from './debt-page.module.css';
import { type DebtRead, MOST_PAYMENTS, readDebt, readPayments } from './read-debt.ts';

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

const DebtState = ({ form, debt: { outstanding, refusal, doubts = [] } }: DebtStateProps) => (
  <section className="stack4 shrinks" aria-labelledby={RESULT}>
    <ResultHead id={RESULT} title="Stanje duga">
      {outstanding && <OutstandingActions outstanding={outstanding} />}
    </ResultHead>
    {refusal && <Notice kind="warn">{refusal}</Notice>}
    {doubts.map((doubt) => (
      <Notice key={doubt} kind="warn">
        {doubt}
      </Notice>
    ))}
    {outstanding && <OutstandingResult outstanding={outstanding} />}
    {!outstanding && !refusal && <Gaps form={form} />}
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
      <ul aria-label="Uplate">
        {items.map(({ day, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be equal in everything
          <li key={index} className={styles.payment}>
            {formatDay(day)} <span>{formatMoney(amount)}</span>
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

/** The total due, its growth by tranche, and the law of each rate. */
function OutstandingResult({ outstanding }: { readonly outstanding: Outstanding }) {
  useSpoken(`Ukupno duguje: ${formatMoney(outstanding.left)}`);
  return (
    <>
      <dl className={joinClasses('terms', styles.sums)}>
        {sumsOf(outstanding).map(({ name, amount, isMain }) => (
          <div key={name} className={isMain ? joinClasses('whole', styles.main) : undefined}>
            <dt>{name}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
      {outstanding.isCapped && (
        <Notice kind="info">Kamata je po propisu zaustavljena na iznosu glavnice.</Notice>
      )}
      <TrancheTable tranches={outstanding.tranches} />
      <Laws tranches={outstanding.tranches} />
    </>
  );
}

const sumsOf = ({ left, principalLeft, interestLeft, interest, paid, overpaid }: Outstanding) => [
  { name: 'Ukupno duguje', amount: left, isMain: true },
  { name: 'Glavnica', amount: principalLeft },
  { name: 'Kamata', amount: interestLeft },
  { name: 'Obračunata kamata', amount: interest },
  { name: 'Uplaćeno', amount: paid },
  ...(overpaid > 0 ? [{ name: 'Preplaćeno', amount: overpaid }] : []),
];

const TrancheTable = ({ tranches }: Pick<Outstanding, 'tranches'>) => (
  <DataTable
    scrolled="Kako je dug rastao"
    className={joinClasses(figures.figures, figures.stacked, styles.table)}
    caption="Iznosi u KM"
    captionClass="soft end"
    rows={tranches}
    columns={[
      {
        title: 'Od – do',
        isHeading: true,
        cell: ({ from, to }) => (
          <>
            <span className={styles.day}>{formatDay(from)} –</span>{' '}
            <span className={styles.day}>{formatDay(to)}</span>
          </>
        ),
      },
      { title: 'Dana', cell: ({ days }) => days },
      { title: 'Glavnica', cell: ({ principal }) => formatAmount(principal) },
      {
        title: 'Stopa',
        cellProps: () => ({ className: styles.rate }),
        cell: ({ rate }) => rateText(rate),
      },
      { title: 'Kamata', cell: ({ interest }) => formatAmount(interest) },
      { title: 'Uplata na kraju', cell: ({ paid }) => paid > 0 && formatAmount(paid) },
      {
        title: 'od toga kamata',
        cell: ({ paid, paidInterest }) => paid > 0 && formatAmount(paidInterest),
      },
    ]}
  />
);

/** Prints and exports the tranches. */
const OutstandingActions = ({ outstanding }: { readonly outstanding: Outstanding }) => (
  <SheetActions
    name="kamata-kroz-vrijeme"
    make={async () => (await fetchPart(() => import('./tranche-workbook.ts'))).trancheWorkbook(outstanding)}
  />
);

/** Each law once, with the first day of its rate. */
function Laws({ tranches }: Pick<Outstanding, 'tranches'>) {
  const laws = [...new Map(tranches.map(({ rate }) => [rate.from, rate.citation])).values()];
  return (
    <ul className="soft bullets">
      {laws.map((citation) => (
        <li key={citation.od}>
          Od {formatDay(citation.od)} <SourcePlace source={citation} />{' '}
          <CertaintyMark level={citation.pouzdanost} />
        </li>
      ))}
    </ul>
  );
}
