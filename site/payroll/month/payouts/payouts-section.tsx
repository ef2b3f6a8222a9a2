import { addDays, firstDayOf } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { Payout } from '@obracun/engine/payroll/model/payout.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import {
  calledPayout,
  isOwn,
  isPaidOften,
  payoutsOf,
} from '@obracun/engine/payroll/month/payouts/month-payouts.ts';
import { daysDoubts } from '@obracun/engine/payroll/month/payouts/problems.ts';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { newId } from '../../../storage/db/tables.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmButton } from '../../../ui/controls/confirm-button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import type { EditedMonth } from '../edits/use-edited-month.ts';
import { draftOf, newDraft, type PayoutDraft } from './payout-draft.ts';
import { PayoutForm } from './payout-form.tsx';
import styles from './payouts.module.css';
import { PayoutsTable } from './payouts-table.tsx';

interface PayoutsSectionProps {
  readonly settled: SettledMonth;
  /** The month as typed. */
  readonly month: PayrollMonth;
  /** Workers of the month. */
  readonly workers: readonly Worker[];
  readonly set: EditedMonth['set'];
}

/** A payout in the form. */
interface Opened {
  readonly id: string;
  readonly draft: PayoutDraft;
  readonly isNew: boolean;
}

/** Payouts of an open month: folded while there is one. */
export function PayoutsSection({ settled, month, workers, set }: PayoutsSectionProps) {
  const [opened, setOpened] = useState<Opened>();
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
    <PayoutsFold month={month}>
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
                  if (own) setOpened({ id: payout.id, draft: draftOf(own), isNew: false });
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
          id={opened.id}
          first={opened.draft}
          text={opened.isNew ? 'Dodaj isplatu' : 'Sačuvaj isplatu'}
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
        onClick={() => setOpened({ id: newId(), draft: newDraft(proposedDay(month)), isNew: true })}
      >
        <Plus aria-hidden="true" size={18} /> Nova isplata
      </Button>
    </PayoutsFold>
  );
}

/** The middle of the month: the usual day of an advance. */
const proposedDay = (month: PayrollMonth): string => addDays(firstDayOf(month), 14);

interface PayoutsFoldProps {
  readonly month: PayrollMonth;
  readonly children: ReactNode;
}

/** The section, open at first in a month with several payouts. Removing the last of them does not fold it. */
export function PayoutsFold({ month, children }: PayoutsFoldProps) {
  const [isOpenFirst] = useState(() => isPaidOften(month));
  return (
    <Folded
      title="Isplate"
      line={briefly(month)}
      isOpenFirst={isOpenFirst}
      isLate
      isOnPaper={isPaidOften(month)}
    >
      <div className={joinClasses(layout.stack3, styles.section)}>{children}</div>
    </Folded>
  );
}

const briefly = (month: PayrollMonth): string =>
  isPaidOften(month)
    ? payoutsOf(month)
        .map(({ day }) => formatDay(day))
        .join(', ')
    : `jedna, ${formatDay(month.payday)}`;
