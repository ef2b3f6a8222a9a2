/**
 * A ref of what comes and goes: its parent is told the height it leaves behind (`--room`), until it is back.
 * Whoever reads further down keeps the place.
 */
export function holdRoom(result: HTMLElement | null) {
  const place = result?.parentElement;
  place?.style.removeProperty('--room');
  return () => place?.style.setProperty('--room', `${result?.getBoundingClientRect().height}px`);
}
