import { yearFields } from '@obracun/engine/rules/rs/year-definition.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChoiceInput } from './choice-input.tsx';

const chosenIn = (text: string) => {
  const drawn = renderToStaticMarkup(
    <ChoiceInput id="godina" field={yearFields.godina} text={text} onText={() => undefined} />,
  );
  return [...drawn.matchAll(/<option[^>]*selected[^>]*>([^<]*)/g)].map(([, phrase]) => phrase);
};

test('shows a value that is not offered, and no other as chosen', () => {
  expect(chosenIn('2030')).toEqual(['2030']);
  expect(chosenIn('2025')).toEqual(['2025']);
  expect(chosenIn('')).toEqual(['–']);
});
