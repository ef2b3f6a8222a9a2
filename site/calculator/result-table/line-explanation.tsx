import type { AnswerLine } from '../api/answer.ts';
import { figureOf, writeFigure } from '../api/figure.ts';
import styles from './line-explanation.module.css';
import { Provision } from './provision.tsx';

/** How a line came about: in words, in figures, and the law it rests on. */
export const LineExplanation = ({ line }: { readonly line: AnswerLine }) => (
  <div className={styles.explanation}>
    <Working line={line} />
    {line.citations.length > 0 && (
      <ul className={styles.law}>
        {line.citations.map((cited) => (
          <Provision key={cited.naziv} cited={cited} />
        ))}
      </ul>
    )}
  </div>
);

/** What was entered, or is set by law as it stands, needs no second line of figures. */
function Working({ line }: { readonly line: AnswerLine }) {
  const { formula, working } = line;
  const { whole, fraction } = figureOf(line);
  const isPlain = working === `${whole}${fraction}` || working === writeFigure(line);
  return (
    <>
      {formula !== working && <p>= {formula}</p>}
      <p>
        = {!isPlain && <>{working} = </>}
        <strong>{writeFigure(line)}</strong>
      </p>
    </>
  );
}
