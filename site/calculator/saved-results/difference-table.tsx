import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { DataTable } from '../../ui/page/data-table.tsx';
import figures from '../../ui/page/figures.module.css';
import styles from './comparison.module.css';
import type { Difference, DifferingSection } from './differences.ts';

/** Every difference, by section, with its law. */
export const DifferenceTable = ({ sections }: { readonly sections: readonly DifferingSection[] }) =>
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
          cell: (one) => (
            <>
              {one.label}
              {one.law.length > 0 && <Law {...one} />}
            </>
          ),
        },
        { title: 'Prvi', cell: ({ before }) => before ?? '–' },
        { title: 'Drugi', cell: ({ after }) => after ?? '–' },
        { title: 'Razlika', cell: ({ change }) => change },
      ]}
    />
  );

const Law = ({ law, isLawChanged }: Difference) => (
  <span className={styles.law}>
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
