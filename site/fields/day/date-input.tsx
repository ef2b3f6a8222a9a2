import type { Day } from '@obracun/engine/core/days/day.ts';
import {
  type DayFault,
  dayInWords,
  dayOrText,
  readDayInput,
  writeDayInput,
} from '@obracun/engine/core/days/day-input.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Part } from '../../lazy-loading/part.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { useSpoken } from '../../ui/spoken.tsx';
import box from '../layout/box.module.css';
import { type ControlProps, errorId, hintId, idsOf, labelId } from '../layout/control.ts';
import { FieldFrame, missingText, spokenText, Warning, warningId } from '../layout/field-frame.tsx';
import { useTyped, whenReleased } from '../parsing/use-typed.ts';
import styles from './date-input.module.css';

export interface DateInputProps {
  readonly id: string;
  readonly label: ReactNode;
  /** A day as `YYYY-MM-DD`, or other text as typed. */
  readonly text: string;
  readonly hint?: string | undefined;
  /** The error of the day; the field itself reports invalid text. */
  readonly error?: string | undefined;
  /** A warning; the day counts anyway. */
  readonly warning?: string | undefined;
  readonly required?: boolean | undefined;
  /** Called with the day, or with invalid text as typed. */
  readonly onText: (text: string) => void;
  readonly onLeave?: (() => void) | undefined;
}

/** A day, typed day first or picked in the calendar, and echoed in words; completed on blur. */
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
  const message = isTyping ? undefined : (unread ?? error);
  const doubted = day && warning;
  const missing = required && typed.trim() === '' ? missingText(label) : '';
  useSpoken(day && spokenText(label, formatDay(day)));
  const leave = () => {
    writeOut();
    onLeave?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
    // Like a list; the focus returns to the field when the calendar closes.
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    calendar.current?.click();
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={message}>
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
          aria-invalid={message ? true : undefined}
          aria-describedby={idsOf(
            message && errorId(id),
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
      <p id={wordsId(id)} className={joinClasses('onScreen soft', styles.words, !hint && styles.kept)}>
        {day && dayInWords(day)}
      </p>
      <Warning id={id}>{doubted}</Warning>
    </FieldFrame>
  );
}

const wordsId = (id: string): string => `${id}-rijecima`;

/** The error of text that is not a day. */
const DAY_FAULTS: Readonly<Record<DayFault, string>> = {
  oblik: 'Upišite datum kao 5. 3. 2018.',
  kalendar: 'Tog dana nema u kalendaru: prvo ide dan, pa mjesec, kao 5. 3. 2018.',
  godina: 'Upišite godinu od 1900. do 2100.',
};

/**
 * State of a day field: its text, and the day it contains, or the reason why none.
 * @param id of the field
 * @param text the day as `YYYY-MM-DD`, or other text
 * @param onText called with the day, or with invalid text as typed
 */
function useTypedDay(id: string, text: string, onText: (text: string) => void) {
  const [typed, setTyped] = useTyped(text, dayOrText, writeDayInput);
  const [isTyping, setTyping] = useState(false);
  // From a link, or typed before hydration: parsed as a day, but not reformatted while typing.
  useEffect(() => {
    const read = dayOrText(text);
    if (read !== text && document.activeElement?.id !== id) onText(read);
  });
  const enter = (entered: string) => {
    setTyped(entered);
    onText(dayOrText(entered));
  };
  return {
    ...readDayInput(typed),
    typed,
    /** A partial day is no error yet. */
    isTyping,
    enter,
    type: (entered: string) => {
      setTyping(true);
      enter(entered);
    },
    /** On blur the day is reformatted. */
    writeOut: () => {
      whenReleased(() => setTyping(false));
      enter(writeDayInput(dayOrText(typed)));
    },
  };
}

/** Not needed to type a day. */
const loadCalendar = async () => (await import('./day-calendar.tsx')).DayCalendar;

interface CalendarButtonProps {
  /** The id of the field of the day. */
  readonly field: string;
  readonly day: Day | undefined;
  readonly onDay: (day: Day) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Opens a calendar next to its field; Escape, or a press outside, closes it without a change. */
function CalendarButton({ field, day, onDay, ref }: CalendarButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (button: HTMLElement) => {
    setOpen(true);
    if (dialog.current) showUnder(dialog.current, button);
  };
  const pick = (picked: Day) => {
    onDay(picked);
    dialog.current?.close();
  };
  return (
    <>
      <IconButton
        ref={ref}
        label="Kalendar"
        aria-describedby={labelId(field)}
        aria-haspopup="dialog"
        className={styles.button}
        onClick={(event) => open(event.currentTarget)}
      >
        <CalendarDays aria-hidden="true" size={18} />
      </IconButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too */}
      <dialog
        ref={dialog}
        aria-label="Kalendar"
        aria-describedby={labelId(field)}
        className={styles.dialog}
        onClose={() => setOpen(false)}
        onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      >
        {isOpen && <Part load={loadCalendar} props={{ day, onDay: pick }} />}
      </dialog>
    </>
  );
}

/** Under the field if there is room, else where there is. Its size is known before its content loads. */
function showUnder(dialog: HTMLDialogElement, button: HTMLElement): void {
  dialog.showModal();
  const { left, bottom } = (button.parentElement ?? button).getBoundingClientRect();
  const { offsetWidth, offsetHeight } = dialog;
  dialog.style.left = `${within(left, innerWidth - offsetWidth)}px`;
  dialog.style.top = `${within(bottom + GAP, innerHeight - offsetHeight)}px`;
}

const GAP = 4;
const within = (place: number, most: number): number => Math.max(0, Math.min(place, most - GAP));

/** The day field of a calculator. */
export const DateControl = ({ field, ...props }: ControlProps) => (
  <DateInput {...props} label={field.label} />
);
