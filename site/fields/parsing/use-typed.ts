import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * The text of a field whose form holds a value: as typed while it means that value, else the formatted value, as after
 * a change elsewhere.
 */
export function useTyped<T>(
  value: T,
  read: (text: string) => T,
  write: (value: T) => string,
): readonly [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState(() => write(value));
  return [read(typed) === value ? typed : write(value), setTyped];
}

/** A choice other than the prerendered one. */
const CHOSEN = ':checked:not([checked], [selected])';

/** Input made before hydration; undefined while the prerendered value is unchanged. */
export function typedAhead(id: string): string | undefined {
  const control = document.getElementById(id);
  if (control instanceof HTMLInputElement)
    return control.value === control.defaultValue ? undefined : control.value;
  return control?.querySelector<HTMLInputElement>(CHOSEN)?.value;
}

/**
 * Runs something that may move the page, such as a new message under a field: while a button is pressed, only with its
 * click, or it would move away from the pointer.
 */
export function whenReleased(act: () => void): void {
  if (document.querySelector('button:active')) addEventListener('click', act, { once: true, capture: true });
  else act();
}

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

/** A text outside of a form state, starting with input made before hydration. */
export function useTypedText(id: string) {
  const [text, setText] = useState('');
  // oxlint-disable-next-line react/set-state-in-effect -- the first render repeats the prerendered page; input made in it is read then
  useLayoutEffect(() => setText(typedAhead(id) ?? ''), [id]);
  return [text, setText] as const;
}
