/**
 * Runs something that may move the page, such as a new message under a field: while a button is pressed, only with its
 * click, or it would move away from the pointer.
 */
export function whenReleased(act: () => void): void {
  if (document.querySelector('button:active')) addEventListener('click', act, { once: true, capture: true });
  else act();
}
