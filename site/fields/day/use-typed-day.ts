import { dayOrText, readDayInput, writeDayInput } from '@obracun/engine/core/days/day-input.ts';
import { useEffect, useState } from 'react';
import { useTyped } from '../parsing/use-typed.ts';
import { whenReleased } from '../parsing/when-released.ts';

/**
 * What is typed into the field of a day, and the day it says, or why none.
 * @param id of the field
 * @param text the day as `YYYY-MM-DD`, or a text that is none
 * @param onText given the day, or what was typed as long as it says none
 */
export function useTypedDay(id: string, text: string, onText: (text: string) => void) {
  const [typed, setTyped] = useTyped(text, dayOrText, writeDayInput);
  const [isTyping, setTyping] = useState(false);
  // From a link, or typed before the scripts came: a day all the same, but not written over in the hands of who is typing it.
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
    /** Half a day is no mistake yet. */
    isTyping,
    enter,
    type: (entered: string) => {
      setTyping(true);
      enter(entered);
    },
    /** The field is left: its day is written out. */
    writeOut: () => {
      whenReleased(() => setTyping(false));
      enter(writeDayInput(dayOrText(typed)));
    },
  };
}
