import { yearOf } from '@obracun/engine/core/days/day.ts';
import type { Entity } from '@obracun/engine/rules/working-hours.ts';
import { useMemo } from 'react';
import { InputForm } from '../../calculator/form/input-form.tsx';
import { type Controls, FormContext } from '../../calculator/form-state/form-context.ts';
import { NO_LAW } from '../../calculator/form-state/law-words.ts';
import { PageTitle } from '../../calculator/page-title.tsx';
import { PrintInputs } from '../../calculator/print-inputs.tsx';
import { DateControl } from '../../fields/day/date-control.tsx';
import type { Entered } from '../../fields/parsing/entered.ts';
import { useToday } from '../../platform/clock.ts';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { ToolColumns } from '../tool/tool-columns.tsx';
import { useTool } from '../tool/use-tool.ts';
import { DaysBetween } from './days-between.tsx';
import { hoursForm, readHours } from './hours-form.ts';
import { YearCalendar } from './year-calendar.tsx';
import { YearHours } from './year-hours.tsx';

const CONTROLS: Controls = { datum: DateControl };

/** Whose holidays stand there first. */
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
  const asked = useMemo(() => day && readHours(entered, read.numbers, yearOf(day)), [day, entered, read]);
  return (
    <FormContext value={{ form, errors: read.errors, law: NO_LAW, controls: CONTROLS }}>
      <PrintOrigin />
      <PageTitle title={hoursForm.title} />
      <PrintInputs definition={hoursForm} chosen={form.state} />
      <ToolColumns inputs={<InputForm />}>
        {asked && (
          <>
            <DaysBetween entity={asked.entity} from={entered.od ?? ''} to={entered.do ?? ''} />
            <YearHours asked={asked} />
            <YearCalendar asked={asked} />
          </>
        )}
      </ToolColumns>
    </FormContext>
  );
}
