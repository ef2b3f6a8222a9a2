import { joinClasses } from '../../ui/join-classes.ts';
import figures from '../../ui/page/figures.module.css';
import { Scrolled } from '../../ui/page/scrolled.tsx';
import { figureOf } from '../api/figure.ts';
import type { Row } from './rows.ts';
import styles from './what-if.module.css';

interface WhatIfTableProps {
  /** Heading of the rows, unless these are steps or months. */
  readonly head: string;
  readonly rows: readonly Row[];
}

/** One row a variation: the main lines, and its difference. */
export function WhatIfTable({ head, rows }: WhatIfTableProps) {
  const heads = rows.find(({ lines }) => lines.length > 0)?.lines ?? [];
  return (
    <Scrolled label="Uporedni iznosi">
      <table className={joinClasses(figures.figures, figures.small)}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {heads.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ text, lines, note }) => (
            <tr key={text}>
              <th scope="row" className={joinClasses(note !== '' && styles.noted)}>
                {text}
                {note && <span className={joinClasses('block pale', styles.note)}>{note}</span>}
              </th>
              {lines.map((line) => {
                const { whole, fraction } = figureOf(line);
                return <td key={line.name}>{whole + fraction}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
