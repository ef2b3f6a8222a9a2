import { accentOf } from '@obracun/engine/documents/document-look.ts';

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

/** The most frequent colour of a picture, as `#rrggbb`; undefined without any. */
export async function accentOfPicture(source: string): Promise<string | undefined> {
  // The policy of the page lets a picture load from a `data:` URL, and no request.
  const picture = new Image();
  picture.src = source;
  const canvas = document.createElement('canvas');
  if (
    !(await picture.decode().then(
      () => true,
      () => false,
    ))
  )
    return undefined;
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data;
  return pixels && accentOf(pixels);
}
