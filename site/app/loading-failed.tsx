import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './loading-failed.module.css';

/** In place of a part that did not come: what happened, and another attempt. */
export function LoadingFailed({ retry }: { readonly retry: () => void }) {
  // The button goes, and the focus with it, unless it is put elsewhere first.
  const again = () => {
    document.querySelector('main')?.focus({ preventScroll: true });
    retry();
  };
  return (
    <div className={styles.failed}>
      <Notice kind="error">
        <span translate="no">Loading chunk failed</span>. Ovaj dio stranice se nije učitao; provjerite vezu s
        internetom.
      </Notice>
      <Button look="main" onClick={again}>
        Pokušaj ponovo
      </Button>
    </div>
  );
}
