import { type MouseEvent, useRef } from 'react';

type Press = MouseEvent<HTMLInputElement>;

/** Selects the whole text of a field on click, as the Tab key does; a second click, or a drag, sets the caret. */
export function useSelectWhole() {
  const isFocusing = useRef(false);
  return {
    onMouseDown: ({ currentTarget }: Press) => {
      isFocusing.current = document.activeElement !== currentTarget;
    },
    onClick: ({ currentTarget }: Press) => {
      const { selectionStart, selectionEnd } = currentTarget;
      if (isFocusing.current && selectionStart === selectionEnd) currentTarget.select();
      isFocusing.current = false;
    },
  };
}
