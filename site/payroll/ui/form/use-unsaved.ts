import { useEffect, useEffectEvent, useState } from 'react';
import { contentKey } from '../../../storage/db/content.ts';
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
  /** What this tab has of it besides the log. */
  readonly first?: (() => T | undefined) | undefined;
}

/**
 * What is typed into a form that has no stored record, until it is saved: it survives navigation, a reload and the end of its tab.
 * @returns the content, undefined for none, and its replacement, which is false when the log is full
 */
export function useUnsaved<T extends object>({ name, firm, read, first }: UnsavedForm<T>) {
  const [content, setContent] = useState(() => (unsaved.get(name) as T | undefined) ?? first?.());
  const store = (next: T | undefined): boolean => {
    if (next) unsaved.set(name, next);
    else unsaved.delete(name);
    return logTyped(name, next && { id: name, known: 0, part: { ...next, firm } });
  };
  const hold = (next: T | undefined): boolean => {
    setContent(next);
    return store(next);
  };
  const readPart = useEffectEvent(read);
  const take = useEffectEvent((left: T): boolean => {
    const own = unsaved.get(name) ?? content;
    if (own) return contentKey(own) === contentKey(left);
    hold(left);
    return true;
  });
  const storeFirst = useEffectEvent(() => content && store(content));
  useEffect(() => {
    storeFirst();
    recoverTyped(name, ({ part }) => readPart(part), take).catch(() => undefined);
  }, [name]);
  return [content, hold] as const;
}
