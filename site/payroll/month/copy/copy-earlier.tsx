import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { monthId } from '@obracun/engine/payroll/model/reading/month.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { columnOf } from '@obracun/engine/payroll/staff/pay-kinds/columns-of.ts';
import { inWordsOf } from '@obracun/engine/rules/entity-words.ts';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { reasonOf } from '../../../storage/db/cause.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { type MonthOf, monthById, monthsAway } from '../../../storage/payroll/months.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { useSpoken } from '../../../ui/spoken.tsx';
import { isEmpty, type MonthChange } from '../edits/change.ts';
import {
  type CopyChoices,
  changeOfCopies,
  copiedColumns,
  copiesOf,
  NOTHING_CHOSEN,
  type WorkerCopy,
} from '../edits/copy.ts';
import type { EditedMonth } from '../edits/use-edited-month.ts';
import { SHORTCUTS } from '../shortcuts/shortcuts.ts';
import styles from './copy.module.css';
import { CopyForm } from './copy-form.tsx';

interface CopyEarlierProps {
  readonly of: MonthOf;
  readonly firm: Firm;
  readonly month: PayrollMonth;
  readonly workers: readonly Worker[];
  readonly make: EditedMonth['make'];
}

/** Copies recurring entries of last month to workers without entries; asks about one-off entries first. Ctrl+Z undoes it. */
export function CopyEarlier({ of, firm, month, workers, make }: CopyEarlierProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [request, setAsked] = useState<readonly WorkerCopy[]>();
  const [message, setMessage] = useState<string>();
  useSpoken(message);
  const copy = (copies: readonly WorkerCopy[], choices: CopyChoices) => {
    const change = changeOfCopies(copies, month.workers, choices);
    make(change);
    setMessage(wordsOf(firm, change));
    dialog.current?.close();
  };
  const begin = async () => {
    const earlier = await monthBefore(of);
    const copies = earlier ? copiesOf(earlier, month, workers, firm) : [];
    if (copies.length === 0) return setMessage(`${NOTHING_THERE} ${inWordsOf(firm.entity, BY_ITSELF)}`);
    if (copies.every(({ once, fund }) => isEmpty(once) && !fund)) return copy(copies, NOTHING_CHOSEN);
    setAsked(copies);
    dialog.current?.showModal();
  };
  return (
    <>
      <Button
        aria-keyshortcuts={SHORTCUTS.copy}
        onClick={() =>
          void begin().catch((error: unknown) => setMessage(`Nije kopirano: ${reasonOf(error)}.`))
        }
      >
        <Copy aria-hidden="true" size={18} /> Kopiraj prošli mjesec
      </Button>
      <Dialog
        ref={dialog}
        title="Šta se kopira iz prošlog mjeseca"
        isWide
        onClose={() => setAsked(undefined)}
      >
        {request && (
          <CopyForm
            firm={firm}
            copies={request}
            agree={(choices) => copy(request, choices)}
            close={() => dialog.current?.close()}
          />
        )}
      </Dialog>
      {message && <p className={joinClasses('soft whole', styles.copied)}>{message}</p>}
    </>
  );
}

/** Read when it is needed: a quick press is not taken for a month without entries. */
async function monthBefore(of: MonthOf): Promise<PayrollMonth | undefined> {
  const { firm, year, month } = monthsAway(of, -1);
  return (await withDatabase((db) => monthById(db, monthId(firm, year, month))))?.content;
}

const NOTHING_THERE = 'Nema šta da se kopira iz prošlog mjeseca.';
const BY_ITSELF = 'Ugovorena plata, obrok, prevoz i obustave važe i bez kopiranja.';

function wordsOf(firm: Firm, change: MonthChange): string {
  const count = Object.keys(change).length;
  return count > 0
    ? `Kopirano za ${count} radnika: ${titlesOf(firm, change)}. Ctrl+Z u tabeli vraća.`
    : `Ništa nije kopirano. ${inWordsOf(firm.entity, BY_ITSELF)}`;
}

/** Columns of a change, in display order. */
function titlesOf(firm: Firm, change: MonthChange): string {
  const written = new Set(Object.values(change).flatMap(({ after }) => Object.keys(after?.entries ?? {})));
  return copiedColumns(firm)
    .filter((name) => written.has(name))
    .map((name) => columnOf(firm, name).label.toLowerCase())
    .join(', ');
}
