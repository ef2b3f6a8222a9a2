import { useState } from 'react';

/**
 * The text of a field whose form holds a value: as typed while it means that value, else the formatted value, as after
 * a change elsewhere.
 */
export function useTyped<T>(
  value: T,
  read: (text: string) => T,
  write: (value: T) => string,
): readonly [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState(() => write(value));
  return [read(typed) === value ? typed : write(value), setTyped];
}
