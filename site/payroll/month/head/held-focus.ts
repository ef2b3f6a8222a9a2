import type { RefCallback } from 'react';

/** The control that led to another month, and is drawn again with it. */
let holding: string | undefined;

/** Keeps the focus for a control with which somebody goes from month to month. */
export const hold = (control: string): void => {
  holding = control;
};

/** Takes the focus where it was left, so that a second press leads on. */
export const held =
  (control: string): RefCallback<HTMLElement> =>
  (element) => {
    if (!element || holding !== control) return;
    holding = undefined;
    element.focus();
  };
