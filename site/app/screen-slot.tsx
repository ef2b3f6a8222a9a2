import { createElement, useCallback, useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { loadedScreen, loadScreen } from './load-screen.ts';
import type { Page } from './page.ts';
import styles from './screen-slot.module.css';

/** The screen of one page, or what there is to say while it comes and when it does not. */
export function ScreenSlot({ page }: { readonly page: Page }) {
  const [hasFailed, setFailed] = useState(false);
  const [, setArrived] = useState(loadedScreen(page) !== undefined);
  const load = useCallback(() => {
    loadScreen(page).then(
      () => setArrived(true),
      () => setFailed(true),
    );
  }, [page]);
  useEffect(load, [load]);

  const screen = loadedScreen(page);
  useEffect(() => {
    if (screen) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [screen]);
  const retry = () => {
    setFailed(false);
    load();
  };
  if (screen) return createElement(screen);
  if (hasFailed) return <LoadingFailed retry={retry} />;
  return (
    <div className={styles.wait}>
      <Spinner label="Učitavam…" />
    </div>
  );
}

const LoadingFailed = ({ retry }: { readonly retry: () => void }) => (
  <div className={styles.failed}>
    <Notice kind="error">
      <span translate="no">Loading chunk failed</span>. Stranica se nije učitala; provjerite vezu s
      internetom.
    </Notice>
    <Button look="main" onClick={retry}>
      Pokušaj ponovo
    </Button>
  </div>
);
