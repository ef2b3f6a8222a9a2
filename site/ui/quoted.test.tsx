import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Quoted } from './quoted.tsx';

const drawn = (text: string): string => renderToStaticMarkup(<Quoted>{text}</Quoted>);

test('keeps the script of quoted text, and converts the rest of the sentence', () => {
  expect(drawn('Nema općine „Kiseljk“: izaberite najbližu.')).toBe(
    'Nema općine <span translate="no">„Kiseljk“</span>: izaberite najbližu.',
  );
  expect(drawn('Popravka „x“ → „y“ nije prihvaćena.').match(/translate="no"/g)).toHaveLength(2);
  expect(drawn('Nema JMBG.')).toBe('Nema JMBG.');
});
