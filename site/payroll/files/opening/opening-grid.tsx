import { MONTH_NAMES, monthCode } from '@obracun/engine/core/days/day.ts';
import { monthWritten } from '@obracun/engine/core/numbers/format.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import {
  missingFigures,
  OPENING_FIGURES,
  openingDoubts,
} from '@obracun/engine/payroll/staff/opening/opening-figures.ts';
import type { OpeningMonth, OpeningYear } from '@obracun/engine/payroll/staff/opening/opening-year.ts';
import { useState } from 'react';
import { reasonOf } from '../../../storage/db/cause.ts';
import { saveOpenings } from '../../../storage/payroll/openings.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import records from '../../../ui/page/records.module.css';
import { Scrolled } from '../../../ui/page/scrolled.tsx';
import { TypedCell } from '../../ui/typed-cell.tsx';
import grid from '../../ui/typed-grid.module.css';
import styles from './opening.module.css';
import { OPENING_CELLS, type OpeningCell } from './opening-cells.ts';

interface OpeningGridProps {
  readonly firm: string;
  readonly entity: PayrollEntity;
  readonly worker: string;
  readonly year: number;
  readonly opening: OpeningYear | undefined;
  /** Codes of closed months. */
  readonly closed: ReadonlySet<string>;
}

/** The months of a worker in a year, typed by hand. */
export function OpeningGrid({ firm, entity, worker, year, opening, closed }: OpeningGridProps) {
  const [problem, setProblem] = useState<string>();
  const monthOf = (month: number): OpeningMonth => opening?.months[month] ?? {};
  const save = (month: number, after: OpeningMonth) => {
    const change = {
      worker,
      year,
      month,
      before: opening?.months[month],
      after: Object.keys(after).length > 0 ? after : undefined,
    };
    saveOpenings(firm, [change]).then(
      (isSaved) =>
        setProblem(
          isSaved ? undefined : 'Mjesec je u međuvremenu promijenjen u drugom prozoru: upišite ponovo.',
        ),
      (error: unknown) => setProblem(`Nije sačuvano: ${reasonOf(error)}.`),
    );
  };
  return (
    <>
      {problem && <Notice kind="error">{problem}</Notice>}
      <Scrolled label={`Mjeseci ${year}. iz ranijeg programa`}>
        <table className={joinClasses(records.records, records.figures, records.frozen, grid.grid)}>
          <thead>
            <tr>
              <th scope="col">Mjesec</th>
              {OPENING_CELLS.map(({ name, title }) => (
                <th key={name} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {MONTH_NAMES.map(([name], at) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {OPENING_CELLS.map((cell) => (
                  <td key={cell.name}>
                    <GridCell
                      cell={cell}
                      label={`${cell.title}, ${name}`}
                      month={monthOf(at + 1)}
                      save={(after) => save(at + 1, after)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
      <Doubts entity={entity} year={year} monthOf={monthOf} closed={closed} />
    </>
  );
}

interface GridCellProps {
  readonly cell: OpeningCell;
  readonly label: string;
  readonly month: OpeningMonth;
  readonly save: (after: OpeningMonth) => void;
}

const GridCell = ({ cell, label, month, save }: GridCellProps) => (
  <TypedCell
    className={joinClasses(grid.cell, styles.cell)}
    label={label}
    text={cell.write(month)}
    wrong={cell.wrong}
    isReadable={(text) => cell.read(month, text) !== undefined}
    onText={(text) => {
      const after = cell.read(month, text);
      if (after) save(after);
    }}
  />
);

interface DoubtsProps {
  readonly entity: PayrollEntity;
  readonly year: number;
  readonly monthOf: (month: number) => OpeningMonth;
  readonly closed: ReadonlySet<string>;
}

/** Months that are not used, and why; and contradictions. */
function Doubts({ entity, year, monthOf, closed }: DoubtsProps) {
  const found = MONTH_NAMES.flatMap((_, at) => {
    const of = { year, month: at + 1 };
    const month = monthOf(at + 1);
    const missing = missingFigures(month);
    const isTyped = Object.keys(month).length > 0;
    if (missing.length > 0)
      return [
        `${monthWritten(of)} se ne računa dok nedostaje: ${missing.map((name) => OPENING_FIGURES[name]).join(', ')}.`,
      ];
    return [
      ...(isTyped && closed.has(monthCode(of))
        ? [`${monthWritten(of)} je zaključen u ovom programu: računa se zaključeni mjesec.`]
        : []),
      ...openingDoubts(entity, month).map((doubt) => `${monthWritten(of)}: ${doubt}`),
    ];
  });
  return (
    found.length > 0 && (
      <Notice kind="warn" title="Provjerite">
        <ul className="bullets">
          {found.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Notice>
    )
  );
}
