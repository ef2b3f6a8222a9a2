import { isDay, yearOf } from '@obracun/engine/core/days/day.ts';
import { Refusal } from '@obracun/engine/core/issue.ts';
import { formatDay, formatHundredths } from '@obracun/engine/core/numbers/format.ts';
import { holidays } from '@obracun/engine/law/holidays.ts';
import { monthNameIn } from '@obracun/engine/rules/month-name.ts';
import type { Entity } from '@obracun/engine/rules/working-hours.ts';
import { averageHours, workdaysBetween, workingYear, yearTotal } from '@obracun/engine/rules/working-year.ts';
import { CalendarPlus } from 'lucide-react';
import { useId, useMemo } from 'react';
import { InputForm } from '../../calculator/form/input-form.tsx';
import { type Controls, FormContext } from '../../calculator/form-state/form-context.ts';
import { NO_LAW } from '../../calculator/form-state/use-law.ts';
import { PageTitle, ResultHead } from '../../calculator/heads.tsx';
import { PrintInputs } from '../../calculator/print-inputs.tsx';
import { DateControl } from '../../fields/day/date-input.tsx';
import type { Entered } from '../../fields/parsing/entered.ts';
import { fetchPart } from '../../lazy-loading/load-part.ts';
import { useToday } from '../../platform/clock.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Notice } from '../../ui/notice.tsx';
import { DataTable, type TableColumn } from '../../ui/page/data-table.tsx';
import figures from '../../ui/page/figures.module.css';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { SheetActions } from '../tool/sheet-actions.tsx';
import { ToolColumns } from '../tool/tool-columns.tsx';
import { useTool } from '../tool/use-tool.ts';
import { type HoursInput, hoursForm, readHours } from './hours-form.ts';
import styles from './hours-page.module.css';
import { YearCalendar } from './year-calendar.tsx';

const CONTROLS: Controls = { datum: DateControl };

/** Default entity of the holidays. */
const USUAL: Entity = 'fbih';

const filledIn = (entered: Entered): Entered =>
  Object.fromEntries(Object.entries(entered).filter(([, text]) => text !== ''));

/** The working days, holidays and hours of a year, in the browser alone. */
export function HoursPage() {
  const { form: blank, read } = useTool(hoursForm);
  const day = useToday();
  const entered: Entered = useMemo(
    () => ({ entitet: USUAL, ...filledIn(blank.state.entered) }),
    [blank.state.entered],
  );
  const form = { ...blank, state: { ...blank.state, entered } };
  const input = useMemo(() => day && readHours(entered, read.numbers, yearOf(day)), [day, entered, read]);
  return (
    <FormContext value={{ form, errors: read.errors, law: NO_LAW, controls: CONTROLS }}>
      <PrintOrigin />
      <PageTitle title={hoursForm.title} />
      <PrintInputs definition={hoursForm} chosen={form.state} />
      <ToolColumns inputs={<InputForm />}>
        {input && (
          <>
            <DaysBetween entity={input.entity} from={entered.od ?? ''} to={entered.do ?? ''} />
            <YearHours input={input} />
            <YearCalendar input={input} />
          </>
        )}
      </ToolColumns>
    </FormContext>
  );
}

interface DaysBetweenProps {
  readonly entity: Entity;
  readonly from: string;
  readonly to: string;
}

/** The number of working days between two days; nothing until both are filled. */
function DaysBetween({ entity, from, to }: DaysBetweenProps) {
  if (!isDay(from) || !isDay(to)) return null;
  if (from > to) return <Notice kind="error">Prvi dan je poslije posljednjeg: zamijenite ih.</Notice>;
  return (
    <p className={styles.between} role="status">
      Od {formatDay(from)} do {formatDay(to)} <strong>{textOf(entity, from, to)}</strong>
    </p>
  );
}

/** Outside the years of the calendar it names its range. */
function textOf(entity: Entity, from: string, to: string): string {
  try {
    const { weekdays, holidays: off, workdays } = workdaysBetween(entity, from, to);
    return `radnih dana: ${workdays} (od ponedjeljka do petka ${weekdays}, praznika među njima ${off})`;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

type Figures = ReturnType<typeof yearTotal>;

const FIGURES: readonly (readonly [title: string, of: (figures: Figures) => number | string])[] = [
  ['Radni dani', ({ weekdays }) => weekdays],
  ['Praznici', ({ holidays: off }) => off],
  ['Radi se', ({ workdays }) => workdays],
  ['Fond sati', ({ fundHours }) => formatHundredths(fundHours)],
  ['Sati rada', ({ workHours }) => formatHundredths(workHours)],
];

/** The days and hours of each month, and of the year. */
function YearHours({ input }: { readonly input: HoursInput }) {
  const { entity, year, daily } = input;
  const heading = useId();
  const months = workingYear(entity, year, daily);
  const total = yearTotal(months);
  return (
    <section className="stack3" aria-labelledby={heading}>
      <ResultHead id={heading} title={`${year}. godina, ${holidays[entity].naziv}`}>
        <HoursActions input={input} />
      </ResultHead>
      <p>
        Prosječno <strong>{`${formatHundredths(averageHours(total))} h`}</strong> mjesečno, s plaćenim
        praznicima.
      </p>
      <DataTable
        scrolled="Dani i sati po mjesecima"
        className={joinClasses(figures.figures, styles.table)}
        rows={months}
        columns={[
          {
            title: 'Mjesec',
            isHeading: true,
            cell: ({ month }) => monthNameIn(entity, month),
            foot: 'Godina',
          },
          ...FIGURES.map(
            ([title, figure]): TableColumn<Figures> => ({ title, cell: figure, foot: figure(total) }),
          ),
        ]}
      />
    </section>
  );
}

/** The year in print, as a spreadsheet, and its holidays as a calendar file. */
const HoursActions = ({ input }: { readonly input: HoursInput }) => (
  <SheetActions
    name={`radni-sati-${input.entity}-${input.year}`}
    make={async () => (await fetchPart(() => import('./hours-workbook.ts'))).hoursWorkbook(input)}
  >
    <ButtonLink look="quiet" href={`/praznici-${input.entity}.ics`}>
      <CalendarPlus aria-hidden="true" size={18} /> Praznici u kalendar (ICS)
    </ButtonLink>
  </SheetActions>
);
