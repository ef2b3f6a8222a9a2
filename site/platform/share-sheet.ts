/**
 * Offers a link to the other programs of a phone. False where there is no such sheet, where it is refused, and for a mouse, which
 * finds copying quicker.
 */
export async function offerLink(url: string): Promise<boolean> {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return false;
  try {
    await navigator.share({ title: document.title, url });
    return true;
  } catch (error) {
    // Closing the sheet without choosing is no failure.
    return (error as Error).name === 'AbortError';
  }
}
