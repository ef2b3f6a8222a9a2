/** Offers a link to the other programs of a phone; false where there is no such sheet, or a mouse that finds copying quicker. */
export function offerLink(url: string): boolean {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return false;
  // Closing the sheet without choosing is no failure.
  navigator.share({ title: document.title, url }).catch(() => undefined);
  return true;
}
