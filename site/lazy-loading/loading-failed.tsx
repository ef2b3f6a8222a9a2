import { useEffect, useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './loading-failed.module.css';
import { type DeployedVersion, deployedVersion, reloadPage } from './reload-once.ts';

interface LoadingFailedProps {
  readonly retry: () => void;
  /** The chunk, as the subject of a sentence. */
  readonly what?: string;
  /** Called with the deployed version; does what is possible without the user. */
  readonly onKnown?: ((now: DeployedVersion) => void) | undefined;
}

/** Replaces a chunk that failed to load: the reason, a retry, and the deployed version. */
export function LoadingFailed({ retry, what = 'Ovaj dio stranice', onKnown }: LoadingFailedProps) {
  const now = useDeployedVersion(onKnown);
  // The button is removed, so the focus must be moved first.
  const again = () => {
    document.querySelector('main')?.focus({ preventScroll: true });
    retry();
  };
  const isNewer = now === 'newer';
  return (
    <div className={joinClasses('stack4 ownWidth measure', styles.failed)}>
      <Notice kind="error">
        <span translate="no">Loading chunk failed</span>. {what} se nije učitao. {now && SAID[now]}
      </Notice>
      <div className="row3">
        <Button look={isNewer ? 'plain' : 'main'} onClick={again}>
          Pokušaj ponovo
        </Button>
        {now && now !== 'unreachable' && (
          <Button look={isNewer ? 'main' : 'plain'} onClick={reloadPage}>
            {isNewer ? 'Učitaj novu verziju' : 'Osvježi stranicu'}
          </Button>
        )}
      </div>
    </div>
  );
}

const SAID: Readonly<Record<DeployedVersion, string>> = {
  newer: 'Objavljena je nova verzija. Upisani podaci ostaju i kad je učitate.',
  same: 'Ako ni ponovni pokušaj ne uspije, osvježite stranicu. Upisani podaci ostaju.',
  unreachable: 'Provjerite vezu s internetom i pokušajte ponovo.',
};

function useDeployedVersion(onKnown: LoadingFailedProps['onKnown']): DeployedVersion | undefined {
  const [now, setNow] = useState<DeployedVersion>();
  useEffect(() => {
    let isShown = true;
    const look = async () => {
      const known = await deployedVersion();
      if (!isShown) return;
      setNow(known);
      onKnown?.(known);
    };
    void look();
    return () => {
      isShown = false;
    };
  }, [onKnown]);
  return now;
}
