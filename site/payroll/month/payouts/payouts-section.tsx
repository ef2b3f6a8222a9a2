import { addDays, firstDayOf } from '@obracun/engine/core/days/day.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { Payout } from '@obracun/engine/payroll/model/payout.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { calledPayout, isOwn } from '@obracun/engine/payroll/month/payouts/month-payouts.ts';
import { daysDoubts } from '@obracun/engine/payroll/month/payouts/problems.ts';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { newId } from '../../../storage/db/tables.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmButton } from '../../../ui/controls/confirm-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useUnsaved } from '../../ui/form/use-unsaved.ts';
import type { EditedMonth } from '../edits/use-edited-month.ts';
import { type OpenedPayout, readOpened } from './opened-payout.ts';
import { draftOf, newDraft } from './payout-draft.ts';
import { PayoutForm } from './payout-form.tsx';
import { PayoutsTable } from './payouts-table.tsx';

interface PayoutsSectionProps {
  readonly settled: SettledMonth;
  /** The month as typed. */
  readonly month: PayrollMonth;
  /** Workers of the month. */
  readonly workers: readonly Worker[];
  readonly set: EditedMonth['set'];
}

/** Payouts of an open month. */
export function PayoutsSection({ settled, month, workers, set }: PayoutsSectionProps) {
  const [opened, setOpened] = useUnsaved({
    name: `isplata ${month.id}`,
    firm: month.firm,
    read: readOpened,
  });
  const form = useRef<HTMLFormElement>(null);
  const open = (payout: OpenedPayout) => {
    flushSync(() => setOpened(payout));
    form.current?.querySelector('select')?.focus();
  };
  const adding = useRef<HTMLButtonElement>(null);
  const { entity } = settled.firm;
  const keep = (id: string, payout: Payout) => {
    set({ payouts: { ...month.payouts, [id]: payout } });
    close();
  };
  const remove = (id: string) => {
    const { [id]: _, ...rest } = month.payouts ?? {};
    set({ payouts: Object.keys(rest).length > 0 ? rest : undefined });
    adding.current?.focus();
  };
  const close = () => {
    setOpened(undefined);
    adding.current?.focus();
  };
  return (
    <>
      <PayoutsTable
        settled={settled}
        renderActions={(payout) =>
          isOwn(payout) && (
            <>
              <Button
                look="quiet"
                aria-label={`Izmijeni: ${calledPayout(entity, payout)}`}
                onClick={() => {
                  const own = month.payouts?.[payout.id];
                  if (own) open({ id: payout.id, draft: draftOf(own), isNew: false });
                }}
              >
                Izmijeni
              </Button>
              <ConfirmButton
                look="quiet"
                label="Ukloni"
                aria-label={`Ukloni: ${calledPayout(entity, payout)}`}
                question="Ukloniti isplatu?"
                choices={[{ text: 'Ukloni', act: () => remove(payout.id) }]}
              >
                {calledPayout(entity, payout)}. Njen iznos ulazi u ostatak, a bonus i regres se ne
                obračunavaju. Već plaćeni nalozi se ne povlače.
              </ConfirmButton>
            </>
          )
        }
      />
      {daysDoubts(month).map((doubt) => (
        <Notice key={doubt} kind="warn">
          {doubt}
        </Notice>
      ))}
      {opened && (
        <PayoutForm
          key={opened.id}
          ref={form}
          opened={opened}
          edit={(draft) => setOpened({ ...opened, draft })}
          settled={settled}
          month={month}
          workers={workers}
          keep={(payout) => keep(opened.id, payout)}
          close={close}
        />
      )}
      <Button
        ref={adding}
        aria-expanded={opened?.isNew === true}
        onClick={() => open({ id: newId(), draft: newDraft(proposedDay(month)), isNew: true })}
      >
        <Plus aria-hidden="true" size={18} /> Nova isplata
      </Button>
    </>
  );
}

/** The middle of the month: the usual day of an advance. */
const proposedDay = (month: PayrollMonth): string => addDays(firstDayOf(month), 14);
