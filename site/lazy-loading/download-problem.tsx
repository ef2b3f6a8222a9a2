import { Notice } from '../ui/notice.tsx';
import { PartMissing } from './load-part.ts';
import { LoadingFailed } from './loading-failed.tsx';
import type { FailedDownload } from './use-download.ts';

interface DownloadProblemProps {
  readonly problem: FailedDownload;
  readonly retry: () => void;
}

/** The reason why there is no file: its writer failed to load, the input cannot be drawn, or a fault of ours. */
export function DownloadProblem({
  problem: { extension, advice, error, isShared },
  retry,
}: DownloadProblemProps) {
  const name = extension.toUpperCase();
  if (error instanceof PartMissing)
    return <LoadingFailed what={`Dio programa koji pravi ${name}`} retry={retry} />;
  if (isShared)
    return (
      <Notice kind="error">Datoteka nije podijeljena. {advice ?? 'Pritisnite „Podijeli“ još jednom.'}</Notice>
    );
  return (
    <Notice kind="error">
      {name} nije napravljen. {advice ?? OTHERWISE}
    </Notice>
  );
}

const OTHERWISE = 'Pokušajte ponovo. Ako se ponovi, osvježite stranicu: upisani podaci ostaju.';
