import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { changesBetween } from '@obracun/engine/payroll/books/recap/changes.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { earlierNeeds } from '@obracun/engine/payroll/month/calculate/earlier-pay.ts';
import { LockOpen } from 'lucide-react';
import { useCallback, useState } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { useRequest } from '../../../lazy-loading/use-request.ts';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { today } from '../../../platform/clock.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { absencesOf } from '../../../storage/payroll/absences.ts';
import { reopenMonth } from '../../../storage/payroll/closing.ts';
import { earlierPaysOf } from '../../../storage/payroll/earlier-pays.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Typed } from '../../../ui/typed.tsx';
import { SkippedList } from '../../ui/output/skipped-list.tsx';
import { Question } from '../../ui/question.tsx';
import { stepInPlace } from '../../ui/routing/use-place.ts';
import { requestWages } from '../calculation/request-wages.ts';
import { type MonthReopened, monthReopened, settleReopened, workersIn } from '../calculation/settled-of.ts';
import { ChangeList } from '../result/change-list.tsx';

interface ReopenMonthProps {
  readonly of: MonthOf;
  /** Closing of the month; undefined when unreadable. */
  readonly closed: ClosedMonth | undefined;
  /** Current data. */
  readonly firm: Firm;
  readonly workers: readonly Worker[];
}

/** Reopens a closed month, after listing the changes and asking for a reason. */
export function ReopenMonth({ of, closed, firm, workers }: ReopenMonthProps) {
  const [reason, setReason] = useState('');
  return (
    <Question
      label={
        <>
          <LockOpen aria-hidden="true" size={18} /> Ponovo otvori
        </>
      }
      title="Ponovo otvoriti mjesec?"
      agree="Otvori"
      act={() => reopen(of, reason.trim())}
    >
      {closed ? (
        <p>
          Zaključen {formatDay(closed.closedOn)}{' '}
          {closed.closedBy && <Typed>{`Zaključenje: ${closed.closedBy}.`}</Typed>} Računaće se po današnjim
          podacima, a dugovima se vraća ono za što su umanjeni. Ovo zaključenje ostaje sačuvano.
        </p>
      ) : (
        <p>
          Računaće se po današnjim podacima, a dugovi ostaju umanjeni. Ispravite ih kod radnika prije nego što
          ponovo zaključite.
        </p>
      )}
      <TextInput
        id={fieldId('otvaranje.razlog')}
        label="Razlog otvaranja"
        text={reason}
        placeholder="npr. ispravka sati"
        required
        onText={setReason}
      />
      {closed && <WouldChange closed={closed} firm={firm} workers={workers} />}
    </Question>
  );
}

const NO_REASON = 'Upišite razlog otvaranja.';

async function reopen(of: MonthOf, reason: string): Promise<string | undefined> {
  if (reason === '') return NO_REASON;
  try {
    stepInPlace();
    await reopenMonth(of, { on: today(), reason });
    return undefined;
  } catch (error) {
    return `Mjesec nije otvoren: ${reasonOf(error)}.`;
  }
}

interface WouldChangeProps {
  readonly closed: ClosedMonth;
  /** Current data. */
  readonly firm: Firm;
  readonly workers: readonly Worker[];
}

/** Compares a closed month with its calculation by current data. */
function WouldChange({ closed, firm, workers }: WouldChangeProps) {
  const ask = useCallback(async () => {
    const stored = await withDatabase((db) => absencesOf(db, firm.id));
    const absences = stored.map(({ content }) => content);
    const month = monthReopened(closed.settled, firm, workers, absences);
    const needs = earlierNeeds(firm, month);
    const earlier = await withDatabase((db) => earlierPaysOf(db, month, needs));
    return settleReopened(closed, firm, workers, absences, requestWages, earlier);
  }, [closed, firm, workers]);
  const { answer, error } = useRequest<MonthReopened>(closed.id, ask);
  if (error) return <p>{error.message} Zato se ne zna šta bi se promijenilo.</p>;
  if (!answer) return <Waiting />;
  const { settled, stopped, stored } = answer;
  const changes = changesBetween(closed.settled, settled, workersIn(workers, closed.settled.month));
  return (
    <>
      <SkippedList title={STOPPED} skipped={stopped} />
      <SkippedList title={STORED} skipped={stored} />
      {changes.length > 0 && <ChangeList changes={changes} />}
      {changes.length === 0 && (
        <p>{stopped.length === 0 ? 'Iznosi bi ostali isti.' : 'Ostalima bi iznosi ostali isti.'}</p>
      )}
    </>
  );
}

const STORED =
  'Po današnjim pravilima nemaju obračun, a ništa im nije mijenjano: ostaju im iznosi ovog zaključenja dok ne upišete ovo';
const STOPPED = 'Mjesec se ne bi mogao ponovo zaključiti dok se ovo ne upiše';
