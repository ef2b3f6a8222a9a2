import { monthCode } from '@obracun/engine/core/days/day.ts';
import { openingExample, openingRows } from '@obracun/engine/payroll/files/export/opening-rows.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { monthOfId, readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { openingEntries } from '@obracun/engine/payroll/staff/opening/opening-months.ts';
import type { OpeningYear } from '@obracun/engine/payroll/staff/opening/opening-year.ts';
import { useCallback, useMemo, useState } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import type { Database } from '../../../storage/db/database.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { bringOpenings, type OpeningChange, useOpenings } from '../../../storage/payroll/openings.ts';
import { allReadable } from '../../../storage/payroll/readable-contents.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { useWorkers } from '../../../storage/payroll/use-stored.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { WorkerChoice } from '../../staff/absences/worker-choice.tsx';
import { ImportRefused } from '../../ui/import/refusal.ts';
import { YearChooser } from '../../ui/paper/year-chooser.tsx';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { goTo } from '../../ui/routing/use-place.ts';
import { ImportFile } from '../import/screen/import-file.tsx';
import { TableFiles } from '../import/screen/table-files.tsx';
import { OpeningGrid } from './opening-grid.tsx';
import { openingImporter } from './opening-importer.ts';

const WAYS = [
  { value: 'uvoz', label: 'Uvoz iz tabele' },
  { value: 'upis', label: 'Upis po radniku' },
] as const;

/** Months of an earlier program: imported from a table, or typed for a worker. */
export function OpeningScreen({ firm, year, month, worker }: SectionProps) {
  const stored = useWorkers(firm.id);
  const storedOpenings = useOpenings(firm.id);
  const closed = useFound(firm.id, closedCodes);
  const [way, setWay] = useState<string>(worker ? 'upis' : 'uvoz');
  const workers = useMemo(() => stored?.map(({ content }) => content), [stored]);
  const openings = useMemo(() => storedOpenings?.map(({ content }) => content), [storedOpenings]);
  if (!workers || !openings || !closed) return <Waiting />;
  const place = { firm: firm.id, year, month, section: 'pocetna-stanja', worker } as const;
  const of = { firm: firm.id, year, month };
  const opened = workers.find(({ id }) => id === worker);
  const count = openingEntries(openings.filter((one) => one.year === year)).length;
  return (
    <section className="stack4">
      <ArrivalHeading level={3} look="section">
        Mjeseci iz ranijeg programa
      </ArrivalHeading>
      <a href={addressOf({ ...of, section: 'godina' })}>Nazad na godinu</a>
      <p className="measure">
        Za firmu koja je ovdje počela usred godine. Mjesec koji se ovdje zaključi ima prednost.
      </p>
      <YearChooser place={place} year={year} />
      <p>
        Upisano za {year}.: {count === 0 ? 'još ništa' : `mjeseci ${count}`}.
      </p>
      <div className="choice">
        <Segments label="Način" segments={WAYS} value={way} onChange={setWay} />
      </div>
      {way === 'uvoz' ? (
        <Import of={of} firm={firm.content} workers={workers} openings={openings} closed={closed} />
      ) : (
        <>
          <div className="choice">
            <WorkerChoice
              id={fieldId('stanja.worker')}
              label="Radnik"
              emptyLabel="Izaberite radnika"
              workers={workers}
              value={opened?.id ?? ''}
              onValue={(id) => goTo({ ...place, worker: id || undefined })}
            />
          </div>
          {opened && (
            <OpeningGrid
              key={`${opened.id}:${year}`}
              firm={firm.id}
              entity={firm.content.entity}
              worker={opened.id}
              year={year}
              opening={openings.find((one) => one.worker === opened.id && one.year === year)}
              closed={closed}
            />
          )}
        </>
      )}
    </section>
  );
}

/** Codes of the closed months of a firm. */
async function closedCodes(db: Database, firm: string): Promise<ReadonlySet<string>> {
  const months = allReadable(await db.mjeseci.where('id').startsWith(`${firm}:`).toArray(), readMonth);
  return new Set(months.filter(({ content }) => content.isClosed).map(({ id }) => monthCode(monthOfId(id))));
}

interface ImportProps {
  readonly of: MonthOf;
  readonly firm: Firm;
  readonly workers: readonly Worker[];
  readonly openings: readonly OpeningYear[];
  readonly closed: ReadonlySet<string>;
}

function Import({ of, firm, workers, openings, closed }: ImportProps) {
  const { year } = of;
  const keep = useCallback(
    async (changes: readonly OpeningChange[]) => {
      const undo = await bringOpenings(firm.id, changes);
      if (undo) return undo;
      throw new ImportRefused('Ništa nije upisano: neki od ovih mjeseci su u međuvremenu promijenjeni.');
    },
    [firm.id],
  );
  const importer = useMemo(
    () => openingImporter({ firm, workers, openings, year, closed, keep }),
    [firm, workers, openings, year, closed, keep],
  );
  return (
    <ImportFile key={importer.place} importer={importer} of={of}>
      <p>Jedan red po radniku i mjesecu: mjesec (npr. 03/{year}), bruto, doprinosi iz, porez i neto.</p>
      <TableFiles
        text="Primjer koji se može popuniti"
        name={`stanja-primjer-${year}`}
        sheet="Iz ranijeg programa"
        rows={() => openingExample(year)}
      />
      {workers.length > 0 && (
        <TableFiles
          text={`Radnici ove firme (${workers.length}), s upisanim mjesecima`}
          name={`stanja-${year}`}
          sheet="Iz ranijeg programa"
          rows={() => openingRows(workers, openings, year)}
        />
      )}
    </ImportFile>
  );
}
