import type { Absence } from '@obracun/engine/payroll/model/absence.ts';
import { openPlan, plannedAbsence } from '@obracun/engine/payroll/staff/leave/parts.ts';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { reasonOf } from '../../../storage/db/cause.ts';
import { newId } from '../../../storage/db/tables.ts';
import { bringAbsences } from '../../../storage/payroll/bring-absences.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { LeaveRow } from './leave-rows.ts';

interface EnterPlanProps {
  readonly rows: readonly Pick<LeaveRow, 'leave'>[];
  readonly absences: readonly Absence[];
}

interface Outcome {
  readonly message: string;
  readonly isProblem?: true;
  readonly undo?: () => Promise<number>;
}

/** Enters the planned parts that are not in the register of absences yet, all at once, with an undo. */
export function EnterPlan({ rows, absences }: EnterPlanProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const open = rows.flatMap(({ leave }) =>
    openPlan(leave, absences).map((part) => plannedAbsence(newId(), leave, part)),
  );
  const enter = () => {
    bringAbsences(open).then(
      (done) =>
        setOutcome(
          'refused' in done
            ? { message: `Nije upisano: ${done.refused}`, isProblem: true }
            : { message: `U odsustva je upisano: ${open.length}.`, undo: done },
        ),
      (error: unknown) => setOutcome({ message: `Nije upisano: ${reasonOf(error)}.`, isProblem: true }),
    );
  };
  const undo = async () => {
    await outcome?.undo?.();
    setOutcome(undefined);
  };
  return (
    <>
      {open.length > 0 && (
        <Buttons>
          <Button onClick={enter}>
            <CalendarPlus aria-hidden="true" size={18} /> Upiši plan u odsustva ({open.length})
          </Button>
        </Buttons>
      )}
      {outcome?.isProblem && <Notice kind="error">{outcome.message}</Notice>}
      <output>
        {outcome && !outcome.isProblem && (
          <>
            {outcome.message}{' '}
            <Button look="link" onClick={() => void undo()}>
              Poništi
            </Button>
          </>
        )}
      </output>
    </>
  );
}
