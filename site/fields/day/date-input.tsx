import { dayInWords, writeDayInput } from '@obracun/engine/core/days/day-input.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { useSpoken } from '../../ui/spoken.tsx';
import box from '../layout/box.module.css';
import { errorId, hintId, idsOf } from '../layout/control.ts';
import { FieldFrame, missingWords, saidOf } from '../layout/field-frame.tsx';
import { Warning, warningId } from '../layout/warning.tsx';
import { CalendarButton } from './calendar-button.tsx';
import styles from './date-input.module.css';
import { DAY_FAULTS } from './day-faults.ts';
import { useTypedDay } from './use-typed-day.ts';

export interface DateInputProps {
  readonly id: string;
  readonly label: ReactNode;
  /** A day as `YYYY-MM-DD`, or a text that is none, as it was typed. */
  readonly text: string;
  readonly hint?: string | undefined;
  /** What is wrong with the day; of a text that is none the field itself says so. */
  readonly error?: string | undefined;
  /** What looks mistyped in the day; it counts all the same. */
  readonly warning?: string | undefined;
  readonly required?: boolean | undefined;
  /** Given the day, or what was typed as long as it says none. */
  readonly onText: (text: string) => void;
  readonly onLeave?: (() => void) | undefined;
}

/** A day, typed day first or picked in the calendar, and said back in words; written out when the field is left. */
export function DateInput({
  id,
  label,
  text,
  hint,
  error,
  warning,
  required,
  onText,
  onLeave,
}: DateInputProps) {
  const { typed, day, fault, isTyping, enter, type, writeOut } = useTypedDay(id, text, onText);
  const calendar = useRef<HTMLButtonElement>(null);
  const unread = fault && DAY_FAULTS[fault];
  const said = isTyping ? undefined : (unread ?? error);
  const doubted = day && warning;
  const missing = required && typed.trim() === '' ? missingWords(label) : '';
  useSpoken(day && saidOf(label, formatDay(day)));
  const leave = () => {
    writeOut();
    onLeave?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
    // As a list opens; the field has the focus again when the calendar closes.
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    calendar.current?.click();
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={said}>
      <div className={box.box}>
        <input
          ref={(input) => input?.setCustomValidity(unread ?? missing)}
          id={id}
          className={joinClasses(box.input, styles.day)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="dd. mm. gggg."
          required={required}
          aria-invalid={said ? true : undefined}
          aria-describedby={idsOf(
            said && errorId(id),
            day && wordsId(id),
            doubted && warningId(id),
            hint && hintId(id),
          )}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
        <CalendarButton
          ref={calendar}
          field={id}
          day={day}
          onDay={(picked) => enter(writeDayInput(picked))}
        />
      </div>
      <p id={wordsId(id)} className={joinClasses(styles.words, !hint && styles.kept)}>
        {day && dayInWords(day)}
      </p>
      <Warning id={id}>{doubted}</Warning>
    </FieldFrame>
  );
}

const wordsId = (id: string): string => `${id}-rijecima`;
