/**
 * A press on what stands as it was sent moves nothing. The last one on a button is kept, and made again when the function given
 * back is called, if the button is still there.
 */
export function replayClick(place: HTMLElement | null): () => void {
  let pressed: HTMLElement | null = null;
  const keep = ({ target }: Event) => {
    if (target instanceof Element && place?.contains(target)) pressed = target.closest('button');
  };
  // In front of React's root, which lets no press through to what it has not taken over.
  document.addEventListener('click', keep, true);
  return () => {
    document.removeEventListener('click', keep, true);
    if (pressed?.isConnected) pressed.click();
  };
}
