import { useLayoutEffect, useState } from 'react';
import { typedAhead } from './typed-ahead.ts';

/** A text outside of a form state, starting with input made before hydration. */
export function useTypedText(id: string) {
  const [text, setText] = useState('');
  // oxlint-disable-next-line react/set-state-in-effect -- the first render repeats the prerendered page; input made in it is read then
  useLayoutEffect(() => setText(typedAhead(id) ?? ''), [id]);
  return [text, setText] as const;
}
