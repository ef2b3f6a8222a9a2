import type { Definition, Presentation } from '@obracun/engine/core/calculator.ts';
import { Failure } from '../../calculator/failure.tsx';
import { useFormContext } from '../../calculator/form-state/form-context.ts';
import { Provision } from '../../calculator/result-table/provision.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './all-years.module.css';
import { sourcesOf } from './sources.ts';
import { useYears, type YearAnswer } from './use-years.ts';
import { YearChart } from './year-chart.tsx';
import { pointsOf } from './year-point.ts';
import { YearTable } from './year-table.tsx';

/** The figures of a calculator over all the years it knows, as a line and as a table; they are of the year alone, without other inputs. */
export function AllYears({ definition }: { readonly definition: Definition }) {
  const { form } = useFormContext();
  const { godina: _, ...others } = form.state.entered;
  if (Object.values(others).some(Boolean)) return null;
  return (
    <section className={styles.years} aria-labelledby="sve-godine">
      <Heading level={3} look="section" id="sve-godine">
        Kroz godine
      </Heading>
      <Years definition={definition} />
    </section>
  );
}

function Years({ definition }: { readonly definition: Definition }) {
  const { form } = useFormContext();
  const { answer, isPending, retry } = useYears(definition);
  if (isPending || !answer) return <Spinner label="Računam…" />;
  const { years, presentation, error } = answer;
  return (
    <>
      {error && <Failure error={error} retry={retry} />}
      {presentation && (
        <Figures presentation={presentation} years={years} chosen={Number(form.state.entered.godina)} />
      )}
    </>
  );
}

interface FiguresProps {
  readonly presentation: Presentation;
  readonly years: readonly YearAnswer[];
  readonly chosen: number;
}

function Figures({ presentation, years, chosen }: FiguresProps) {
  const newestFirst = years.toReversed();
  const sources = sourcesOf(newestFirst, presentation.output);
  const [main = ''] = presentation.mainLines.otherwise;
  return (
    <>
      <YearChart
        label={presentation.lines[main]?.label ?? ''}
        points={pointsOf(years, main)}
        chosen={chosen}
      />
      <YearTable presentation={presentation} years={newestFirst} chosen={chosen} sources={sources} />
      <ol className={styles.sources} aria-label="Izvori">
        {sources.provisions.map((cited) => (
          <Provision key={`${cited.naziv} ${cited.od}`} cited={cited} />
        ))}
      </ol>
    </>
  );
}
