import type { AnswerLine } from '../answer/answer.ts';
import { figureOf, writeFigure } from '../answer/figure.ts';
import styles from './line-explanation.module.css';
import { Provision } from './provision.tsx';

/** How a line came about: in words, in figures, and the law it rests on. */
export const LineExplanation = ({ line }: { readonly line: AnswerLine }) => (
  <div className={styles.explanation}>
    <Working line={line} />
    {line.zakon.length > 0 && (
      <ul className={styles.law}>
        {line.zakon.map((cited) => (
          <Provision key={cited.naziv} cited={cited} />
        ))}
      </ul>
    )}
  </div>
);

/** What was entered, or is set by law as it stands, needs no second line of figures. */
function Working({ line }: { readonly line: AnswerLine }) {
  const { formula, racun } = line;
  const { cijeli, decimale } = figureOf(line);
  const isPlain = racun === `${cijeli}${decimale}` || racun === writeFigure(line);
  return (
    <>
      {formula !== racun && <p>= {formula}</p>}
      <p>
        = {!isPlain && <>{racun} = </>}
        <strong>{writeFigure(line)}</strong>
      </p>
    </>
  );
}
