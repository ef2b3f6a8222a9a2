import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { addressOf } from '../../routing/place.ts';
import { countedLines } from '../run/counted.ts';
import type { ImportKeeping } from '../run/use-keeping.ts';
import styles from './keep-bar.module.css';

interface KeepBarProps<P> {
  readonly keeping: ImportKeeping<P>;
  /** What goes in. */
  readonly going: readonly P[];
  /** How many that are, in words. */
  readonly words: string;
  /** Lines that wait to be confirmed, and those that were refused. */
  readonly waiting: number;
  readonly refused: number;
  readonly takeRefused: () => void;
  readonly of: MonthOf;
}

/** What goes in, under the lines: once it is kept it can be taken back, and the month is one press away. */
export const KeepBar = <P,>({
  keeping,
  going,
  words,
  waiting,
  refused,
  takeRefused,
  of,
}: KeepBarProps<P>) => (
  <div className={styles.bar}>
    {waiting > 0 && <p>Popravljeni redovi čekaju potvrdu: {countedLines(waiting)} još ne ulazi.</p>}
    <Buttons>
      <Button
        look="main"
        disabled={going.length === 0 || keeping.isBusy}
        onClick={() => void keeping.keep(going)}
      >
        {going.length === 0 ? 'Nema šta uvesti' : `Uvezi ${words}`}
      </Button>
      {refused > 0 && <Button onClick={takeRefused}>Preuzmi odbijene redove ({refused}) kao CSV</Button>}
    </Buttons>
    <output>
      {keeping.said}{' '}
      {keeping.undo && (
        <>
          <Button look="link" onClick={keeping.undo}>
            Vrati kako je bilo
          </Button>{' '}
          <a href={addressOf({ ...of, section: 'mjesec' })}>Otvori mjesec</a>
        </>
      )}
    </output>
  </div>
);
