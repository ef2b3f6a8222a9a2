import { isDay } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { MonthPayout } from '@obracun/engine/payroll/model/payout.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { calledPayout, payoutsOf, payoutWord } from '@obracun/engine/payroll/month/payouts/month-payouts.ts';
import { dayDoubts, movedDayNotes } from '@obracun/engine/payroll/month/payouts/problems.ts';
import { useId, useState } from 'react';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { fetchPart } from '../../../lazy-loading/load-part.ts';
import { today } from '../../../platform/clock.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Question } from '../../ui/question.tsx';
import { PayoutsTable } from './payouts-table.tsx';

/** Payouts of a closed month: each can be moved to another day, without a calculation. */
export function ClosedPayouts({ stored }: { readonly stored: StoredRecord<ClosedMonth> }) {
  const { settled } = stored.content;
  return (
    <>
      <PayoutsTable
        settled={settled}
        renderActions={(payout) => <MoveDay stored={stored} payout={payout} />}
      />
      <MovedDays closed={stored.content} />
    </>
  );
}

/** When days were moved, first to last. */
function MovedDays({ closed: { settled, moved = [] } }: { readonly closed: ClosedMonth }) {
  if (moved.length === 0) return null;
  const payouts = payoutsOf(settled.month);
  return (
    <ul className="soft">
      {moved.map(({ payout: id, from, to, on }, at) => {
        const payout = payouts.find((one) => one.id === id);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same move may be repeated
          <li key={at}>
            {formatDay(on)} dan isplate
            {payouts.length > 1 && payout && ` (${payoutWord(settled.firm.entity, payout).toLowerCase()})`}{' '}
            pomjeren sa {formatDay(from)} na {formatDay(to)}
          </li>
        );
      })}
    </ul>
  );
}

interface MoveDayProps {
  readonly stored: StoredRecord<ClosedMonth>;
  readonly payout: MonthPayout;
}

/** Moves one payout: only days of orders, files, slips and deadlines change. */
function MoveDay({ stored, payout }: MoveDayProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>(payout.day);
  const { settled } = stored.content;
  const isMoved = isDay(typed) && typed !== payout.day;
  return (
    <Question
      label="Pomjeri dan"
      title={`Pomjeriti isplatu: ${calledPayout(settled.firm.entity, payout)}`}
      agree="Pomjeri"
      act={() => moveTo(stored, payout, typed)}
    >
      <p>Iznosi ostaju isti, mijenjaju se samo dan i rokovi. Naloge koji su već u banci promijenite tamo.</p>
      <DateInput
        id={id}
        label="Novi dan isplate"
        text={typed}
        warning={isMoved ? dayDoubts(settled.month, typed)[0] : undefined}
        onText={setTyped}
      />
      {isMoved &&
        movedDayNotes(settled.firm.entity, payout.day, typed).map((note) => (
          <Notice key={note} kind="warn">
            {note}
          </Notice>
        ))}
    </Question>
  );
}

const ELSEWHERE = 'Mjesec je promijenjen u drugoj kartici. Pogledajte šta sada piše, pa pokušajte ponovo.';

/** @returns the reason when nothing was moved */
async function moveTo(
  stored: StoredRecord<ClosedMonth>,
  { id, day }: MonthPayout,
  to: string,
): Promise<string | undefined> {
  if (!isDay(to)) return 'Upišite dan isplate, npr. 10. 11. 2026.';
  if (to === day) return 'To je dan koji već piše: upišite drugi.';
  try {
    const { saveMoved } = await fetchPart(() => import('./save-moved.ts'));
    const saved = await saveMoved(stored, { payout: id, from: day, to, on: today() });
    return 'stored' in saved ? undefined : ELSEWHERE;
  } catch (error) {
    return `Dan nije pomjeren: ${reasonOf(error)}.`;
  }
}
