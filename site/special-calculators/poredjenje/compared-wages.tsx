import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { useId, useState } from 'react';
import type { Answer } from '../../calculator/api/answer.ts';
import { figureOf, writeFigure } from '../../calculator/api/figure.ts';
import { FoldToggle } from '../../calculator/result-table/fold-toggle.tsx';
import { Provision } from '../../calculator/result-table/provision.tsx';
import { DifferenceTable } from '../../calculator/saved-results/difference-table.tsx';
import { differencesOf } from '../../calculator/saved-results/differences.ts';
import { resultOf } from '../../calculator/saved-results/result-of.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Notice } from '../../ui/notice.tsx';
import figures from '../../ui/page/figures.module.css';
import { Scrolled } from '../../ui/page/scrolled.tsx';
import { useSpoken } from '../../ui/spoken.tsx';
import type { Answered, Compared } from './asking/ask-columns.ts';
import type { ComparedBasis, WageColumn } from './asking/columns.ts';
import {
  type ComparedCell,
  type ComparedLine,
  type ComparedSection,
  comparedLines,
  isPaid,
} from './compared-lines.ts';
import styles from './compared-wages.module.css';
import { differenceSentence, measureOf } from './difference-sentence.ts';

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
        const message = 'refusal' in outcome ? outcome.refusal : outcome.note;
        return (
          message && (
            <Notice key={column.id} kind={'refusal' in outcome ? 'warn' : 'info'} title={column.title}>
              {message}
            </Notice>
          )
        );
      })}
      {difference && <p className="large measure">{difference}</p>}
      {answers.some(Boolean) && (
        <>
          <MeasuredFigures basis={basis} answered={answered} />
          <WageTable columns={columns} sections={sections} hasReasons={!isOfMonths} />
        </>
      )}
      {isOfMonths && <MonthDifferences answered={answered} />}
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
    [...new Set(answerIn(one)?.warnings.map(({ poruka }) => poruka))].map((message) => (
      <Notice key={`${one.column.id} ${message}`} kind="info" title={one.column.title}>
        {message}
      </Notice>
    )),
  );

interface MeasuredFiguresProps {
  readonly basis: ComparedBasis;
  readonly answered: readonly Answered[];
}

/** What is compared, in each column: the net, or the cost of the same net. */
const MeasuredFigures = ({ basis, answered }: MeasuredFiguresProps) => (
  <dl className={joinClasses('row5 high terms', styles.measured)}>
    {answered.map((one) => {
      const answer = answerIn(one);
      return (
        <div key={one.column.id}>
          <dt>
            {one.column.short}, {measureOf(basis).what}
          </dt>
          <dd>{answer ? formatMoney(measureOf(basis).of(answer)) : '–'}</dd>
        </div>
      );
    })}
  </dl>
);

interface RowProps {
  readonly line: ComparedLine;
  readonly columns: readonly WageColumn[];
}

/** The formula and provisions of each column that has the line. */
const LineReason = ({ columns, line: { cells } }: RowProps) => (
  <dl className={joinClasses('stack3 terms', styles.columns)}>
    {columns.map(({ id, title }, at) => {
      const { line, law = [] } = cells[at] ?? {};
      return (
        line && (
          <div key={id}>
            <dt>{title}</dt>
            <dd>
              <span>{line.working}</span>
              <ul className="small">
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
);

interface WageTableProps {
  readonly columns: readonly WageColumn[];
  readonly sections: readonly ComparedSection[];
  /** False where the whole table of differences follows. */
  readonly hasReasons: boolean;
}

/** Lines by wages; under each figure its rate, under each line that differs by law the reason. Sums follow from them. */
const WageTable = ({ columns, sections, hasReasons }: WageTableProps) => (
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
            <Row key={line.name} line={line} columns={columns} hasReason={hasReasons} />
          ))}
        </tbody>
      ))}
    </table>
  </Scrolled>
);

/** A line; where the laws differ its name opens the reason under it, which paper shows at once. */
function Row({ line, columns, hasReason }: RowProps & { readonly hasReason: boolean }) {
  const { label, cells, isSum, reason } = line;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isExplained = hasReason && reason !== undefined && !isSum;
  return (
    <>
      <tr className={joinClasses(isSum && styles.sum)}>
        <th scope="row">
          {label}
          {isExplained && (
            <FoldToggle
              isOpen={isOpen}
              controls={id}
              toggle={() => setOpen(!isOpen)}
              className={joinClasses('onScreen soft light', styles.reason)}
            >
              <span>{`Zašto: ${reason}`}</span>
            </FoldToggle>
          )}
        </th>
        {cells.map((cell, at) => (
          <td key={columns[at]?.id}>
            <span>{written(cell, isSum)}</span>
            {!isSum && cell.rate && <span className="block soft light">{cell.rate}</span>}
          </td>
        ))}
      </tr>
      {isExplained && (
        <tr id={id} className={joinClasses(!isOpen && styles.closed)}>
          <td colSpan={columns.length + 1} className={styles.why}>
            <p className={styles.onPaper}>{`Zašto: ${reason}`}</p>
            <LineReason line={line} columns={columns} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The unit is written once, above the table. A sum may be zero; a missing line has one mark in all columns. */
function written(cell: ComparedCell, isSum: boolean): string {
  const { line } = cell;
  if (!line || (!isSum && !isPaid(cell))) return '–';
  const { whole, fraction } = figureOf(line);
  return whole + fraction;
}
