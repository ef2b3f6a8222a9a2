import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useFormContext } from '../../calculator/form-context.ts';
import { Provision } from '../../calculator/provision.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './all-years.module.css';
import { sourcesOf } from './sources.ts';
import { useYears, type YearAnswer } from './use-years.ts';
import { YearChart } from './year-chart.tsx';
import { pointsOf } from './year-point.ts';
import { YearTable } from './year-table.tsx';

/** What a past year amounts to does not change while the page is open. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      retry: false,
      refetchOnReconnect: true,
    },
  },
});

/** The figures of a calculator over all the years it knows, as a line and as a table. */
export const AllYears = () => (
  <QueryClientProvider client={client}>
    <section className={styles.years} aria-labelledby="sve-godine">
      <Heading level={3} look="section" id="sve-godine">
        Kroz godine
      </Heading>
      <Years />
    </section>
  </QueryClientProvider>
);

function Years() {
  const { form } = useFormContext();
  const { years, isPending, error, retry } = useYears(form.definition);
  if (isPending) return <Spinner label="Računam…" />;
  return (
    <>
      {error && (
        <div className={styles.failure}>
          <Notice kind="error">{error.message}</Notice>
          <Button onClick={retry}>Pokušaj ponovo</Button>
        </div>
      )}
      {years.length > 0 && (
        <Figures definition={form.definition} years={years} chosen={Number(form.state.unos.godina)} />
      )}
    </>
  );
}

interface FiguresProps {
  readonly definition: Definition;
  readonly years: readonly YearAnswer[];
  readonly chosen: number;
}

function Figures({ definition, years, chosen }: FiguresProps) {
  const newestFirst = years.toReversed();
  const sources = sourcesOf(newestFirst, definition.izlaz);
  const [main = ''] = definition.glavni.uvijek;
  return (
    <>
      <YearChart
        naziv={definition.redovi[main]?.naziv ?? ''}
        points={pointsOf(years, main)}
        chosen={chosen}
      />
      <YearTable definition={definition} years={newestFirst} chosen={chosen} sources={sources} />
      <ol className={styles.sources} aria-label="Izvori">
        {sources.provisions.map((cited) => (
          <Provision key={`${cited.naziv} ${cited.od}`} cited={cited} />
        ))}
      </ol>
    </>
  );
}
