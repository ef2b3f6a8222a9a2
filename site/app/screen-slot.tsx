import { createElement, useEffect } from 'react';
import type { DeployedVersion } from '../lazy-loading/deployed-version.ts';
import { LoadingFailed } from '../lazy-loading/loading-failed.tsx';
import { reloadOnce } from '../lazy-loading/reload-once.ts';
import { usePart } from '../lazy-loading/use-part.ts';
import { Waiting } from '../lazy-loading/waiting.tsx';
import type { Page } from '../pages/directory/page.ts';

/** The screen of one page, or what there is to say while it comes and when it does not. */
export function ScreenSlot({ page }: { readonly page: Page }) {
  const { part, hasFailed, retry } = usePart(page.load);
  useEffect(() => {
    if (part) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [part]);
  if (part) return createElement(part);
  return hasFailed ? <LoadingFailed retry={retry} onKnown={toNewer} /> : <Waiting />;
}

/** Nothing was typed yet into a screen that did not come: a newer one may take its place unasked. */
function toNewer(now: DeployedVersion): void {
  if (now === 'newer') reloadOnce();
}
