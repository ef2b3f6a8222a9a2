import { useLayoutEffect, useState } from 'react';
import { typedAhead } from '../../fields/parsing/use-typed.ts';
import type { DeviceKey } from '../../storage/device-keys.ts';
import { keepSessionText, sessionText } from '../../storage/session.ts';

/** A text next to the form of a tool, stored in the session under that key; input made before hydration has precedence. */
export function useSessionText(key: DeviceKey, id: string) {
  const [text, setText] = useState('');
  // oxlint-disable-next-line react/set-state-in-effect -- the first render repeats the prerendered page; stored text is read then
  useLayoutEffect(() => setText(typedAhead(id) ?? sessionText(key) ?? ''), [key, id]);
  const hold = (next: string) => {
    setText(next);
    keepSessionText(key, next);
  };
  return [text, hold] as const;
}
