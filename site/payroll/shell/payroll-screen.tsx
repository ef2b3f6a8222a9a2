import type { Day } from '@obracun/engine/core/days/day.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Part } from '../../lazy-loading/part.tsx';
import { Waiting } from '../../lazy-loading/waiting.tsx';
import { useToday } from '../../platform/clock.ts';
import { type Cause, causeOf, sentenceOf } from '../../storage/db/cause.ts';
import type { StoredFirm } from '../../storage/db/tables.ts';
import { withDatabase } from '../../storage/db/with-database.ts';
import { UNSTORED } from '../../storage/device-keys.ts';
import { storedKeys } from '../../storage/device-storage.ts';
import type { MonthOf } from '../../storage/payroll/months.ts';
import { useFirms } from '../../storage/payroll/use-stored.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Notice } from '../../ui/notice.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CopyReminder } from '../firms/backup/copy-reminder.tsx';
import { LockedNotice } from '../firms/backup/locked-notice.tsx';
import { useStoredFile } from '../firms/backup/use-stored-file.ts';
import { Office } from '../firms/shared-folder/office.tsx';
import { FirmName } from '../ui/form/firm-name.tsx';
import { FirmFacts } from '../ui/paper/firm-facts.tsx';
import { monthDue } from '../ui/routing/month-due.ts';
import { addressOf, FIRST_PLACE, type Place } from '../ui/routing/place.ts';
import { usePlace } from '../ui/routing/use-place.ts';
import { FirmList } from './firm-list.tsx';
import { FirmTabs } from './firm-tabs.tsx';
import styles from './payroll-screen.module.css';
import { isReadOnly, screenOf } from './sections.ts';
import { useFirmCounts } from './use-firm-counts.ts';

/** Payroll of whole firms, stored on this device only. */
export function PayrollScreen() {
  useUnsavedEdits();
  const place = usePlace();
  const why = useWhyUnopened();
  return (
    <div className={joinClasses('stack5', styles.screen)}>
      <PrintOrigin />
      <header className={joinClasses('stack1', styles.head)} data-firm={place.firm && ''}>
        {place.firm ? (
          <VisuallyHidden>
            <h1>Plate firme</h1>
          </VisuallyHidden>
        ) : (
          <>
            <Heading level={1}>Plate firme</Heading>
            <p className="onScreen soft measure">
              Imena, JMBG i računi ostaju na ovom uređaju. Šalju se samo brojevi plate.{' '}
              <Link to="/plate/kako-radi">Kako radi</Link>
            </p>
          </>
        )}
      </header>
      {why && <Notice kind="warn">Ovdje se sada ništa ne može čuvati: {sentenceOf(why)}.</Notice>}
      <Opened place={place} isAwaited={why === undefined} />
    </div>
  );
}

interface OpenedProps {
  readonly place: Place;
  /** False when the reason for missing data is known. */
  readonly isAwaited: boolean;
}

function Opened({ place, isAwaited }: OpenedProps) {
  const firms = useFirms();
  const today = useToday();
  const file = useStoredFile();
  if (firms === undefined || today === undefined) return isAwaited && <Waiting />;
  const firm = firms.find(({ id }) => id === place.firm);
  return (
    <>
      <CopyReminder file={file} hasFirms={firms.length > 0} />
      <Office firm={firm?.id} />
      {firm ? (
        <FirmSections firm={firm} place={place} today={today} />
      ) : (
        <FirmList firms={firms} place={place} file={file} today={today} />
      )}
    </>
  );
}

/** Saves the input of pages that were left before they saved it; a failed save is retried on the next load. */
function useUnsavedEdits(): void {
  useEffect(() => {
    if (storedKeys(UNSTORED).length > 0) void keepIt().catch(() => undefined);
  }, []);
}

const keepIt = async (): Promise<void> => (await import('../month/edits/keepers.ts')).saveUnsavedEdits();

const RETRY_MS = 5000;

/** Reason why the database does not open, while it does not. */
function useWhyUnopened(): Cause | undefined {
  const [why, setWhy] = useState<Cause>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const tryOnce = () =>
      withDatabase((db) => db.firme.count()).then(
        () => isOver || setWhy(undefined),
        (error: unknown) => {
          if (isOver) return;
          setWhy(causeOf(error));
          timer = setTimeout(tryOnce, RETRY_MS);
        },
      );
    void tryOnce();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return why;
}

interface FirmSectionsProps {
  readonly firm: StoredFirm<Firm>;
  readonly place: Place;
  readonly today: Day;
}

/** One firm: its tabs and the selected section, of the month in the address or the one to work on. */
function FirmSections({ firm, place, today }: FirmSectionsProps) {
  const { year, month } = useShownMonth(firm.id, place, today);
  const screen = screenOf(place.section);
  return (
    <>
      <div className={joinClasses('line4', styles.deskHead)}>
        <a href={addressOf({ ...FIRST_PLACE, year, month })}>Sve firme</a>
        <Heading level={2} className={styles.name}>
          <FirmName name={firm.content.name} />
        </Heading>
        <FirmFacts firm={firm.content} className="onPaper" />
      </div>
      <FirmTabs place={{ ...place, firm: firm.id, year, month }} />
      {firm.content.lock && <LockedNotice firm={firm.id} lock={firm.content.lock} />}
      {year && month ? (
        <Editable isLocked={isOnlyRead(firm) && !isReadOnly(place.section)}>
          <Part
            key={`${firm.id}:${screen.tab}`}
            load={screen.load}
            props={{
              firm,
              section: place.section,
              year,
              month,
              worker: place.worker,
              closing: place.closing,
              absence: place.absence,
              field: place.field,
            }}
          />
        </Editable>
      ) : (
        <Waiting />
      )}
    </>
  );
}

/** Locked, or with somebody else of the office. */
const isOnlyRead = ({ content, heldBy }: StoredFirm<Firm>): boolean =>
  content.lock !== undefined || heldBy !== undefined;

interface EditableProps {
  readonly isLocked: boolean;
  readonly children: ReactNode;
}

/** A section with all its controls disabled while the firm is locked; links still work. */
const Editable = ({ isLocked, children }: EditableProps) =>
  isLocked ? (
    <fieldset disabled className="stack5">
      {children}
    </fieldset>
  ) : (
    children
  );

/**
 * The month of the address; without one, the one to work on. That one stays when it is closed meanwhile: another would
 * replace its papers.
 */
function useShownMonth(firm: string, place: Place, today: Day): Pick<Place, 'year' | 'month'> {
  const [held, setHeld] = useState<MonthOf>();
  const known = held?.firm === firm ? held : undefined;
  const counts = useFirmCounts(firm, !place.year && !known);
  if (place.year) return place;
  if (!known && counts) setHeld(monthDue(firm, today, counts.lastClosed, {}));
  return known ?? {};
}
