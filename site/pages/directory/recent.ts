import { useSyncExternalStore } from 'react';
import { jsonIn, readStored, writeStored } from '../../storage/device-storage.ts';
import { type Page, usePages } from './page.ts';

const KEY = 'nedavno';
const MOST = 3;
const NONE: readonly string[] = [];

let paths: readonly string[] | undefined;

function read(): readonly string[] {
  const stored = jsonIn(readStored(KEY));
  return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string').slice(0, MOST) : NONE;
}

/** Paths of the tools used last on this device, newest first. */
export function recentPaths(): readonly string[] {
  paths ??= read();
  return paths;
}

/** Records that a tool was opened; other pages are skipped. */
export function remember({ path, group }: Page): void {
  if (group === undefined) return;
  paths = [path, ...recentPaths().filter((other) => other !== path)].slice(0, MOST);
  writeStored(KEY, JSON.stringify(paths));
}

const never = () => () => undefined;

/** The pages used last on this device; none in prerendered HTML. */
export function useRecent(): Page[] {
  const used = useSyncExternalStore(never, recentPaths, () => NONE);
  const pages = usePages();
  return used.flatMap((path) => pages.find((page) => page.path === path) ?? []);
}
