import { joinClasses } from '../../ui/join-classes.ts';
import type { Answer } from '../api/answer.ts';
import { LineChart } from './line-chart.tsx';
import type { TriedWage } from './rows.ts';
import { changedLaw, exactMarks } from './rows.ts';
import styles from './what-if.module.css';

/** The payout of one wage through a year, with numbered notes on the months in which its law changed. */
export function MonthsChart({ outcomes }: { readonly outcomes: readonly TriedWage[] }) {
  const months = outcomes.flatMap((outcome, at) =>
    'answer' in outcome ? [{ month: at + 1, text: outcome.text, answer: outcome.answer }] : [],
  );
  const placeOf = ({ month, answer }: { month: number; answer: Answer }) => ({
    x: month,
    y: paidIn(answer),
  });
  const changes = months.flatMap((one, at) => {
    const before = months[at - 1];
    const changed = before ? changedLaw(before.answer, one.answer) : [];
    return changed.length > 0 ? [{ ...one, note: `${one.text}: ${changed.join(', ')}` }] : [];
  });
  if (months.length < 2) return null;
  const figures = months.map(({ text, answer }) => `${text} ${exactMarks(paidIn(answer))}`);
  return (
    <div>
      <LineChart
        caption="Za isplatu, KM"
        counted="mjesec"
        inWords={[
          `Za isplatu po mjesecima: ${figures.join(', ')}.`,
          ...changes.map(({ note }) => `${note}.`),
        ].join(' ')}
        lines={[months.map(placeOf)]}
        marks={changes.map(placeOf)}
        here={undefined}
        fromZero={false}
        figures={12}
        isWhole
      />
      {changes.length > 0 && <p className="soft">Promijenjeni propisi:</p>}
      <ol className={joinClasses('bullets small', styles.marks)}>
        {changes.map(({ note }) => (
          <li key={note}>{note}.</li>
        ))}
      </ol>
    </div>
  );
}

const paidIn = ({ lines }: Answer): number => Number(lines.get('za_isplatu')?.value ?? 0);
