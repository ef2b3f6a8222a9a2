/**
 * Opens the share sheet of a phone for a link. False without a sheet, when it refuses, and for a mouse, where
 * copying is quicker.
 */
export async function offerLink(url: string): Promise<boolean> {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return false;
  try {
    await navigator.share({ title: document.title, url });
    return true;
  } catch (error) {
    // Closing the sheet without a choice is not a failure.
    return (error as Error).name === 'AbortError';
  }
}
