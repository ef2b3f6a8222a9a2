import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { remainsOf } from '@obracun/engine/rules/business-forms.ts';
import { useCallback } from 'react';
import { Link } from 'wouter';
import type { CallError } from '../../../calculator/api/answer.ts';
import { useRequest } from '../../../lazy-loading/use-request.ts';
import { useToday } from '../../../platform/clock.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Heading } from '../../../ui/page/heading.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useSpoken } from '../../../ui/spoken.tsx';
import { CitedFigures, UncertainFigures } from '../../law/cited-figures.tsx';
import { writeSentence } from '../../law/law-sentence.ts';
import { askForms, type FormOutcome, type FormsQuestion } from './ask-forms.ts';
import styles from './business-forms.module.css';
import { FORM_TEXT, lineText } from './form-text.ts';

const TIMING = { pause: 400, patience: 300 };

/** The legal forms side by side, and one sentence about which leaves more. */
export function FormsAnswer({ question }: { readonly question: FormsQuestion }) {
  const ask = useCallback(
    (text: string, signal: AbortSignal) => askForms(JSON.parse(text) as FormsQuestion, signal),
    [],
  );
  const requested = JSON.stringify(question);
  const { answer, error, isSlow, retry } = useRequest<readonly FormOutcome[], CallError>(
    requested,
    ask,
    TIMING,
  );
  const most = answer && mostText(answer);
  useSpoken(most);
  if (isSlow) return <Spinner label="Računam…" />;
  if (error)
    return (
      <Notice kind="error">
        {error.message} {error.isPassing && <Button onClick={retry}>Pokušaj ponovo</Button>}
      </Notice>
    );
  if (!answer) return null;
  return (
    <div className={joinClasses('stack3', styles.answer)}>
      {most && <p className="measure strong">{most}</p>}
      <div className={styles.forms}>
        {answer.map((outcome) => (
          <FormColumn key={outcome.id} outcome={outcome} question={question} />
        ))}
      </div>
      <p className="soft block">Troškovi knjigovodstva i osnivanja nisu uračunati.</p>
    </div>
  );
}

/** `Najviše ostaje kao obrt: 48.131,42 KM. Kao d.o.o. ostaje 1.200,00 KM manje.` */
function mostText(outcomes: readonly FormOutcome[]): string | undefined {
  const [first, ...others] = outcomes
    .flatMap((outcome) =>
      'lines' in outcome ? [{ ...FORM_TEXT[outcome.id], remains: remainsOf(outcome.lines) }] : [],
    )
    .sort((one, other) => other.remains - one.remains);
  if (!first) return undefined;
  const most = `Najviše ostaje kao ${first.named}: ${formatMoney(first.remains)}.`;
  const less = others.map(
    ({ named, remains }) => `Kao ${named} ostaje ${formatMoney(first.remains - remains)} manje.`,
  );
  return [
    others.length > 0 ? most : `Kao ${first.named} ostaje ${formatMoney(first.remains)}.`,
    ...less,
  ].join(' ');
}

interface FormColumnProps {
  readonly outcome: FormOutcome;
  readonly question: FormsQuestion;
}

function FormColumn({ outcome, question }: FormColumnProps) {
  const { title, to } = FORM_TEXT[outcome.id];
  return (
    <section className="stack2 packed" aria-labelledby={`oblik-${outcome.id}`}>
      <Heading level={3} look="section" id={`oblik-${outcome.id}`}>
        {title}
      </Heading>
      {'refusal' in outcome ? (
        <Notice kind="info">{outcome.refusal}</Notice>
      ) : (
        <FormLines outcome={outcome} question={question} />
      )}
      {to && <Link to={to}>Doprinosi i uplatnice</Link>}
    </section>
  );
}

interface FormLinesProps {
  readonly outcome: Extract<FormOutcome, { readonly lines: unknown }>;
  readonly question: FormsQuestion;
}

function FormLines({ outcome, question }: FormLinesProps) {
  const day = useToday();
  const lines = outcome.lines.map(({ name, amount }) => {
    const { label, how } = lineText(name, outcome, question);
    return { name, amount, label, ...writeSentence(how, day) };
  });
  return (
    <>
      <dl className={styles.lines}>
        {lines.map(({ name, amount, label, text, cited }) => (
          <div key={name} data-total={name === 'remains' ? true : undefined}>
            <dt>
              {label}
              {text && <span className="soft block">{text}</span>}
              <CitedFigures figures={cited} />
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
      <UncertainFigures figures={lines.flatMap(({ cited }) => cited)} />
    </>
  );
}
