const replaceAddress = (link: string): void => history.replaceState(history.state, '', link);

/** Puts encoded inputs into the address, after `#`, and gives the whole link. */
export function keepInputs(encoded: string): string {
  const link = new URL(`#${encoded}`, location.href).href;
  replaceAddress(link);
  return link;
}

/** Takes them out again, so that reloading a cleared form does not bring them back. */
export function dropInputs(): void {
  if (location.hash) replaceAddress(location.pathname + location.search);
}
