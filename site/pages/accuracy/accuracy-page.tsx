import type { PublishedExample } from '@obracun/engine/calculators/published.ts';
import { Link } from 'wouter';
import { Heading } from '../../ui/page/heading.tsx';
import { doorOf } from '../directory/doors.ts';
import { usePages } from '../directory/page-list.ts';
import styles from './accuracy-page.module.css';
import { ExampleTable } from './example-table.tsx';

declare const PUBLISHED_EXAMPLES: readonly PublishedExample[];

const figures = PUBLISHED_EXAMPLES.flatMap((example) => example.figures);
const differing = figures.filter(({ published, ours }) => published !== ours).length;

const ids = [...new Set(PUBLISHED_EXAMPLES.map(({ id }) => id))];

export const AccuracyPage = () => (
  <div className={styles.page}>
    <Heading level={1}>Tačnost: objavljeni primjeri i naš rezultat</Heading>
    <p className={styles.intro}>
      Ovdje stoji svaki objavljeni primjer za koji znamo, uz ono što portal računa iz istih podataka. Od{' '}
      {figures.length} iznosa iz {PUBLISHED_EXAMPLES.length} primjera razlikuje se {differing}. Gdje je
      objavljena formula ili ušteda, poređen je iznos koji iz nje slijedi. Primjere provjerava svaka izmjena
      portala.
    </p>
    <p className={styles.intro}>
      Gdje se izvori međusobno ne slažu, piše na stranici <Link to="/odstupanja">Odstupanja</Link>.
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
