import { KeptFold } from '../../documents/keeping/kept-fold.tsx';
import type { Removal } from '../../parts/kept/use-removal.tsx';
import { KeptFile } from './kept-file.tsx';
import type { KeptFile as Kept } from './use-kept-file.ts';

interface BackupSectionProps {
  readonly removal: Removal;
  readonly file: Kept;
}

/** The id of the section, to be led to. */
export const COPIES = 'kopija';

/** Everything kept here out to a file, by hand or by itself, and back. */
export const BackupSection = ({ removal, file }: BackupSectionProps) => (
  <div id={COPIES}>
    <KeptFold
      title="Kopija podataka"
      line="izvoz, uvoz i datoteka koja se sama osvježava"
      removal={removal}
      copies={<KeptFile file={file} />}
    />
  </div>
);
