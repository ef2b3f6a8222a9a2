import type { AnswerLine } from './call.ts';
import { writeFigure } from './figure.ts';
import styles from './line-explanation.module.css';
import { Provision } from './provision.tsx';

/** How a line came about: in words, in figures, and the law it rests on. */
export const LineExplanation = ({ line }: { readonly line: AnswerLine }) => (
  <div className={styles.explanation}>
    <p>= {line.formula}</p>
    <p className={styles.figures}>
      = {line.racun} = <strong>{writeFigure(line)}</strong>
    </p>
    {line.zakon.length > 0 && (
      <ul className={styles.law}>
        {line.zakon.map((cited) => (
          <Provision key={cited.naziv} cited={cited} />
        ))}
      </ul>
    )}
  </div>
);
