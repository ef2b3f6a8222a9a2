import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { FirmLock } from '@obracun/engine/payroll/model/firm.ts';
import { useState } from 'react';
import { reasonOf } from '../../../storage/db/cause.ts';
import { setLock } from '../../../storage/payroll/firm-lock.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Typed } from '../../../ui/typed.tsx';

interface LockedNoticeProps {
  readonly firm: string;
  readonly lock: FirmLock;
}

/** Why nothing of a firm can be changed, and the button that unlocks it. */
export function LockedNotice({ firm, lock }: LockedNoticeProps) {
  const [problem, setProblem] = useState<string>();
  const unlock = () =>
    setLock(firm, undefined).catch((error: unknown) => setProblem(`Nije otključano: ${reasonOf(error)}.`));
  return (
    <Notice kind="warn" title="Firma je zaključana">
      Od {formatDay(lock.since)} ne može se ništa mijenjati. Razlog: <Typed>{lock.reason}</Typed>.{' '}
      <Button look="link" onClick={() => void unlock()}>
        Otključaj firmu
      </Button>
      {problem && ` ${problem}`}
    </Notice>
  );
}
