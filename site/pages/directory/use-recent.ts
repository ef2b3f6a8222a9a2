import { useSyncExternalStore } from 'react';
import type { Page } from './page.ts';
import { usePages } from './page-list.ts';
import { recentPaths } from './recent.ts';

const NONE: readonly string[] = [];
const never = () => () => undefined;

/** The pages used last on this device; none in prerendered HTML. */
export function useRecent(): Page[] {
  const paths = useSyncExternalStore(never, recentPaths, () => NONE);
  const pages = usePages();
  return paths.flatMap((path) => pages.find((page) => page.path === path) ?? []);
}
