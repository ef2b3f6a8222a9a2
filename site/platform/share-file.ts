/** What the browser can do with a file. */
export interface Sharing {
  readonly canShare?: (data: ShareData) => boolean;
  readonly share?: (data: ShareData) => Promise<void>;
}

/**
 * Opens the share sheet of the system with a file.
 * @returns false without such a sheet; closing it without a choice is no failure
 */
export async function shareFile(file: File, title: string, sharing: Sharing = navigator): Promise<boolean> {
  const data: ShareData = { files: [file], title };
  if (!sharing.share || !sharing.canShare?.(data)) return false;
  await sharing.share.call(sharing, data).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
  return true;
}
