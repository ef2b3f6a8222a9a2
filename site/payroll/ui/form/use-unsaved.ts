import { useEffect, useEffectEvent, useState } from 'react';
import { logTyped, recoverTyped } from '../../../storage/payroll/typed-records.ts';

/** Contents of forms, while the page is open: navigation loses nothing. The log has them too, for when the tab is killed. */
const unsaved = new Map<string, unknown>();

interface UnsavedForm<T> {
  /** Does not change while the form is mounted. */
  readonly name: string;
  /** The firm it is about: once that is removed, the content is dropped. */
  readonly firm?: string;
  /** Undefined for what this version cannot read. */
  readonly read: (part: Readonly<Record<string, unknown>>) => T | undefined;
}

/**
 * What is typed into a form that has no stored record, until it is saved: it survives navigation, a reload and the end of its tab.
 * @returns the content, undefined for none, and its replacement
 */
export function useUnsaved<T extends object>({ name, firm, read }: UnsavedForm<T>) {
  const [content, setContent] = useState(() => unsaved.get(name) as T | undefined);
  const hold = (next: T | undefined): void => {
    if (next) unsaved.set(name, next);
    else unsaved.delete(name);
    logTyped(name, next && { id: name, known: 0, part: { ...next, firm } });
    setContent(next);
  };
  const readPart = useEffectEvent(read);
  const take = useEffectEvent((left: T): boolean => {
    if (unsaved.has(name)) return false;
    hold(left);
    return true;
  });
  useEffect(() => {
    recoverTyped(name, ({ part }) => readPart(part), take).catch(() => undefined);
  }, [name]);
  return [content, hold] as const;
}
