import { Backup } from '../../documents/keeping/backup.tsx';
import type { Removal } from '../../parts/kept/use-removal.ts';
import { Folded } from '../../ui/page/folded.tsx';
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
    <Folded title="Kopija podataka" line="izvoz, uvoz i datoteka koja se sama osvježava">
      <Backup removal={removal}>
        <KeptFile file={file} />
      </Backup>
    </Folded>
  </div>
);
