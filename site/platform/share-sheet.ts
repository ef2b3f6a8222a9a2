/**
 * Opens the share sheet of a phone for a link. False without a sheet, when it refuses, and for a mouse, where
 * copying is quicker.
 * @param title shown with the link by the program that receives it; that of the page by default
 */
export async function offerLink(url: string, title = document.title): Promise<boolean> {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    // Closing the sheet without a choice is not a failure.
    return (error as Error).name === 'AbortError';
  }
}
