import { useState } from 'react';

/**
 * The text of a field whose form holds a value: what was typed for as long as it says that value, else the value written
 * out, as after it was changed elsewhere.
 */
export function useTyped<T>(
  value: T,
  read: (text: string) => T,
  write: (value: T) => string,
): readonly [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState(() => write(value));
  return [read(typed) === value ? typed : write(value), setTyped];
}
