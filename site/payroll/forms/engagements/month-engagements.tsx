import type { Day } from '@obracun/engine/core/days/day.ts';
import { monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { paidEngagement } from '@obracun/engine/payroll/forms/engagements/month.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Engagement } from '@obracun/engine/payroll/staff/engagements/engagement.ts';
import type { EngagementPayout } from '@obracun/engine/payroll/staff/engagements/settled.ts';
import { FilePenLine } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { useUnreadEngagements } from '../../../storage/payroll/engagements.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Scrolled } from '../../../ui/page/scrolled.tsx';
import { type Removal, RemovalLine } from '../../../ui/saved-list/use-removal.tsx';
import { MonthChooser } from '../../ui/month-chooser.tsx';
import output from '../../ui/output/output.module.css';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf, NEW_WORKER } from '../../ui/routing/place.ts';
import { ClosePayouts } from './close-payouts.tsx';
import { EngagementOutput } from './engagement-output.tsx';
import styles from './engagements.module.css';
import { MissingData } from './missing-data.tsx';
import { OtherContracts } from './other-contracts.tsx';
import { PayoutPanel } from './payout-panel.tsx';
import { PayoutsTable } from './payouts-table.tsx';
import { useMonthPayouts } from './use-month-payouts.ts';
import { YearEngagements } from './year-engagements.tsx';

interface MonthEngagementsProps {
  readonly firm: Firm;
  readonly of: MonthOf;
  readonly engagements: readonly StoredRecord<Engagement>[];
  /** Of all months. */
  readonly payouts: readonly EngagementPayout[];
  readonly today: Day;
  readonly removal: Removal;
}

/** The contracts of a month: what is paid, what is missing, and everything made of it. */
export function MonthEngagements({ firm, of, engagements, payouts, today, removal }: MonthEngagementsProps) {
  const contracts = useMemo(() => engagements.map(({ content }) => content), [engagements]);
  const { rows, isPending, problem } = useMonthPayouts(firm, contracts, payouts, of);
  const [openId, setOpen] = useState<string>();
  const unread = useUnreadEngagements(firm.id);
  const paid = useMemo(
    () =>
      rows.flatMap(({ payout, outcome }) => {
        const settled = outcome && 'figures' in outcome ? outcome : undefined;
        return paidEngagement(firm, payout, settled) ?? [];
      }),
    [rows, firm],
  );
  const opened = rows.find(({ payout }) => payout.id === openId);
  const others = engagements.filter(({ id }) => !rows.some((row) => row.engagement.id === id));
  return (
    <section className="stack4">
      <ArrivalHeading level={3} look="section">
        Ugovori i vlasnici
      </ArrivalHeading>
      <p className="onScreen">
        <a href={addressOf({ ...of, section: 'radnici' })}>Nazad na radnike</a>
      </p>
      <div className={styles.head}>
        <MonthChooser of={of} section="ugovori" lastYear={of.year + 1} entity={firm.entity} />
        <ButtonLink href={addressOf({ ...of, section: 'ugovori', worker: NEW_WORKER })}>
          <FilePenLine aria-hidden="true" size={18} /> Novi ugovor
        </ButtonLink>
      </div>
      {unread > 0 && (
        <Notice kind="error" title={`Ugovora i isplata koji se ne mogu pročitati: ${unread}`}>
          Ostaju sačuvani, ali ih ovdje nema. Ponovo učitajte stranicu ili vratite podatke iz kopije.
        </Notice>
      )}
      <MissingData firm={firm} of={of} rows={rows} />
      {problem && <Notice kind="error">{problem}</Notice>}
      {rows.length === 0 ? (
        <p>Za {monthWritten(of)} nema isplata po ugovorima ni doprinosa vlasnika.</p>
      ) : (
        <>
          <Scrolled label={`Isplate po ugovorima ${monthWritten(of)}`}>
            <PayoutsTable of={of} rows={rows} isPending={isPending} openId={openId} onOpen={setOpen} />
          </Scrolled>
          {opened && (
            <PayoutPanel
              key={opened.payout.id}
              row={opened}
              stored={engagements.find(({ id }) => id === opened.engagement.id)}
              removal={removal}
              onDone={() => setOpen(undefined)}
            />
          )}
          <ClosePayouts firm={firm} rows={rows} today={today} />
        </>
      )}
      <RemovalLine {...removal} />
      <OtherContracts of={of} contracts={others} removal={removal} />
      {paid.length > 0 && (
        <div className={joinClasses('stack5', output.output)}>
          <EngagementOutput firm={firm} of={of} paid={paid} today={today} />
        </div>
      )}
      <YearEngagements firm={firm} year={of.year} payouts={payouts} today={today} />
    </section>
  );
}
