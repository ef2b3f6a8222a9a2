import { useId } from 'react';
import type { Answer } from '../../calculator/api/answer.ts';
import { figureOf, writeFigure } from '../../calculator/api/figure.ts';
import { Provision } from '../../calculator/result-table/provision.tsx';
import { DifferenceTable } from '../../calculator/saved-results/difference-table.tsx';
import { differencesOf } from '../../calculator/saved-results/differences.ts';
import { resultOf } from '../../calculator/saved-results/result-of.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Notice } from '../../ui/notice.tsx';
import figures from '../../ui/page/figures.module.css';
import { Folded } from '../../ui/page/folded.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { Scrolled } from '../../ui/page/scrolled.tsx';
import { useSpoken } from '../../ui/spoken.tsx';
import type { Answered, Compared } from './asking/ask-columns.ts';
import type { WageColumn } from './asking/columns.ts';
import {
  type ComparedCell,
  type ComparedLine,
  type ComparedSection,
  comparedLines,
  isPaid,
} from './compared-lines.ts';
import styles from './compared-wages.module.css';
import { differenceSentence } from './difference-sentence.ts';

const answerIn = ({ outcome }: Answered): Answer | undefined =>
  'answer' in outcome ? outcome.answer : undefined;

/** Wages side by side; a column without an answer shows its refusal. */
export function ComparedWages({
  compared: { answered, isOfMonths, basis },
}: {
  readonly compared: Compared;
}) {
  const answers = answered.map(answerIn);
  useSpoken(spokenOf(answered));
  const sections = comparedLines(answers);
  const columns = answered.map(({ column }) => column);
  const placed = answered.flatMap((one) => {
    const answer = answerIn(one);
    return answer ? [{ place: one.column.wage.place, answer }] : [];
  });
  const difference = isOfMonths ? undefined : differenceSentence(basis, placed);
  return (
    <>
      {answered.map(({ column, outcome }) => {
        const said = 'refusal' in outcome ? outcome.refusal : outcome.note;
        return (
          said && (
            <Notice key={column.id} kind={'refusal' in outcome ? 'warn' : 'info'} title={column.title}>
              {said}
            </Notice>
          )
        );
      })}
      {answers.some(Boolean) && <WageTable columns={columns} sections={sections} />}
      {difference && <p className={styles.difference}>{difference}</p>}
      {isOfMonths ? <MonthDifferences answered={answered} /> : <LineReasons {...{ columns, sections }} />}
      <Warnings answered={answered} />
    </>
  );
}

const spokenOf = (answered: readonly Answered[]): string =>
  answered
    .map((one) => {
      const net = answerIn(one)?.lines.get('neto_plata');
      return `${one.column.title}: ${net ? `neto ${writeFigure(net)}` : 'bez obračuna'}`;
    })
    .join('; ');

/** Line by line with the changed law, like two stored results. */
function MonthDifferences({ answered }: { readonly answered: readonly Answered[] }) {
  const [before, after] = answered.map((one) => {
    const answer = answerIn(one);
    if (!answer) return undefined;
    const chosen = { basis: '', entered: {}, touched: [] };
    return resultOf({ definition: one.column.wage.definition, chosen, answer }, one.column.title);
  });
  return before && after && <DifferenceTable sections={differencesOf(before, after)} />;
}

/** The warnings of the calls, each sentence once, with its columns. */
const Warnings = ({ answered }: { readonly answered: readonly Answered[] }) =>
  answered.map((one) =>
    [...new Set(answerIn(one)?.warnings.map(({ poruka }) => poruka))].map((said) => (
      <Notice key={`${one.column.id} ${said}`} kind="info" title={one.column.title}>
        {said}
      </Notice>
    )),
  );

interface LineReasonsProps {
  readonly columns: readonly WageColumn[];
  readonly sections: readonly ComparedSection[];
}

/** The formula and provisions of each column, for every line that differs by law. Sums follow from them. */
function LineReasons({ columns, sections }: LineReasonsProps) {
  const heading = useId();
  const differing = sections.map(({ title, lines }) => ({
    title,
    lines: lines.filter(({ reason, isSum }) => reason && !isSum),
  }));
  if (differing.every(({ lines }) => lines.length === 0)) return null;
  return (
    <section className={styles.reasons} aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        Zašto se razlikuje
      </Heading>
      {differing.map(({ title, lines }) =>
        lines.map((line) => (
          <LineReason key={`${title} ${line.name}`} section={title} columns={columns} line={line} />
        )),
      )}
    </section>
  );
}

interface LineReasonProps extends Pick<LineReasonsProps, 'columns'> {
  readonly section: string;
  readonly line: ComparedLine;
}

/** Columns without the line have no explanation. */
const LineReason = ({ section, columns, line: { label, reason = '', cells } }: LineReasonProps) => (
  <Folded title={`${label} – ${section.toLowerCase()}`} line={reason} isOnPaper>
    <dl className={styles.columns}>
      {columns.map(({ id, title }, at) => {
        const { line, law = [] } = cells[at] ?? {};
        return (
          line && (
            <div key={id}>
              <dt>{title}</dt>
              <dd>
                <span>{line.working}</span>
                <ul className={styles.law}>
                  {law.map((cited) => (
                    <Provision key={`${cited.naziv} ${cited.od}`} cited={cited} />
                  ))}
                </ul>
              </dd>
            </div>
          )
        );
      })}
    </dl>
  </Folded>
);

interface WageTableProps {
  readonly columns: readonly WageColumn[];
  readonly sections: readonly ComparedSection[];
}

/** Lines by wages; under each figure its rate, under each name the reason of its difference. */
const WageTable = ({ columns, sections }: WageTableProps) => (
  <Scrolled label="Plate jedna pored druge">
    <table
      className={joinClasses(
        figures.figures,
        figures.stacked,
        styles.table,
        columns.length < 3 && styles.two,
      )}
    >
      <thead>
        <tr>
          <th scope="col">Red (iznosi u KM)</th>
          {columns.map(({ id, short, title }) => (
            <th key={id} scope="col" abbr={title}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ title, lines }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 1} className={styles.section}>
              {title}
            </th>
          </tr>
          {lines.map((line) => (
            <Row key={line.name} line={line} columns={columns} />
          ))}
        </tbody>
      ))}
    </table>
  </Scrolled>
);

const Row = ({
  line: { label, cells, reason, isSum },
  columns,
}: {
  readonly line: ComparedLine;
  readonly columns: readonly WageColumn[];
}) => (
  <tr className={joinClasses(isSum && styles.sum)}>
    <th scope="row">
      {label}
      {reason && !isSum && <span className={styles.reason}>{reason}</span>}
    </th>
    {cells.map((cell, at) => (
      <td key={columns[at]?.id}>
        <span>{written(cell, isSum)}</span>
        {!isSum && cell.rate && <span className={styles.reason}>{cell.rate}</span>}
      </td>
    ))}
  </tr>
);

/** The unit is written once, above the table. A sum may be zero; a missing line has one mark in all columns. */
function written(cell: ComparedCell, isSum: boolean): string {
  const { line } = cell;
  if (!line || (!isSum && !isPaid(cell))) return '–';
  const { whole, fraction } = figureOf(line);
  return whole + fraction;
}
