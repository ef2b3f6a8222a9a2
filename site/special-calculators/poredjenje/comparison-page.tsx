import {
  fields as district,
  PENSION_FUNDS,
} from '@obracun/engine/calculators/kalkulator-brcko/definition.ts';
import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { amountField, choiceField, switchField } from '@obracun/engine/core/field.ts';
import { formatDecimal, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { km } from '@obracun/engine/core/numbers/money.ts';
import { minimumBase } from '@obracun/engine/rules/salary/form/pay-fields.ts';
import { period } from '@obracun/engine/rules/salary/form/time-fields.ts';
import { useCallback } from 'react';
import { Link } from 'wouter';
import type { CallError } from '../../calculator/api/answer.ts';
import { ComputedHere } from '../../calculator/computed-here.tsx';
import { Failure } from '../../calculator/failure.tsx';
import { Gaps } from '../../calculator/form/gaps.tsx';
import { InputForm } from '../../calculator/form/input-form.tsx';
import { type Controls, FormContext } from '../../calculator/form-state/form-context.ts';
import { type Form, useForm } from '../../calculator/form-state/use-form.ts';
import { NO_LAW } from '../../calculator/form-state/use-law.ts';
import { PageTitle, ResultHead } from '../../calculator/heads.tsx';
import { PrintInputs } from '../../calculator/print-inputs.tsx';
import { RESULT } from '../../calculator/result-place.ts';
import { useStoredInputs } from '../../calculator/share-and-export/use-stored-inputs.ts';
import { Tools } from '../../calculator/tools.tsx';
import { LoadingFailed } from '../../lazy-loading/loading-failed.tsx';
import { type RequestState, useRequest } from '../../lazy-loading/use-request.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Folded } from '../../ui/page/folded.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import columns from '../tool/tool-columns.module.css';
import { ToolColumns } from '../tool/tool-columns.tsx';
import { type Compared, requestColumns } from './asking/ask-columns.ts';
import { comparisonOf, writtenMonth } from './asking/columns.ts';
import { RANGE } from './asking/range.ts';
import { WAGES } from './asking/wages.ts';
import { ComparedWages } from './compared-wages.tsx';
import styles from './comparison-page.module.css';
import { CurveSection } from './curve-section.tsx';

const CONTROLS: Controls = {};
/** A comparison is several calls: its debounce is longer. */
const TIMING = { pause: 400, patience: 100 };

/** One wage under three laws, or in two months of one: every figure from the calls. */
export function ComparisonPage() {
  const form = useForm(comparisonForm);
  useStoredInputs(form);
  const ask = useCallback(
    (question: string, signal: AbortSignal) => requestColumns(comparisonOf(question), signal),
    [],
  );
  const request = useRequest<Compared, CallError>(form.reading.call, ask, TIMING);
  return (
    <FormContext value={{ form, errors: form.reading.errors, law: NO_LAW, controls: CONTROLS }}>
      <PrintOrigin />
      <PageTitle title={comparisonForm.title} />
      <PrintInputs definition={comparisonForm} chosen={form.state} />
      <ToolColumns inputs={<InputForm />}>
        <Outcome form={form} request={request} />
      </ToolColumns>
    </FormContext>
  );
}

interface OutcomeProps {
  readonly form: Form;
  readonly request: RequestState<Compared, CallError>;
}

const Outcome = ({ form, request: { answer, error, isPending, isSlow, retry } }: OutcomeProps) => (
  <section
    className={joinClasses(columns.outcome, styles.outcome)}
    aria-labelledby={RESULT}
    aria-busy={isPending}
  >
    <ResultHead id={RESULT} title={answer ? columnsText(answer) : 'Poređenje'}>
      {answer && <ComputedHere isInHead />}
      {answer && <Tools form={form} chosen={form.state} answer={undefined} tool={undefined} />}
    </ResultHead>
    {form.reading.call === undefined && <Gaps form={form} />}
    {form.checking.hasFailed && <LoadingFailed retry={form.checking.retry} />}
    {error && <Failure error={error} retry={retry} />}
    {(isSlow || form.checking.isAwaited || (isPending && !answer)) && <Spinner label="Računam…" />}
    {answer && (
      <>
        <ComparedWages compared={answer} />
        {form.reading.call && <CurveSection question={form.reading.call} />}
      </>
    )}
    <VariantLinks />
  </section>
);

const WORDS = { trosak: 'Trošak', neto: 'Neto', bruto: 'Bruto' };

/** `Neto 1.300,00 KM, 10/2026`: the common basis of the columns. */
function columnsText({ basis, amount, isOfMonths, answered }: Compared): string {
  const [first] = answered;
  const place = isOfMonths ? first?.column.wage.title : writtenMonth(first?.column.input ?? {});
  return `${WORDS[basis]} ${formatMoney(km(amount))}, ${place}`;
}

declare const CALCULATOR_CARDS: readonly { readonly id: string; readonly title: string }[];

/** Two variants of any calculation are compared under its own result: a link to each. */
const VariantLinks = () => (
  <Folded title="Dvije varijante jednog obračuna" line="bilo koji kalkulator">
    <p>Na stranici kalkulatora, pod „Šta ako“, izaberite „Uporedi s drugom varijantom“.</p>
    <ul className={styles.links}>
      {CALCULATOR_CARDS.map(({ id, title }) => (
        <li key={id}>
          <Link to={`/${id}`}>{title}</Link>
        </li>
      ))}
    </ul>
  </Folded>
);

const { mjesec, godina } = period;
const { hint: _, ...leastBase } = minimumBase.najniza_osnovica;
const najniza_osnovica = { ...leastBase, label: 'Računaj najmanje na najnižu osnovicu' };
const { fond } = district;
const invalid = 'Upišite iznos kao broj, npr. 1.800,00.';
/** A second month, behind its switch. */
const second = { when: 'dva_mjeseca', required: false } as const;

/** One wage under several laws, or in two months of one; each column is one call. */
export const comparisonForm: FormDefinition = {
  id: 'poredjenje',
  entity: 'bih',
  title: 'Poređenje plata: RS, Federacija BiH i Brčko',
  description: 'Isti trošak, neto ili bruto pod tri zakona, ili u dva mjeseca.',
  fields: {
    mjesec,
    godina,
    najniza_osnovica,
    fond: choiceField({
      label: 'Penzioni fond u Brčkom',
      invalid: fond.invalid,
      choices: PENSION_FUNDS,
      hint: { text: 'Ako ne izaberete, uzima se Fond PIO RS.' },
    }),
    dva_mjeseca: switchField({
      label: 'Uporedi dva mjeseca jednog entiteta',
      invalid: 'Izaberite da ili ne.',
    }),
    entitet: choiceField({
      label: 'Čiji propisi',
      missing: 'Izaberite entitet ili distrikt.',
      invalid: 'Izaberite entitet ili distrikt.',
      when: 'dva_mjeseca',
      choices: WAGES.map(({ id, title }) => ({ value: id, label: title })),
    }),
    drugi_mjesec: { ...mjesec, ...second, label: 'Drugi mjesec' },
    druga_godina: { ...godina, ...second, label: 'Godina drugog' },
    bruto_od: amountField({
      label: 'Bruto od',
      invalid,
      hint: { text: `Ako ne upišete, uzima se ${formatDecimal(RANGE.from, 0)} KM.` },
    }),
    bruto_do: amountField({
      label: 'Bruto do',
      invalid,
      hint: { text: `Ako ne upišete, uzima se ${formatDecimal(RANGE.to, 0)} KM.` },
    }),
  },
  bases: {
    trosak: { label: 'Trošak poslodavca', missing: 'Upišite trošak poslodavca.', invalid },
    neto: {
      label: 'Neto plata',
      missing: 'Upišite neto platu.',
      invalid,
      hint: { text: 'U Republici Srpskoj prije doprinosa za solidarnost.' },
    },
    bruto: { label: 'Bruto ukupno', missing: 'Upišite bruto.', invalid },
  },
  groups: [
    { title: 'Plata', holdsBasis: true, fields: ['mjesec', 'godina', 'najniza_osnovica'] },
    { title: 'Brčko distrikt', fields: ['fond'] },
    { title: 'Kriva: neto prema brutu', fields: ['bruto_od', 'bruto_do'] },
    {
      title: 'Zašto mi je neto drugačiji',
      fields: ['dva_mjeseca', 'entitet', 'drugi_mjesec', 'druga_godina'],
    },
  ],
};
