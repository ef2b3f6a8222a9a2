import { type Absence, newAbsence } from '@obracun/engine/payroll/model/absence.ts';
import { monthId } from '@obracun/engine/payroll/model/reading/month.ts';
import { monthsOf } from '@obracun/engine/payroll/staff/absences/spells.ts';
import { CalendarPlus, FileUp, HandCoins } from 'lucide-react';
import { useMemo, useState } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { newId } from '../../../storage/db/tables.ts';
import { useAbsences } from '../../../storage/payroll/absences.ts';
import { useWorkers } from '../../../storage/payroll/use-stored.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RemovalLine, useRemoval } from '../../../ui/saved-list/use-removal.tsx';
import { MonthChooser, monthName } from '../../ui/month-chooser.tsx';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf, NEW_ABSENCE, type Place } from '../../ui/routing/place.ts';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { goTo } from '../../ui/routing/use-place.ts';
import { AbsenceCalendar } from './absence-calendar.tsx';
import { AbsenceForm } from './absence-form.tsx';
import { AbsenceList } from './absence-list.tsx';
import { useStoredMonths } from './absence-months.tsx';
import styles from './absences.module.css';
import { TimeNavigation } from './time-navigation.tsx';
import { isIn } from './uncounted-absences.tsx';
import { WorkerChoice } from './worker-choice.tsx';

const VIEWS = [
  { value: 'month', label: 'U mjesecu' },
  { value: 'all', label: 'Sva' },
  { value: 'calendar', label: 'Kalendar' },
] as const;

type View = (typeof VIEWS)[number]['value'];

/** Absence register of a firm: list, calendar of a month, or the open absence. */
export function AbsencesScreen({ firm, year, month, worker, absence }: SectionProps) {
  const of = useMemo(() => ({ firm: firm.id, year, month }), [firm.id, year, month]);
  const storedWorkers = useWorkers(firm.id);
  const stored = useAbsences(firm.id);
  const removal = useRemoval();
  const [view, setView] = useState<View>('month');
  const [last, setLast] = useState<Absence>();
  const workers = useMemo(() => storedWorkers?.map(({ content }) => content), [storedWorkers]);
  const all = useMemo(() => stored?.map(({ content }) => content), [stored]);
  const empty = useMemo(
    () => absence === NEW_ABSENCE && newAbsence(newId(), firm.id, worker ?? ''),
    [absence, firm.id, worker],
  );
  if (!stored || !workers || !all) return <Waiting />;
  const list: Place = { ...of, section: 'odsustva', worker };
  const form = { firm: firm.content, of, workers, all, list, onStored: setLast };
  const opened = stored.find(({ id }) => id === absence);
  if (empty)
    return (
      <AbsenceForm key={empty.id} {...form} stored={{ id: empty.id, changed: 0, content: empty }} isNew />
    );
  if (opened) return <AbsenceForm key={opened.id} {...form} stored={opened} isNew={false} />;
  const ofWorker = worker ? all.filter((one) => one.worker === worker) : all;
  const shown = view === 'all' ? ofWorker : ofWorker.filter(isIn(of));
  return (
    <section className="stack4">
      <ArrivalHeading level={3} look="section">
        Odsustva
      </ArrivalHeading>
      <TimeNavigation of={of} section="odsustva" />
      <div className="row3 low">
        <MonthChooser
          of={of}
          section="odsustva"
          lastYear={year + 1}
          worker={worker}
          entity={firm.content.entity}
        />
        <WorkerChoice
          id={fieldId('odsustva.worker')}
          label="Radnik"
          emptyLabel="Svi radnici"
          workers={workers}
          value={worker ?? ''}
          onValue={(chosen) => goTo({ ...list, worker: chosen || undefined })}
        />
        <div className={styles.views}>
          <Segments
            label="Šta se prikazuje"
            segments={VIEWS}
            value={view}
            onChange={(chosen) => setView(chosen as View)}
          />
        </div>
        <ButtonLink href={addressOf({ ...list, absence: NEW_ABSENCE })}>
          <CalendarPlus aria-hidden="true" size={18} /> Novo odsustvo
        </ButtonLink>
        <ButtonLink look="plain" href={addressOf({ ...of, section: 'uvoz-odsustava' })}>
          <FileUp aria-hidden="true" size={18} /> Uvezi iz tabele
        </ButtonLink>
        <ButtonLink look="plain" href={addressOf({ ...of, section: 'potrazivanja' })}>
          <HandCoins aria-hidden="true" size={18} /> Potraživanja od fonda
        </ButtonLink>
      </div>
      {last && <ClosedMonths absence={last} firm={firm.id} />}
      {view === 'calendar' ? (
        <AbsenceCalendar
          firm={firm.content}
          of={of}
          workers={worker ? workers.filter(({ id }) => id === worker) : workers}
          absences={all}
        />
      ) : (
        <>
          <output>
            {shown.length === 0 &&
              (view === 'all'
                ? 'Još nema upisanih odsustava.'
                : `Za ${monthName(of, firm.content.entity)} nema upisanih odsustava.`)}
          </output>
          <AbsenceList
            firm={firm.content}
            of={of}
            workers={workers}
            absences={shown}
            all={all}
            worker={worker}
            removal={removal}
          />
        </>
      )}
      <RemovalLine {...removal} />
    </section>
  );
}

/** Notice after saving: closed months in its range stay unchanged. */
function ClosedMonths({ absence, firm }: { readonly absence: Absence; readonly firm: string }) {
  const months = monthsOf(absence);
  const stored = useStoredMonths(months.map(({ year, month }) => monthId(firm, year, month)).join(' '));
  const closed = months.filter(({ year, month }) => stored?.get(monthId(firm, year, month))?.isClosed);
  if (closed.length === 0) return null;
  return (
    <Notice kind="info">
      Zaključeno se ne mijenja dok ponovo ne otvorite mjesec: {closed.map((one) => monthName(one)).join(', ')}
    </Notice>
  );
}
