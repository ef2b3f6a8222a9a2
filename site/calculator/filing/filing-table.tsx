import type { FilingForm } from '@obracun/engine/core/dues.ts';
import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import figures from '../../ui/page/figures.module.css';
import { Heading } from '../../ui/page/heading.tsx';
import { Outside } from '../../ui/source-place.tsx';
import styles from './dues.module.css';

interface FilingTableProps {
  readonly form: FilingForm;
  /** Amounts by line, in feninga. */
  readonly held: ReadonlyMap<string, number>;
}

/** The columns of the form, one under another as they are copied into it. */
export const FilingTable = ({ form: { name, title, columns, source }, held }: FilingTableProps) => (
  <>
    <Heading level={3} look="section">
      Obrazac {name}
    </Heading>
    <p className={styles.note}>
      {title}.{' '}
      {source ? (
        <>
          Kolone kao u obrascu: <Outside url={source} />
        </>
      ) : (
        'Raspored kolona nije pročitan: navedene su po onome što sadrže.'
      )}
    </p>
    <table className={joinClasses(figures.figures, figures.small)}>
      <thead>
        <tr>
          <th scope="col">Kolona</th>
          <th scope="col">Iznos</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ number, title: column, line }) => (
          <tr key={column}>
            <th scope="row">{number ? `${number}. ${column}` : column}</th>
            <td>{line ? formatAmount(held.get(line) ?? 0) : 'upisujete'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
