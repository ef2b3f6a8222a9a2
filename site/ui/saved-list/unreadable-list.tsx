import { saveFile } from '../../platform/save-file.ts';
import type { Unreadable } from '../../storage/db/unreadable.ts';
import { Notice } from '../notice.tsx';
import type { Called } from '../typed.tsx';
import { KeptList } from './kept-list.tsx';
import { momentInWords } from './moment.ts';
import styles from './unreadable-list.module.css';
import type { Removal } from './use-removal.tsx';

interface UnreadableListProps {
  readonly unreadable: readonly Unreadable[];
  readonly removal: Removal;
}

/** Unreadable records: listed, exportable as a file, never overwritten. */
export const UnreadableList = ({ unreadable, removal }: UnreadableListProps) =>
  unreadable.length > 0 && (
    <div className={styles.unreadable}>
      <Notice kind="warn">
        Dio sačuvanog se ne može pročitati ({unreadable.length}). Ostaje ovdje kakav je i ulazi u izvoz;
        možete ga preuzeti zasebno.
      </Notice>
      <KeptList
        things={unreadable}
        nameOf={nameOf}
        actions={[{ words: 'Preuzmi', act: take }]}
        remove={(one) => removal.remove({ [one.table]: [one.id] }, nameOf(one))}
      />
    </div>
  );

const nameOf = ({ name, changed }: Unreadable): Called => ({
  typed: '',
  before: `${name}, ${momentInWords(changed)}`,
});

const take = ({ id, given }: Unreadable): void =>
  saveFile(
    new Blob([JSON.stringify(given ?? null, null, 1)], { type: 'application/json' }),
    `necitljivo-${id}.json`,
  );
