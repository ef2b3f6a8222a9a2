import type { Group } from '@obracun/engine/core/field.ts';
import { focusField } from '../../fields/layout/field-id.ts';
import { useToday } from '../../platform/clock.ts';
import { Button } from '../../ui/controls/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useFormContext } from '../form-state/form-context.ts';
import { lastPeriod, offeredPeriods, type TypedPeriod } from '../form-state/last-period.ts';
import styles from './form-group.module.css';

/** One tap for the month most wages are calculated for, offered while a group's month and year are both empty. */
export function PeriodSuggestions({ group }: { readonly group: Group }) {
  const { form } = useFormContext();
  const today = useToday();
  const { mjesec, godina } = form.state.entered;
  const asks = group.fields.includes('mjesec') && group.fields.includes('godina');
  if (!asks || !today || mjesec || godina) return null;
  // Taken up, they go: who came by keyboard stays at what one of them filled.
  const take = (period: TypedPeriod) => {
    focusField('mjesec');
    form.enter({ ...period });
  };
  return (
    <div className={styles.suggestions}>
      {offeredPeriods(today, lastPeriod()).map(({ said, period }) => (
        <Button key={said} look="quiet" title={said} onClick={() => take(period)}>
          {period.mjesec}/{period.godina} <VisuallyHidden>{said}</VisuallyHidden>
        </Button>
      ))}
    </div>
  );
}
