import { Button } from '../controls/button.tsx';
import styles from './removal-line.module.css';
import type { Removal } from './use-removal.tsx';

/** The last removal, and its undo. */
export const RemovalLine = ({ said, undo, line }: Removal) => (
  <div ref={line} tabIndex={-1} className={styles.line}>
    <output>{said}</output>
    {undo && (
      <Button look="link" onClick={undo}>
        Vrati
      </Button>
    )}
  </div>
);
