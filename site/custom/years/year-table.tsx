import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import type { AnswerLine } from '../../calculator/call.ts';
import { CertaintyMark } from '../../calculator/certainty.tsx';
import { figureOf } from '../../calculator/figure.ts';
import { leastSure } from '../../calculator/law-cited.ts';
import type { Sources } from './sources.ts';
import type { YearAnswer } from './use-years.ts';
import styles from './year-table.module.css';

interface YearTableProps {
  readonly definition: Definition;
  /** Newest first. */
  readonly years: readonly YearAnswer[];
  readonly chosen: number | undefined;
  readonly sources: Sources;
}

/** The lines of the answer over the years, each with the figures it is made of and the numbers of its sources. */
export const YearTable = ({ definition: { izlaz, redovi }, years, chosen, sources }: YearTableProps) => (
  <table className={styles.table}>
    <caption className={styles.caption}>
      Iznosi u KM, s računom; broj u zagradi je izvor ispod tabele.
    </caption>
    <thead>
      <tr>
        <th scope="col">Godina</th>
        {izlaz.map((red) => (
          <th key={red} scope="col">
            {redovi[red]?.naziv}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {years.map((year) => (
        <tr key={year.godina} aria-current={year.godina === chosen || undefined}>
          <th scope="row">{year.godina}.</th>
          {izlaz.map((red) => (
            <LineCell key={red} line={year.redovi.get(red)} sources={sources} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface LineCellProps {
  readonly line: AnswerLine | undefined;
  readonly sources: Sources;
}

function LineCell({ line, sources }: LineCellProps) {
  if (!line) return <td />;
  const { cijeli, decimale } = figureOf(line);
  const figure = cijeli + decimale;
  return (
    <td>
      <span className={styles.name} aria-hidden="true">
        {line.naziv}
      </span>
      <span className={styles.figure}>
        <span className={styles.sources}>{sources.numbersOf(line.zakon).map((number) => `[${number}]`)}</span>{' '}
        {figure}
      </span>
      <span className={styles.working}>
        {line.racun !== figure && line.racun.replaceAll(' %', '\u00a0%')}{' '}
        {leastSure(line.zakon)?.pouzdanost === 'niska' && <CertaintyMark level="niska" />}
      </span>
    </td>
  );
}
