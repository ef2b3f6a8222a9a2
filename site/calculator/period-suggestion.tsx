import type { Group } from '@obracun/engine/kernel/calculator.ts';
import { formatMonth } from '@obracun/engine/kernel/format.ts';
import { useToday } from '../app/clock.ts';
import { Button } from '../ui/button.tsx';
import { focusField } from './field-id.ts';
import { useFormContext } from './form-context.ts';
import styles from './period-suggestion.module.css';

/** One tap for this month, offered while a group's month and year are both empty. */
export function PeriodSuggestion({ group }: { readonly group: Group }) {
  const { form } = useFormContext();
  const today = useToday();
  const { mjesec, godina } = form.state.unos;
  const asks = group.polja.includes('mjesec') && group.polja.includes('godina');
  if (!asks || !today || mjesec || godina) return null;
  const [year = '', month = ''] = today.split('-').map((part) => String(Number(part)));
  // Taken up, it goes: who came by keyboard stays at what it filled.
  const take = () => {
    focusField('mjesec');
    form.enter({ mjesec: month, godina: year });
  };
  return (
    <Button look="quiet" className={styles.suggestion} onClick={take}>
      ovaj mjesec: {formatMonth(Number(month), Number(year))}
    </Button>
  );
}
