import type { PublishedExample, PublishedFigure } from '@obracun/engine/calculators/published.ts';
import { formatAmount, formatDecimal } from '@obracun/engine/core/numbers/format.ts';
import { km } from '@obracun/engine/core/numbers/money.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import figures from '../../ui/page/figures.module.css';
import { WrittenSource } from '../../ui/source-place.tsx';
import styles from './accuracy-page.module.css';

/** One published example, line by line next to our result. */
export const ExampleTable = ({
  example: { title, period, source, figures: rows, why },
}: {
  readonly example: PublishedExample;
}) => (
  <table className={joinClasses(figures.figures, figures.small, styles.table)}>
    <caption>
      <strong>{title}</strong>
      <span className={styles.source}>
        {period && `${period}, `}
        izvor: <WrittenSource source={source} />
      </span>
    </caption>
    <thead>
      <tr>
        <th scope="col">Red</th>
        <th scope="col">Objavljeno</th>
        <th scope="col">Portal</th>
        <th scope="col">Razlika</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((figure) => (
        <FigureRow key={figure.label} figure={figure} />
      ))}
    </tbody>
    {why && (
      <tfoot>
        <tr>
          <td colSpan={4} className={styles.why}>
            {why}
          </td>
        </tr>
      </tfoot>
    )}
  </table>
);

const FigureRow = ({ figure: { label, kind, published, ours } }: { readonly figure: PublishedFigure }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{written(kind, published)}</td>
    <td>{written(kind, ours)}</td>
    <td>{differenceWritten(kind, ours - published)}</td>
  </tr>
);

const written = (kind: string, value: number): string =>
  kind === 'iznos' ? formatAmount(km(value)) : formatDecimal(Math.round(value * 100), 2);

const differenceWritten = (kind: string, difference: number): string =>
  difference < 0 ? `−${written(kind, -difference)}` : written(kind, difference);
