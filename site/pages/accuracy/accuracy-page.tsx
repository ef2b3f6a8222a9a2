import type { PublishedExample, PublishedFigure } from '@obracun/engine/calculators/published.ts';
import { counted, formatAmount, formatDecimal } from '@obracun/engine/core/numbers/format.ts';
import { km } from '@obracun/engine/core/numbers/money.ts';
import { Link } from 'wouter';
import { joinClasses } from '../../ui/join-classes.ts';
import { DataTable, type TableColumn } from '../../ui/page/data-table.tsx';
import figures from '../../ui/page/figures.module.css';
import { Heading } from '../../ui/page/heading.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { WrittenSource } from '../../ui/source-place.tsx';
import { doorOf } from '../directory/doors.ts';
import { usePages } from '../directory/page.ts';
import styles from './accuracy-page.module.css';

declare const PUBLISHED_EXAMPLES: readonly PublishedExample[];

const differs = ({ published, ours }: PublishedFigure): boolean => published !== ours;

const allFigures = PUBLISHED_EXAMPLES.flatMap((example) => example.figures);
const differing = allFigures.filter(differs).length;

const EXAMPLES = ['objavljenog primjera', 'objavljena primjera', 'objavljenih primjera'] as const;

const ids = [...new Set(PUBLISHED_EXAMPLES.map(({ id }) => id))];

export const AccuracyPage = () => (
  <div className="stack3">
    <PrintOrigin />
    <Heading level={1}>Tačnost: objavljeni primjeri i naš rezultat</Heading>
    <p className="measure">
      Od {allFigures.length} iznosa iz {counted(PUBLISHED_EXAMPLES.length, EXAMPLES)} razlikuje se{' '}
      {differing === 1 ? 'jedan' : differing}. Gdje je objavljena samo formula, poredimo iznos koji iz nje
      slijedi. Provjerite sami:{' '}
      <a href="/primjeri.json" download>
        primjeri.json
      </a>{' '}
      uz <Link to="/api">API</Link>.
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
    <section className="stack3 further" aria-labelledby={name}>
      <Heading level={2} id={name}>
        <Link to={page.path}>{doorOf(page).title}</Link>
      </Heading>
      {PUBLISHED_EXAMPLES.filter((example) => example.id === id).map((example) => (
        <ExampleTable key={example.title} example={example} />
      ))}
    </section>
  );
}

const DIFFERENCE: TableColumn<PublishedFigure> = {
  title: 'Razlika',
  cell: ({ kind, published, ours }) => differenceWritten(kind, ours - published),
};

/** One published example, line by line next to our result. */
function ExampleTable({
  example: { title, period, source, figures: rows, why },
}: {
  readonly example: PublishedExample;
}) {
  const difference = rows.some(differs) ? [DIFFERENCE] : [];
  return (
    <DataTable
      className={joinClasses(figures.figures, figures.small, figures.stacked, styles.table)}
      caption={
        <>
          <strong>{title}</strong>
          <span className="block pale">
            {period && `${period}, `}
            <WrittenSource source={source} />
          </span>
        </>
      }
      rows={rows}
      columns={[
        {
          title: 'Red',
          isHeading: true,
          cell: ({ label }) => label,
          foot: why,
          footProps: { colSpan: 3 + difference.length, className: styles.why },
        },
        { title: 'Objavljeno', cell: ({ kind, published }) => written(kind, published) },
        { title: 'Portal', cell: ({ kind, ours }) => written(kind, ours) },
        ...difference,
      ]}
    />
  );
}

const written = (kind: string, value: number): string =>
  kind === 'iznos' ? formatAmount(km(value)) : formatDecimal(Math.round(value * 100), 2);

const differenceWritten = (kind: string, difference: number): string =>
  difference < 0 ? `−${written(kind, -difference)}` : written(kind, difference);
