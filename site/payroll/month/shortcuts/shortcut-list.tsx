import { type RefObject, useCallback, useRef } from 'react';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './shortcut-list.module.css';
import { SHORTCUTS, useShortcuts } from './shortcuts.ts';

interface ShortcutListProps {
  /** Where `?` opens the list. */
  readonly section: RefObject<HTMLElement | null>;
  readonly isClosed: boolean;
}

type Keys = readonly (readonly [keys: string, does: string])[];

const OPEN: Keys = [
  [SHORTCUTS.copy, 'Kopiraj prošli mjesec'],
  [SHORTCUTS.sheet, 'U tabelu'],
  [SHORTCUTS.close, 'Zaključi mjesec'],
];

const CLOSED: Keys = [
  [SHORTCUTS.takeAll, 'Preuzmi sve'],
  [SHORTCUTS.nextFirm, 'Sljedeća firma'],
  [SHORTCUTS.nextMonth, 'Sljedeći mjesec'],
  [SHORTCUTS.sheet, 'U tabelu'],
];

const IN_SHEET: Keys = [
  ['Enter', 'Red niže. Na imenu otvara radnika.'],
  ['Tab', 'Kolona desno'],
  ['F2', 'Izmjena upisanog'],
  ['Delete', 'Brisanje'],
  ['Ctrl+D', 'Prva vrijednost u sve označene redove'],
  ['Ctrl+Z', 'Vrati'],
  ['Esc, pa Tab', 'Izlaz iz tabele'],
];

/** The keys of a month; `?` opens them too. */
export function ShortcutList({ section, isClosed }: ShortcutListProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useCallback(() => dialog.current?.showModal(), []);
  useShortcuts(section, open);
  return (
    <div className={joinClasses('onScreen small', styles.list)}>
      <Button look="link" onClick={open}>
        Prečice (?)
      </Button>
      <Dialog ref={dialog} title="Prečice na tastaturi">
        <Listed keys={isClosed ? CLOSED : OPEN} />
        <h3 className={styles.title}>U tabeli</h3>
        <Listed keys={isClosed ? IN_SHEET.slice(0, 1) : IN_SHEET} />
        <Buttons>
          <Button onClick={() => dialog.current?.close()}>Zatvori</Button>
        </Buttons>
      </Dialog>
    </div>
  );
}

const Listed = ({ keys }: { readonly keys: Keys }) => (
  <dl className="stack2">
    {keys.map(([key, does]) => (
      <div key={key} className={styles.row}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);
