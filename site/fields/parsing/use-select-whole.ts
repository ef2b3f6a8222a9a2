import { type MouseEvent, useRef } from 'react';

type Press = MouseEvent<HTMLInputElement>;

/** A click into a field selects all of it, as the Tab key does; a second one, or a drag, goes where one points. */
export function useSelectWhole() {
  const isArriving = useRef(false);
  return {
    onMouseDown: ({ currentTarget }: Press) => {
      isArriving.current = document.activeElement !== currentTarget;
    },
    onClick: ({ currentTarget }: Press) => {
      const { selectionStart, selectionEnd } = currentTarget;
      if (isArriving.current && selectionStart === selectionEnd) currentTarget.select();
      isArriving.current = false;
    },
  };
}
