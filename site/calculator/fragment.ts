const replaceAddress = (link: string): void => history.replaceState(history.state, '', link);

/** The address of this page with encoded inputs after `#`. */
export const linkTo = (encoded: string): string => new URL(`#${encoded}`, location.href).href;

/** Puts encoded inputs into the address and gives the whole link. */
export function keepInputs(encoded: string): string {
  const link = linkTo(encoded);
  replaceAddress(link);
  return link;
}

/** Takes them out again, so that reloading a cleared form does not bring them back. */
export function dropInputs(): void {
  if (location.hash) replaceAddress(location.pathname + location.search);
}
