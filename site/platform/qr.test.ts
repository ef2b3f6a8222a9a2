import { createCanvas, Path2D } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { drawQr, QUIET_ZONE } from './qr.ts';

const SCALE = 4;

/** What a reader finds in the pixels of a symbol: the text, and the number of the alphabet it declares. */
function readSymbol(text: string, isLink = false) {
  const { size, path } = drawQr(text, isLink);
  const side = (size + 2 * QUIET_ZONE) * SCALE;
  const context = createCanvas(side, side).getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.scale(SCALE, SCALE);
  context.translate(QUIET_ZONE, QUIET_ZONE);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  const { data } = context.getImageData(0, 0, side, side);
  const read = jsQR(data, side, side);
  const alphabets = read?.chunks.flatMap((chunk) =>
    'assignmentNumber' in chunk ? chunk.assignmentNumber : [],
  );
  return { text: read?.data, alphabets };
}

test.each(['Žičara', 'Čelik i žica d.o.o.\nUlica đačka 5\n', 'ŠĐČĆŽšđčćž', `${'a'.repeat(600)}ž`])(
  'declares UTF-8 before the letters of %j',
  (text) => expect(readSymbol(text)).toEqual({ text, alphabets: [26] }),
);

test('declares no alphabet for a plain address', () => {
  const address = 'https://primjer.test/listic#a=1&b=2';
  expect(readSymbol(address, true)).toEqual({ text: address, alphabets: [] });
});
