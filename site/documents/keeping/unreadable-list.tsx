import { saveFile } from '../../device/save-file.ts';
import { KeptList } from '../../parts/kept/kept-list.tsx';
import { momentInWords } from '../../parts/kept/moment.ts';
import type { Removal } from '../../parts/kept/use-removal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Typed } from '../../ui/typed.tsx';
import styles from './backup.module.css';
import type { Unreadable } from './kinds.ts';

interface UnreadableListProps {
  readonly unreadable: readonly Unreadable[];
  readonly removal: Removal;
}

/** What is kept but cannot be read: said, to be had as a file, never written over. */
export const UnreadableList = ({ unreadable, removal }: UnreadableListProps) =>
  unreadable.length > 0 && (
    <div className={styles.unreadable}>
      <Notice kind="warn">
        Dio sačuvanog se ne može pročitati ({unreadable.length}). Ostaje ovdje kakav je i ulazi u izvoz;
        možete ga preuzeti zasebno.
      </Notice>
      <KeptList
        title="Nečitljivo"
        things={unreadable}
        nameOf={nameOf}
        actions={[{ words: 'Preuzmi', act: take }]}
        remove={(one) => removal.remove({ [one.table]: [one.id] }, <Typed>{nameOf(one)}</Typed>)}
      />
    </div>
  );

const nameOf = ({ name, changed }: Unreadable): string => `${name}, ${momentInWords(changed)}`;

const take = ({ id, given }: Unreadable): void =>
  saveFile(
    new Blob([JSON.stringify(given ?? null, null, 1)], { type: 'application/json' }),
    `necitljivo-${id}.json`,
  );
