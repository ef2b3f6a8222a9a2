import { useLayoutEffect, useState } from 'react';
import { typedAhead } from './typed-ahead.ts';

/** A text that belongs to no form's state, beginning with what was typed before the scripts came. */
export function useTypedText(id: string) {
  const [text, setText] = useState('');
  // oxlint-disable-next-line react/set-state-in-effect -- the first render repeats the page as it was sent; what was typed into it comes then
  useLayoutEffect(() => setText(typedAhead(id) ?? ''), [id]);
  return [text, setText] as const;
}
