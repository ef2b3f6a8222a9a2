import { Component, createElement, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { LoadingFailed } from '../lazy-loading/loading-failed.tsx';
import type { DeployedVersion } from '../lazy-loading/reload-once.ts';
import { reloadOnce } from '../lazy-loading/reload-once.ts';
import { usePart } from '../lazy-loading/use-part.ts';
import { Waiting } from '../lazy-loading/waiting.tsx';
import type { Page } from '../pages/directory/page.ts';
import { PageList } from '../pages/directory/page.ts';
import { Notice } from '../ui/notice.tsx';
import { SpokenRegion } from '../ui/spoken.tsx';
import { useScript } from './cyrillic/use-script.ts';
import { pageAt, pages } from './routes/routes.ts';
import { Shell } from './shell/shell.tsx';

/** The whole site at the address of the router. */
export function App() {
  useHydratedSign();
  useScript();
  const [path] = useLocation();
  const page = pageAt(path);
  const screen = (
    <FaultBoundary key={page.path}>
      <ScreenSlot page={page} />
    </FaultBoundary>
  );
  return (
    <PageList value={pages}>
      {page.bare ? (
        <main aria-label="Obračun" tabIndex={-1}>
          {screen}
        </main>
      ) : (
        <Shell page={page}>{screen}</Shell>
      )}
      <SpokenRegion />
    </PageList>
  );
}

/** Marks the document as hydrated, for programs that operate the page: a press before that has no effect. */
function useHydratedSign(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
}

/** The screen of one page, or its loading state or load failure. */
function ScreenSlot({ page }: { readonly page: Page }) {
  const { part, hasFailed, retry } = usePart(page.load);
  useEffect(() => {
    if (part) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [part]);
  if (part) return createElement(part);
  return hasFailed ? <LoadingFailed retry={retry} onKnown={toNewer} /> : <Waiting />;
}

/** A screen that failed to load has no input yet: a newer version may replace it without confirmation. */
function toNewer(now: DeployedVersion): void {
  if (now === 'newer') reloadOnce();
}

interface FaultBoundaryProps {
  readonly children: ReactNode;
}

/** Shows a sentence in place of a screen that threw; the rest of the page keeps working. */
class FaultBoundary extends Component<FaultBoundaryProps> {
  override state = { isFaulty: false };

  static getDerivedStateFromError() {
    return { isFaulty: true };
  }

  override render(): ReactNode {
    if (!this.state.isFaulty) return this.props.children;
    return (
      <Notice kind="error">
        Ova stranica se ne može prikazati zbog greške na našoj strani. <a href="/">Vratite se na obračune</a>{' '}
        ili je učitajte ponovo.
      </Notice>
    );
  }
}
