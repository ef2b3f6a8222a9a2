import { type Day, monthCode, type YearMonth } from '@obracun/engine/core/days/day.ts';
import { ENTITY_NAMES } from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import { NOT_MOVED_BY_LAW } from '@obracun/engine/payroll/forms/deadlines/working-day.ts';
import { useMemo, useState } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { lastOver } from '../../../storage/payroll/months.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import type { Removal } from '../../../ui/saved-list/use-removal.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { Choice } from '../../ui/form/choice.tsx';
import { MonthChooser } from '../../ui/month-chooser.tsx';
import { FIRST_PLACE, type Place } from '../../ui/routing/place.ts';
import { DueFirm } from './due-firm.tsx';
import { FindWorkers } from './find-workers.tsx';
import styles from './firms-overview.module.css';
import { OverviewActions } from './overview-actions.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { EVERYTHING, isShown, type OverviewFilter } from './overview-filter.ts';
import { type OverviewFirm, overviewFirms } from './overview-firms.ts';
import { OverviewTable } from './overview-table.tsx';
import { STATES } from './overview-texts.ts';
import { useOpenMonths } from './use-open-months.ts';

interface FirmsOverviewProps {
  readonly place: Place;
  readonly today: Day;
  readonly removal: Removal;
}

/** Fewer firms are seen at once: they need no search. */
const MANY_FIRMS = 5;
/** Shorter text matches too many workers. */
const SHORTEST_QUESTION = 2;

const NARROW = '(width < 60rem)';

/** All firms in one month: how far each is, what is due, and what is done for all of them at once. */
export function FirmsOverview({ place, today, removal }: FirmsOverviewProps) {
  const of = monthIn(place, today);
  const firms = useFound(monthCode(of), overviewFirms);
  const [filter, setFilter] = useState(EVERYTHING);
  const shown = useMemo(() => firms?.filter((one) => isShown(one, filter)) ?? [], [firms, filter]);
  const open = useOpenMonths(firms ?? NONE);
  const [message, setMessage] = useState('');
  const isNarrow = useMedia(NARROW);
  if (!firms) return <Waiting />;
  const Firms = isNarrow ? OverviewCards : OverviewTable;
  const summaryOf = (one: OverviewFirm) => one.closed?.summary ?? open.summaries.get(one.month.id);
  const change = (part: Partial<OverviewFilter>) => setFilter((before) => ({ ...before, ...part }));
  return (
    <div className="stack3">
      <div className={joinClasses('onScreen stack3', styles.head)}>
        <MonthChooser of={{ firm: '', ...of }} section={FIRST_PLACE.section} lastYear={of.year + 1} />
        {firms.length > MANY_FIRMS && <Filters filter={filter} change={change} />}
      </div>
      <DueFirm firms={firms} summaryOf={summaryOf} of={of} today={today} />
      {filter.question.trim().length >= SHORTEST_QUESTION && (
        <FindWorkers question={filter.question} firms={firms} of={of} />
      )}
      <output className={styles.facts}>
        {shown.length < firms.length && `Prikazano firmi: ${shown.length} od ${firms.length}.`}
      </output>
      {open.problem && <Notice kind="warn">{open.problem}</Notice>}
      <Firms
        firms={shown}
        summaryOf={summaryOf}
        of={of}
        place={place}
        today={today}
        removal={removal}
        say={setMessage}
      />
      <output className={styles.facts}>{message}</output>
      <p className="onScreen soft measure">{NOT_MOVED_BY_LAW}</p>
      {firms.length > 1 && (
        <Folded title="Za sve firme odjednom" line="zaključenje bez izmjena, paketi, rokovi">
          <OverviewActions firms={firms} of={of} />
        </Folded>
      )}
    </div>
  );
}

const NONE: readonly never[] = [];

function monthIn({ year, month }: Place, today: Day): YearMonth {
  if (year && month) return { year, month };
  const last = lastOver('', today);
  return { year: last.year, month: last.month };
}

interface FiltersProps {
  readonly filter: OverviewFilter;
  readonly change: (part: Partial<OverviewFilter>) => void;
}

/** Search and filters; Arrow Down leads from the search into the table. */
const Filters = ({ filter, change }: FiltersProps) => (
  <search className="columns near">
    <TextInput
      id={fieldId('stol.trazi')}
      label="Traži firmu ili radnika"
      text={filter.question}
      onText={(question) => change({ question })}
    />
    <Choice
      id={fieldId('stol.stanje')}
      label="Stanje"
      labels={STATES}
      value={filter.state}
      onValue={(state) => change({ state })}
    />
    <Choice
      id={fieldId('stol.entitet')}
      label="Gdje se radi"
      labels={ENTITY_NAMES}
      value={filter.entity}
      onValue={(entity) => change({ entity })}
    />
  </search>
);
