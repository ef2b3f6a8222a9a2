import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import figures from '../../ui/page/figures.module.css';
import { Scrolled } from '../../ui/page/scrolled.tsx';
import styles from './comparison.module.css';
import type { Difference, DifferingSection } from './differences.ts';

/** Every difference, by section, with its law. */
export const DifferenceTable = ({ sections }: { readonly sections: readonly DifferingSection[] }) =>
  sections.length === 0 ? (
    <p>Nema razlike ni u unosu ni u jednom redu.</p>
  ) : (
    <Scrolled label="Tabela razlika">
      <table className={joinClasses(figures.figures, figures.small, figures.stacked, styles.table)}>
        <thead>
          <tr>
            <th scope="col">Red (iznosi u KM)</th>
            <th scope="col">Prvi</th>
            <th scope="col">Drugi</th>
            <th scope="col">Razlika</th>
          </tr>
        </thead>
        {sections.map(({ title, differences }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={4} className={styles.section}>
                {title}
              </th>
            </tr>
            {differences.map((difference) => (
              <Row key={difference.name} difference={difference} />
            ))}
          </tbody>
        ))}
      </table>
    </Scrolled>
  );

const Row = ({
  difference: { label, before, after, change, law, isLawChanged },
}: {
  readonly difference: Difference;
}) => (
  <tr>
    <th scope="row">
      {label}
      {law.length > 0 && (
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
      )}
    </th>
    <td>{before ?? '–'}</td>
    <td>{after ?? '–'}</td>
    <td>{change}</td>
  </tr>
);
