import { CalendarPlus } from 'lucide-react';
import { fetchPart } from '../../lazy-loading/load-part.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { SheetActions } from '../tool/sheet-actions.tsx';
import type { HoursAsked } from './hours-form.ts';

/** The year on paper, as a spreadsheet, and its holidays in one's own calendar. */
export const HoursActions = ({ asked }: { readonly asked: HoursAsked }) => (
  <SheetActions
    name={`radni-sati-${asked.entity}-${asked.year}`}
    make={async () => (await fetchPart(() => import('./hours-workbook.ts'))).hoursWorkbook(asked)}
  >
    <ButtonLink look="quiet" href={`/praznici-${asked.entity}.ics`}>
      <CalendarPlus aria-hidden="true" size={18} /> Praznici u kalendar (ICS)
    </ButtonLink>
  </SheetActions>
);
