import type { Day } from '@obracun/engine/core/days/day.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { LoadPart } from '../../lazy-loading/load-part.ts';
import { Part } from '../../lazy-loading/part.tsx';
import { Waiting } from '../../lazy-loading/waiting.tsx';
import { useToday } from '../../platform/clock.ts';
import { type Cause, causeOf, sentenceOf } from '../../storage/db/cause.ts';
import type { StoredRecord } from '../../storage/db/tables.ts';
import { withDatabase } from '../../storage/db/with-database.ts';
import { UNSTORED } from '../../storage/device-keys.ts';
import { storedKeys } from '../../storage/device-storage.ts';
import type { MonthOf } from '../../storage/payroll/months.ts';
import { useFirms } from '../../storage/payroll/use-stored.ts';
import { Notice } from '../../ui/notice.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { CopyReminder } from '../firms/backup/copy-reminder.tsx';
import { LockedNotice } from '../firms/backup/locked-notice.tsx';
import { useStoredFile } from '../firms/backup/use-stored-file.ts';
import { FirmName } from '../ui/form/firm-name.tsx';
import { FirmFacts } from '../ui/paper/firm-facts.tsx';
import { monthDue } from '../ui/routing/month-due.ts';
import { addressOf, FIRST_PLACE, type FirmSection, type Place } from '../ui/routing/place.ts';
import type { SectionProps } from '../ui/routing/section-props.ts';
import { usePlace } from '../ui/routing/use-place.ts';
import { FirmList } from './firm-list.tsx';
import styles from './payroll-screen.module.css';
import { useFirmCounts } from './use-firm-counts.ts';

/** Payroll of whole firms, stored on this device only. */
export function PayrollScreen() {
  useUnsavedEdits();
  const place = usePlace();
  const why = useWhyUnopened();
  return (
    <div className={styles.screen}>
      <PrintOrigin />
      <header className={styles.head} data-firm={place.firm && ''}>
        <Heading level={1}>Plate firme</Heading>
        {!place.firm && (
          <p className={styles.lead}>
            Imena, JMBG i računi ostaju na ovom uređaju. Šalju se samo brojevi plate.{' '}
            <Link to="/plate/kako-radi">Kako radi</Link>
          </p>
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
  readonly firm: StoredRecord<Firm>;
  readonly place: Place;
  readonly today: Day;
}

/** One firm: its tabs and the selected section, of the month in the address or the one to work on. */
function FirmSections({ firm, place, today }: FirmSectionsProps) {
  const { year, month } = useShownMonth(firm.id, place, today);
  const chosen = tabOf(place.section);
  return (
    <>
      <div className={styles.deskHead}>
        <a href={addressOf({ ...FIRST_PLACE, year, month })}>Sve firme</a>
        <Heading level={2} className={styles.name}>
          <FirmName name={firm.content.name} />
        </Heading>
        <FirmFacts firm={firm.content} className={styles.facts} />
      </div>
      <nav aria-label="Dijelovi firme">
        <ul className={styles.tabs}>
          {OVERVIEW.map(({ section, word }) => (
            <li key={section}>
              <a
                href={addressOf({ firm: firm.id, section, year, month })}
                className={styles.tab}
                aria-current={word === chosen?.word ? 'page' : undefined}
              >
                {word}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {firm.content.lock && <LockedNotice firm={firm.id} lock={firm.content.lock} />}
      {chosen && year && month ? (
        <Editable isLocked={firm.content.lock !== undefined && !READ_ONLY.includes(place.section)}>
          <Part
            key={`${firm.id}:${chosen.word}`}
            load={chosen.load}
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

const loadStaff = () => import('./staff-screens.ts');
const loadYear = () => import('./year-screens.ts');

/** Sections that change nothing of a firm, and the one that unlocks it. */
const READ_ONLY: readonly FirmSection[] = ['izlaz', 'potvrde', 'godina', 'predaja'];

interface EditableProps {
  readonly isLocked: boolean;
  readonly children: ReactNode;
}

/** A section with all its controls disabled while the firm is locked; links still work. */
const Editable = ({ isLocked, children }: EditableProps) =>
  isLocked ? (
    <fieldset disabled className={styles.locked}>
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

interface OverviewSection {
  readonly section: FirmSection;
  readonly word: string;
  readonly load: LoadPart<ComponentType<SectionProps>>;
}

/** The sections of a firm in the order of their tabs, input before output; each is a lazy chunk. */
const OVERVIEW: readonly OverviewSection[] = [
  {
    section: 'radnici',
    word: 'Radnici',
    load: async () => (await loadStaff()).WorkersScreen,
  },
  {
    section: 'odsustva',
    word: 'Odsustva',
    load: async () => (await loadStaff()).AbsencesScreen,
  },
  {
    section: 'mjesec',
    word: 'Mjesec',
    load: async () => (await import('../month/month-screen.tsx')).MonthScreen,
  },
  {
    section: 'uvoz',
    word: 'Uvoz',
    load: async () => (await import('../files/import/import-section.tsx')).ImportSection,
  },
  {
    section: 'izlaz',
    word: 'Listići, nalozi, obrasci',
    load: async () => (await import('./month-output/output-screen.tsx')).OutputScreen,
  },
  {
    section: 'godina',
    word: 'Godina',
    load: async () => (await loadYear()).YearScreen,
  },
  {
    section: 'firma',
    word: 'Firma',
    load: async () => (await import('../firms/firm/firm-screen.tsx')).FirmScreen,
  },
];

/** Sections of imports, which share one tab. */
const IMPORTS: readonly FirmSection[] = ['sati', 'uvoz-odsustava'];

/** Sections under the tab of another one: a phone has room for two rows of tabs. */
const UNDER_TABS: readonly OverviewSection[] = [
  {
    section: 'ugovori',
    word: 'Radnici',
    load: async () => (await import('../forms/engagements/engagements-screen.tsx')).EngagementsScreen,
  },
  {
    section: 'predaja',
    word: 'Firma',
    load: async () => (await import('../firms/backup/hand-over-screen.tsx')).HandOverScreen,
  },
  {
    section: 'povisica',
    word: 'Radnici',
    load: async () => (await import('../month/raise/raise-screen.tsx')).RaiseScreen,
  },
  {
    section: 'pocetak',
    word: 'Radnici',
    load: async () => (await import('../firms/start/start-screen.tsx')).StartScreen,
  },
  {
    section: 'potvrde',
    word: 'Radnici',
    load: async () => (await import('../papers/certificates/certificates-screen.tsx')).CertificatesScreen,
  },
  {
    section: 'odmori',
    word: 'Odsustva',
    load: async () => (await import('../staff/leave/leave-screen.tsx')).LeaveScreen,
  },
  {
    section: 'radno-vrijeme',
    word: 'Odsustva',
    load: async () => (await import('../staff/work-time/work-time-screen.tsx')).WorkTimeScreen,
  },
  {
    section: 'potrazivanja',
    word: 'Odsustva',
    load: async () => (await import('../payments/refunds/claims-screen.tsx')).ClaimsScreen,
  },
  {
    section: 'pocetna-stanja',
    word: 'Godina',
    load: async () => (await loadYear()).OpeningScreen,
  },
  {
    section: 'statistika',
    word: 'Godina',
    load: async () => (await loadYear()).StatisticsScreen,
  },
];

/** The tab of a section. */
const tabOf = (section: FirmSection): OverviewSection | undefined =>
  UNDER_TABS.find((under) => under.section === section) ??
  OVERVIEW.find((tab) => tab.section === (IMPORTS.includes(section) ? 'uvoz' : section)) ??
  OVERVIEW[0];
