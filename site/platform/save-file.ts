/** Downloads a file under a name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Firefox reads the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
