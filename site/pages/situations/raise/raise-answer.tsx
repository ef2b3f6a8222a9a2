import { addMonths, monthOf, yearOf } from '@obracun/engine/core/days/day.ts';
import { formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { km } from '@obracun/engine/core/numbers/money.ts';
import type { MyPayslip } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import { Link } from 'lucide-react';
import { useCallback } from 'react';
import type { CallError } from '../../../calculator/api/answer.ts';
import { callFor } from '../../../calculator/api/call.ts';
import { partsOf } from '../../../calculator/api/parts-of.ts';
import { CompositionChart } from '../../../calculator/chart/composition-chart.tsx';
import { ComputedHere } from '../../../calculator/computed-here.tsx';
import { DifferenceTable } from '../../../calculator/saved-results/difference-table.tsx';
import { differencesOf } from '../../../calculator/saved-results/differences.ts';
import { CardButton } from '../../../calculator/share-and-export/card-button.tsx';
import type { ResultCard } from '../../../calculator/share-and-export/draw-card.ts';
import { useRequest } from '../../../lazy-loading/use-request.ts';
import { today } from '../../../platform/clock.ts';
import { PRODUCT } from '../../../platform/product.ts';
import { offerLink } from '../../../platform/share-sheet.ts';
import { WAGES } from '../../../special-calculators/poredjenje/asking/wages.ts';
import { asRead } from '../../../storage/as-read.ts';
import { shareInputs } from '../../../storage/fragment.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useSpoken } from '../../../ui/spoken.tsx';
import { compositionLines, WAGE_COMPOSITION } from '../../my-payslip/composition.ts';
import { myWageOf, wageCall } from '../../my-payslip/my-wage.ts';
import { resultOfPayslip } from '../../my-payslip/stored-payslip.ts';
import styles from './raise.module.css';
import { mainFigures, otherFigures, raiseOf, raiseSentence, type WageRise } from './raise.ts';
import { type RaiseQuestion, writeRaise } from './raise-link.ts';

const TIMING = { pause: 250, patience: 300 };

/** The raise of the last month in one sentence, three figures, one bar and every row; every figure from the calls. */
export function RaiseAnswer(question: RaiseQuestion) {
  const ask = useCallback(
    (key: string, signal: AbortSignal) => requestRaise(JSON.parse(key) as RaiseQuestion, signal),
    [],
  );
  const { answer, error, isSlow, retry } = useRequest<Wages, CallError>(
    JSON.stringify(question),
    ask,
    TIMING,
  );
  const raise = answer && raiseOf(answer.before, answer.after);
  const sentence = raise && raiseSentence(raise);
  useSpoken(sentence);
  if (error)
    return (
      <Notice kind="error">
        {error.message} {error.isPassing && <Button onClick={retry}>Pokušaj ponovo</Button>}
      </Notice>
    );
  if (!answer || !raise) return isSlow ? <Spinner label="Računam…" /> : null;
  return (
    <>
      <p className="title">{sentence}</p>
      <dl className={joinClasses('columns filled terms', styles.figures)}>
        {mainFigures(raise).map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <CompositionChart composition={WAGE_COMPOSITION} lines={linesOf(raise)} />
      <DifferenceTable
        sections={differencesOf(resultOfPayslip(answer.before), resultOfPayslip(answer.after))}
        before="Danas"
        after="Tražite"
      />
      <ComputedHere />
      <Buttons>
        <CopyButton
          look="quiet"
          texts={TEXTS}
          instead={(url) => offerLink(url, sentence)}
          text={() => shareInputs(writeRaise(question), writeRaise(question))}
        >
          {(label = 'Podijeli') => (
            <>
              <Link aria-hidden="true" size={18} /> {label}
            </>
          )}
        </CopyButton>
        <CardButton
          name={`povisica-${question.before}-${question.after}`}
          card={() => cardOf(raise, question)}
        />
      </Buttons>
    </>
  );
}

const TEXTS = { copied: 'Link je kopiran', failed: 'Link je u adresi stranice' };

interface Wages {
  readonly before: MyPayslip;
  readonly after: MyPayslip;
}

/** Both wages of the last month. */
async function requestRaise({ entity, before, after }: RaiseQuestion, signal: AbortSignal): Promise<Wages> {
  const day = addMonths(today(), -1);
  const month = { year: yearOf(day), month: monthOf(day) };
  const definition = WAGES.find(({ id }) => id === entity)?.definition;
  if (!definition) throw new Error(entity);
  const wage = async (amount: number) =>
    myWageOf(
      await callFor(definition, JSON.stringify(wageCall(entity, month, amount)), signal),
      entity,
      month,
    );
  const [one, other] = await Promise.all([wage(before), wage(after)]);
  return { before: one, after: other };
}

const linesOf = (raise: WageRise) => compositionLines(raise, 'Firma plaća više', raise.cost);

/** The cost of the raise and its parts, in the order of the bar. */
function cardOf(raise: WageRise, { entity, before, after }: RaiseQuestion): ResultCard {
  const [cost, paid, pension] = mainFigures(raise);
  const place = WAGES.find(({ id }) => id === entity)?.title ?? '';
  const wages = `${formatMoney(km(before))} → ${formatMoney(km(after))}`;
  return {
    title: asRead(`Povišica: na ruke ${wages}`),
    period: asRead(`${place}, ${formatDay(today())}`),
    figures: [cost, paid, pension, ...otherFigures(raise)]
      .filter((figure) => figure !== undefined)
      .map(({ label, amount }) => ({ label: asRead(label), amount })),
    bar: partsOf(WAGE_COMPOSITION, linesOf(raise)).map(({ width }) => width / 100),
    host: `${asRead(PRODUCT)}, ${location.host}`,
  };
}
