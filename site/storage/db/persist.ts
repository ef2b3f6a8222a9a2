/** Asks the browser not to delete what is kept when it runs short of room; false when it will not promise. */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await globalThis.navigator?.storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
}
