import type { Day } from '@obracun/engine/core/days/day.ts';
import { CalendarDays } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { Part } from '../../lazy-loading/part.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { labelId } from '../layout/control.ts';
import styles from './calendar-button.module.css';

/** Nobody who types a day needs it. */
const loadCalendar = async () => (await import('./day-calendar.tsx')).DayCalendar;

interface CalendarButtonProps {
  /** The id of the field the day is picked for. */
  readonly field: string;
  readonly day: Day | undefined;
  readonly onDay: (day: Day) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Opens a calendar beside its field; Escape, or a press outside, closes it and leaves the day as it was. */
export function CalendarButton({ field, day, onDay, ref }: CalendarButtonProps) {
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

/** Under the field if there is room, else where there is. Its size is known before what fills it comes. */
function showUnder(dialog: HTMLDialogElement, button: HTMLElement): void {
  dialog.showModal();
  const { left, bottom } = (button.parentElement ?? button).getBoundingClientRect();
  const { offsetWidth, offsetHeight } = dialog;
  dialog.style.left = `${within(left, innerWidth - offsetWidth)}px`;
  dialog.style.top = `${within(bottom + GAP, innerHeight - offsetHeight)}px`;
}

const GAP = 4;
const within = (place: number, most: number): number => Math.max(0, Math.min(place, most - GAP));
