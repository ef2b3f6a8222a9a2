import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { DataTable } from '../../ui/page/data-table.tsx';
import figures from '../../ui/page/figures.module.css';
import styles from './comparison.module.css';
import type { Difference, DifferingSection } from './differences.ts';

interface DifferenceTableProps {
  readonly sections: readonly DifferingSection[];
  /** Heads of the two columns. */
  readonly before?: string;
  readonly after?: string;
}

/** Every difference, by section, with its law. */
export const DifferenceTable = ({
  sections,
  before: one = 'Prvi',
  after: other = 'Drugi',
}: DifferenceTableProps) =>
  sections.length === 0 ? (
    <p>Nema razlike ni u unosu ni u jednom redu.</p>
  ) : (
    <DataTable
      scrolled="Tabela razlika"
      className={joinClasses(figures.figures, figures.small, figures.stacked, styles.table)}
      groups={sections.map(({ title, differences }) => ({ title, rows: differences }))}
      groupClass={styles.section}
      columns={[
        {
          title: 'Red (iznosi u KM)',
          isHeading: true,
          cell: (row) => (
            <>
              {row.label}
              {row.law.length > 0 && <Law {...row} />}
            </>
          ),
        },
        { title: one, cell: ({ before }) => before ?? '–' },
        { title: other, cell: ({ after }) => after ?? '–' },
        { title: 'Razlika', cell: ({ change }) => change },
      ]}
    />
  );

const Law = ({ law, isLawChanged }: Difference) => (
  <span className="block pale breaking">
    {isLawChanged && (
      <>
        <TriangleAlert aria-hidden="true" size={14} /> nije isti propis:{' '}
      </>
    )}
    {law.map((one, at) => (
      <Fragment key={one}>
        {at > 0 && '; '}
        {one}
      </Fragment>
    ))}
  </span>
);
