import { joinClasses } from '../../ui/join-classes.ts';
import type { Answer } from '../api/answer.ts';
import { placeOf, pointOf, shareAt } from './curve.ts';
import { kinksOf } from './kinks.ts';
import { LineChart } from './line-chart.tsx';
import { exactMarks, kinkText, remainsOf } from './rows.ts';
import styles from './what-if.module.css';

interface NetCurveProps {
  /** By rising gross. */
  readonly answers: readonly Answer[];
  /** The calculation on the screen. */
  readonly here: Answer;
}

/** Net by gross: a line, its bends numbered and each explained in a sentence. */
export function NetCurve({ answers, here }: NetCurveProps) {
  const points = answers.map(pointOf);
  const kinks = kinksOf(answers);
  const own = pointOf(here);
  const share = shareAt(answers, own.gross);
  const notes = kinks.map(kinkText);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const ends = `Od ${exactMarks(first.gross)} bruto (neto ${exactMarks(first.net)}) do ${exactMarks(last.gross)} bruto (neto ${exactMarks(last.net)}).`;
  return (
    <div>
      <LineChart
        caption={`${labelIn(here, 'neto_plata')}, KM`}
        counted={`${labelIn(here, 'bruto_ukupno')}, KM`}
        inWords={[`Neto prema brutu. ${ends}`, ...notes.map(sentence)].join(' ')}
        lines={[points.map(placeOf)]}
        marks={kinks.map(placeOf)}
        here={placeOf(own)}
        fromZero
        figures={10}
      />
      <ol className={joinClasses('bullets small', styles.marks)}>
        {notes.map((each) => (
          <li key={each}>{sentence(each)}</li>
        ))}
      </ol>
      <p className="soft">
        <svg className={styles.sample} viewBox="0 0 14 14" aria-hidden="true">
          <circle cx={7} cy={7} r={6} />
        </svg>{' '}
        Ovaj obračun: bruto {exactMarks(own.gross)}, neto {exactMarks(own.net)}.
        {share !== undefined && ` Od sljedećih 100 KM ostaje ${remainsOf(share)}.`}
      </p>
    </div>
  );
}

/** `Od 1.000 KM bruta plaća se porez.` */
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** The name in the slip: `Neto plaća` in the Federation. */
const labelIn = ({ lines }: Answer, name: string): string => lines.get(name)?.label ?? '';
