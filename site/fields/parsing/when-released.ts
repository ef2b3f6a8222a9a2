/**
 * Does something that may move the page, as words that appear under a field do: while a button is being pressed only with its
 * click, or it would slip away from under the pointer.
 */
export function whenReleased(act: () => void): void {
  if (document.querySelector('button:active')) addEventListener('click', act, { once: true, capture: true });
  else act();
}
