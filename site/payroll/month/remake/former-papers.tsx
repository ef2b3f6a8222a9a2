import { monthWritten } from '@obracun/engine/core/numbers/format.ts';
import type { FormerValue } from '@obracun/engine/payroll/files/frozen-output/present-data.ts';
import { monthId, monthOfId } from '@obracun/engine/payroll/model/reading/month.ts';
import { useState } from 'react';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { reasonOf } from '../../../storage/db/cause.ts';
import type { Database } from '../../../storage/db/database.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { type Former, formerMonthsOf, formerOf, remakePapers } from './remake-papers.ts';

const find = (db: Database, id: string): Promise<Former | null> => formerOf(db, monthOfId(id));

/** Offers to make the papers of a closed month again when they show former names or numbers. */
export function FormerPapers({ of }: { readonly of: MonthOf }) {
  const former = useFound(monthId(of.firm, of.year, of.month), find);
  return (
    former && (
      <Notice kind="info" title="Obrasci i nalozi nose stare podatke">
        <FormerList values={former.values} />
        <Remake all={[former]} />
      </Notice>
    )
  );
}

/** The same for the last months of a firm; they are read only when it is opened. */
export const FormerMonths = ({ firm }: { readonly firm: string }) => (
  <Folded title="Zaključeni mjeseci sa starim podacima" line="obrasci i nalozi: napravi ponovo" isLate>
    <Months firm={firm} />
  </Folded>
);

function Months({ firm }: { readonly firm: string }) {
  const all = useFound(firm, formerMonthsOf);
  if (!all) return <Waiting />;
  if (all.length === 0) return <p>Obrasci i nalozi zaključenih mjeseci imaju sadašnje podatke.</p>;
  return (
    <>
      {all.map(({ closed: { id, content }, values }) => (
        <section key={id} aria-label={monthWritten(content)}>
          <p>{monthWritten(content)}</p>
          <FormerList values={values} />
        </section>
      ))}
      <Remake all={all} />
    </>
  );
}

const FormerList = ({ values }: Pick<Former, 'values'>) => (
  <ul className="bullets">
    {values.slice(0, SHOWN).map((one) => (
      <li key={`${one.worker}${one.name}`}>
        <FormerLine {...one} />
      </li>
    ))}
    {values.length > SHOWN && <li>i još: {values.length - SHOWN}</li>}
  </ul>
);

const CHANGED = 'Mjesec je promijenjen u drugoj kartici. Pokušajte ponovo.';

function Remake({ all }: { readonly all: readonly Former[] }) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const remake = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      for (const one of all) if (!(await remakePapers(one))) setProblem(CHANGED);
    } catch (error) {
      setProblem(`Obrasci i nalozi nisu napravljeni: ${reasonOf(error)}.`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <p>
      Ako su stari bili pogrešni:{' '}
      <Button look="link" disabled={isBusy} onClick={() => void remake()}>
        napravi ponovo
      </Button>
      . Iznosi ostaju isti, plaćeni nalozi ostaju kakvi su plaćeni, a sadašnji papiri su i dalje pod „Ranija
      zaključenja“. <span role="alert">{problem}</span>
    </p>
  );
}

/** Values listed by name. */
const SHOWN = 6;

const FormerLine = ({ name, worker, was, is }: FormerValue) => (
  <>
    {worker && (
      <>
        <Typed>{worker}</Typed>,{' '}
      </>
    )}
    {name}: <Typed or="prazno">{was}</Typed>, sada <Typed>{is}</Typed>
  </>
);
