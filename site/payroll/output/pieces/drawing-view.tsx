import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { useDrawing } from '../slips/use-drawing.ts';
import styles from './output.module.css';

interface DrawingViewProps {
  readonly drawing: ReturnType<typeof useDrawing>;
  readonly words: string;
}

/** How far a long piece of work is, and a way to end it. */
export const DrawingView = ({ drawing: { share, hasFailed, cancel }, words }: DrawingViewProps) => (
  <>
    {share !== undefined && (
      <div className={styles.drawing}>
        <progress className={styles.progress} aria-label={words} value={share} max={1} />
        <span aria-hidden="true">{Math.floor(share * 100)} %</span>
        <Button look="quiet" onClick={cancel}>
          Otkaži
        </Button>
      </div>
    )}
    {hasFailed && (
      <Notice kind="error">
        Datoteka nije napravljena. Uklonite logo firme ako ga ima i pokušajte ponovo.
      </Notice>
    )}
  </>
);
