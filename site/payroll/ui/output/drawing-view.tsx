import { PartMissing } from '../../../lazy-loading/load-part.ts';
import { LoadingFailed } from '../../../lazy-loading/loading-failed.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './output.module.css';
import { LogoUnreadable, type useDrawing } from './use-drawing.ts';

interface DrawingViewProps {
  readonly drawing: ReturnType<typeof useDrawing>;
  readonly text: string;
}

/** Progress of a long rendering, a cancel button, and the reason of a failure. */
export const DrawingView = ({ drawing: { share, problem, again, cancel }, text }: DrawingViewProps) => (
  <>
    {share !== undefined && (
      <div className="row3">
        <progress className={styles.progress} aria-label={text} value={share} max={1} />
        <span aria-hidden="true">{Math.floor(share * 100)} %</span>
        <Button look="quiet" onClick={cancel}>
          Otkaži
        </Button>
      </div>
    )}
    {problem && <Problem error={problem.error} again={again} />}
  </>
);

interface ProblemProps {
  readonly error: unknown;
  readonly again: () => void;
}

function Problem({ error, again }: ProblemProps) {
  if (error instanceof PartMissing)
    return <LoadingFailed what="Dio programa koji pravi datoteku" retry={again} />;
  return <Notice kind="error">{error instanceof LogoUnreadable ? LOGO : OTHERWISE}</Notice>;
}

const LOGO = 'Logo firme se ne može nacrtati. Pod „Firma“ izaberite drugi (PNG ili JPEG) ili ga uklonite.';
const OTHERWISE =
  'Datoteka nije napravljena. Pokušajte ponovo, ili preuzmite dokumente jedan po jedan pod „Papiri“, „Plaćanja“ i „Obrasci“.';
