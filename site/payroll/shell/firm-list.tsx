import type { Day } from '@obracun/engine/core/days/day.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { OptionalPart, Part } from '../../lazy-loading/part.tsx';
import type { StoredRecord } from '../../storage/db/tables.ts';
import { RemovalLine, useRemoval } from '../../ui/saved-list/use-removal.tsx';
import type { StoredFile } from '../firms/backup/use-stored-file.ts';
import { ArrivalHeading } from '../ui/routing/arrival-heading.tsx';
import type { Place } from '../ui/routing/place.ts';
import { NewFirm } from './new-firm.tsx';

/** With the first firm. */
const loadFirms = () => import('./firm-parts.ts');
const loadOverview = async () => (await loadFirms()).FirmsOverview;
const loadJournals = async () => (await import('./all-journals.tsx')).AllJournals;
const loadClaims = async () => (await loadFirms()).AllClaims;
const loadOutstanding = async () => (await loadFirms()).AllOutstanding;
/** After the list: few users need them. */
const loadTools = () => import('./list-parts.ts');
const loadSample = async () => (await loadTools()).SampleLine;
const loadFolder = async () => (await loadTools()).FolderSection;
const loadBackup = async () => (await loadTools()).BackupSection;

interface FirmListProps {
  readonly firms: readonly StoredRecord<Firm>[];
  readonly place: Place;
  readonly file: StoredFile;
  readonly today: Day;
}

/** The stored firms, a form for another one, and the backup. */
export function FirmList({ firms, place, file, today }: FirmListProps) {
  const removal = useRemoval();
  return (
    <>
      {firms.length > 0 && (
        <section aria-labelledby="firme">
          <ArrivalHeading level={2} look="group" id="firme">
            Firme
          </ArrivalHeading>
          <Part load={loadOverview} props={{ place, today, removal }} />
        </section>
      )}
      <RemovalLine {...removal} />
      {firms.length > 0 && <OptionalPart load={loadClaims} props={{ firms, today }} />}
      <NewFirm isFirst={firms.length === 0} />
      {firms.length > 0 && <OptionalPart load={loadOutstanding} props={{ firms, today }} />}
      {firms.length > 1 && <OptionalPart load={loadJournals} props={{ today, shown: shownIn(place) }} />}
      <OptionalPart load={loadSample} props={{ today, removal, isOffered: firms.length === 0 }} />
      <OptionalPart load={loadFolder} props={{ firms }} />
      <OptionalPart load={loadBackup} props={{ removal, file }} />
    </>
  );
}

const shownIn = ({ year, month }: Place) => (year && month ? { year, month } : undefined);
