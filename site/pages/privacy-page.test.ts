import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEVICE_KEYS } from '../storage/device-keys.ts';

it('names every storage key of the device on the privacy page', () => {
  const page = readFileSync('site/pages/privacy-page.tsx', 'utf8');
  expect(DEVICE_KEYS.filter((key) => !page.includes(`<code>${key}</code>`))).toEqual([]);
});
