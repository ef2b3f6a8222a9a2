import { useLayoutEffect, useState } from 'react';
import { typedAhead } from '../../fields/parsing/typed-ahead.ts';
import type { DeviceKey } from '../../storage/device-keys.ts';
import { keepSessionText, sessionText } from '../../storage/session.ts';

/** A text beside a tool's form, kept with the tab under that key; what was typed before the scripts came goes before it. */
export function useSessionText(key: DeviceKey, id: string) {
  const [text, setText] = useState('');
  // oxlint-disable-next-line react/set-state-in-effect -- the first render repeats the page as it was sent; what is known beside it comes then
  useLayoutEffect(() => setText(typedAhead(id) ?? sessionText(key) ?? ''), [key, id]);
  const hold = (next: string) => {
    setText(next);
    keepSessionText(key, next);
  };
  return [text, hold] as const;
}
