/** Pixels; about 6 × 2 cm in good print. */
const LARGEST = { width: 480, height: 160 };

/**
 * A chosen picture, redrawn small as PNG in a `data:` URL, so that the document never contains a broken or hostile
 * file. `undefined` when the browser cannot read it.
 */
export async function readLogo(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return undefined;
  const scale = Math.min(1, LARGEST.width / picture.width, LARGEST.height / picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}
