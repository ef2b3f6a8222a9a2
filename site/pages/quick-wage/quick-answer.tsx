import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { type Feninga, km } from '@obracun/engine/core/numbers/money.ts';
import { ArrowRight } from 'lucide-react';
import { useCallback } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import type { Answer, CallError } from '../../calculator/api/answer.ts';
import { ComputedHere } from '../../calculator/computed-here.tsx';
import { useRequest } from '../../lazy-loading/use-request.ts';
import { costOf, requestColumns } from '../../special-calculators/poredjenje/asking/ask-columns.ts';
import { type ComparedBasis, comparisonOf } from '../../special-calculators/poredjenje/asking/columns.ts';
import { Button } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Notice } from '../../ui/notice.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useSpoken } from '../../ui/spoken.tsx';
import styles from './quick-wage.module.css';

interface QuickAnswerProps {
  readonly entity: string;
  readonly basis: ComparedBasis;
  /** In KM. */
  readonly amount: number;
  /** `2026-10` */
  readonly month: string;
  /** Where the notes go, if not under the figures. */
  readonly below: HTMLElement | null;
}

const TIMING = { pause: 300, patience: 300 };

/** The wage of one question, with the link to its whole calculation. */
export function QuickAnswer({ entity, basis, amount, month, below }: QuickAnswerProps) {
  const [godina, mjesec] = month.split('-').map(Number);
  const question = JSON.stringify({ mjesec, godina, [basis]: amount });
  const ask = useCallback((text: string, signal: AbortSignal) => requestOne(entity, text, signal), [entity]);
  const {
    answer: result,
    error,
    isPending,
    isSlow,
    retry,
  } = useRequest<Asked, CallError>(question, ask, TIMING);
  const answer = result && 'answer' in result.outcome ? result.outcome.answer : undefined;
  const rows = answer && rowsOf(answer, basis);
  useSpoken(rows && `${rows[0]?.label}: ${formatMoney(rows[0]?.amount ?? 0)}`);
  if (isSlow || (isPending && !result)) return <Spinner label="Računam…" />;
  if (error) return <Failed message={error.message} retry={error.isPassing ? retry : undefined} />;
  if (!result) return null;
  if (!answer || !rows) return <Failed message={'refusal' in result.outcome ? result.outcome.refusal : ''} />;
  return (
    <div className="stack3">
      <dl className={joinClasses('row5 low terms', styles.rows)}>
        {rows.map(({ label, amount: figure }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(figure)}</dd>
          </div>
        ))}
      </dl>
      <ComputedHere />
      <Notes warnings={answer.warnings} below={below} />
      <Link
        to={`${result.path}#${linkOf(question, answer)}`}
        className={joinClasses('beside strong fit', styles.whole)}
      >
        Cijeli obračun s propisima <ArrowRight aria-hidden="true" size={18} />
      </Link>
    </div>
  );
}

const NOTES = 'brze-napomene';

/** The notes of a wage, or a link to them elsewhere on the page. */
function Notes({ warnings, below }: Pick<Answer, 'warnings'> & Pick<QuickAnswerProps, 'below'>) {
  const notes = warnings.map(({ poruka }) => (
    <Notice key={poruka} kind="info">
      {poruka}
    </Notice>
  ));
  if (!below || notes.length === 0) return notes;
  return (
    <>
      <a href={`#${NOTES}`} className={joinClasses('fit touch', styles.toNotes)}>
        Napomene uz obračun: {notes.length}
      </a>
      {createPortal(
        <section aria-labelledby={NOTES} className="stack2">
          <Heading level={2} look="group" id={NOTES} tabIndex={-1}>
            Napomene uz obračun plate
          </Heading>
          {notes}
        </section>,
        below,
      )}
    </>
  );
}

const Failed = ({
  message,
  retry,
}: {
  readonly message: string;
  readonly retry?: (() => void) | undefined;
}) => (
  <Notice kind="error">
    {message} {retry && <Button onClick={retry}>Pokušaj ponovo</Button>}
  </Notice>
);

type Asked = Awaited<ReturnType<typeof requestOne>>;

async function requestOne(entity: string, question: string, signal: AbortSignal) {
  const { columns, ...comparison } = comparisonOf(question);
  const { answered } = await requestColumns(
    { ...comparison, columns: columns.filter(({ id }) => id === entity) },
    signal,
  );
  const [one] = answered;
  if (!one) throw new Error(`no wage of ${entity}`);
  return { outcome: one.outcome, path: `/${one.column.wage.definition.id}` };
}

interface Row {
  readonly label: string;
  readonly amount: Feninga;
}

/** What was not asked comes first: it is the answer. */
function rowsOf(answer: Answer, basis: ComparedBasis): readonly Row[] {
  const line = (...names: readonly string[]): Feninga =>
    km(Number(names.map((name) => answer.lines.get(name)?.value).find((value) => value !== undefined) ?? 0));
  const [net, after] = [line('neto_plata'), line('solidarnost_neto', 'neto_plata')];
  const inHand = {
    label: after < net ? 'Radnik dobija poslije solidarnosti' : 'Radnik dobija',
    amount: after,
  };
  const gross = { label: 'Bruto', amount: line('bruto_ukupno') };
  const cost = { label: 'Trošak poslodavca', amount: costOf(answer) };
  return basis === 'neto'
    ? [cost, gross, inHand]
    : [inHand, basis === 'bruto' ? cost : gross, basis === 'bruto' ? gross : cost];
}

/** The inputs of the page of the calculator: of a cost, its gross. */
function linkOf(question: string, answer: Answer): string {
  const { mjesec, godina, neto, bruto } = JSON.parse(question) as Record<string, number | undefined>;
  const given =
    neto === undefined
      ? { bruto_plata: String(bruto ?? answer.lines.get('bruto_plata_osnovna')?.value ?? '') }
      : { neto_plata: String(neto) };
  return String(new URLSearchParams({ mjesec: String(mjesec), godina: String(godina), ...given }));
}
