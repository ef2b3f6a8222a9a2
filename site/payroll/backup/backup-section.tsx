import { KeptFold } from '../../documents/drafts/kept-fold.tsx';
import type { Removal } from '../../ui/saved-list/use-removal.tsx';
import { KeptFileControls } from './kept-file-controls.tsx';
import type { KeptFile } from './use-kept-file.ts';

interface BackupSectionProps {
  readonly removal: Removal;
  readonly file: KeptFile;
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
      copies={<KeptFileControls file={file} />}
    />
  </div>
);
