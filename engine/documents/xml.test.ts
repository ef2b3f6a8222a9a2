import { expect, test } from 'vitest';
import { element, writeXml } from './xml.ts';

test('drops characters that XML forbids, and escapes its own', () => {
  const written = writeXml(element('Naziv', 'Al\u0002fa\u001f & <Beta>\ufffe\ud83d 😀', { a: '"\u000b' }));
  expect(written).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<Naziv a="&quot;">Alfa &amp; &lt;Beta&gt; 😀</Naziv>\n',
  );
});
