import type { PublishedExample, PublishedFigure } from '@obracun/engine/calculators/published.ts';
import { formatAmount, formatDecimal } from '@obracun/engine/core/numbers/format.ts';
import { km } from '@obracun/engine/core/numbers/money.ts';
import { Link } from 'wouter';
import { joinClasses } from '../../ui/join-classes.ts';
import figures from '../../ui/page/figures.module.css';
import { Heading } from '../../ui/page/heading.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { WrittenSource } from '../../ui/source-place.tsx';
import { doorOf } from '../directory/doors.ts';
import { usePages } from '../directory/page.ts';
import styles from './accuracy-page.module.css';

declare const PUBLISHED_EXAMPLES: readonly PublishedExample[];

const allFigures = PUBLISHED_EXAMPLES.flatMap((example) => example.figures);
const differing = allFigures.filter(({ published, ours }) => published !== ours).length;

const ids = [...new Set(PUBLISHED_EXAMPLES.map(({ id }) => id))];

export const AccuracyPage = () => (
  <div className={styles.page}>
    <PrintOrigin />
    <Heading level={1}>Tačnost: objavljeni primjeri i naš rezultat</Heading>
    <p className={styles.intro}>
      Ovdje stoji svaki objavljeni primjer za koji znamo, uz ono što portal računa iz istih podataka. Od{' '}
      {allFigures.length} iznosa iz {PUBLISHED_EXAMPLES.length} primjera razlikuje se {differing}. Gdje je
      objavljena formula ili ušteda, poređen je iznos koji iz nje slijedi. Primjere provjerava svaka izmjena
      portala.
    </p>
    <p className={styles.intro}>
      Gdje se izvori međusobno ne slažu, piše na stranici <Link to="/odstupanja">Odstupanja</Link>.
    </p>
    <p className={styles.intro}>
      Primjere možete pokrenuti i sami: u{' '}
      <a href="/primjeri.json" download>
        primjeri.json
      </a>{' '}
      su poziv, ulazni podaci i očekivani redovi svakog primjera, a pozivi su opisani na stranici{' '}
      <Link to="/api">API</Link>.
    </p>
    {ids.map((id) => (
      <OfCalculator key={id} id={id} />
    ))}
  </div>
);

function OfCalculator({ id }: { readonly id: string }) {
  const page = usePages().find(({ path }) => path === `/${id}`);
  if (!page) return null;
  const name = `primjeri-${id}`;
  return (
    <section className={styles.group} aria-labelledby={name}>
      <Heading level={2} id={name}>
        <Link to={page.path}>{doorOf(page).title}</Link>
      </Heading>
      {PUBLISHED_EXAMPLES.filter((example) => example.id === id).map((example) => (
        <ExampleTable key={example.title} example={example} />
      ))}
    </section>
  );
}

/** One published example, line by line next to our result. */
const ExampleTable = ({
  example: { title, period, source, figures: rows, why },
}: {
  readonly example: PublishedExample;
}) => (
  <table className={joinClasses(figures.figures, figures.small, figures.stacked, styles.table)}>
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
