import { firstDayOf, lastDayOf } from '@obracun/engine/core/days/day.ts';
import { newEngagement } from '@obracun/engine/payroll/staff/engagements/engagement.ts';
import { KINDS_NOTE } from '@obracun/engine/payroll/staff/engagements/person.ts';
import { useMemo } from 'react';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { useToday } from '../../../platform/clock.ts';
import { newId } from '../../../storage/db/tables.ts';
import { useEngagementPayouts, useEngagements } from '../../../storage/payroll/engagements.ts';
import { useWorkers } from '../../../storage/payroll/use-stored.ts';
import { useRemoval } from '../../../ui/saved-list/use-removal.tsx';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf, NEW_WORKER } from '../../ui/routing/place.ts';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { EngagementForm } from './engagement-form.tsx';
import { MonthEngagements } from './month-engagements.tsx';

/** Persons outside employment and owners: the month with its payouts, or the open contract. */
export function EngagementsScreen({ firm, year, month, worker }: SectionProps) {
  const { entity } = firm.content;
  const engagements = useEngagements(firm.id);
  const payouts = useEngagementPayouts(firm.id);
  const workers = useWorkers(firm.id);
  const today = useToday();
  const removal = useRemoval();
  const empty = useMemo(() => {
    if (worker !== NEW_WORKER || !today) return undefined;
    const of = { year, month };
    const day = today >= firstDayOf(of) && today <= lastDayOf(of) ? today : lastDayOf(of);
    return newEngagement(firm.id, entity, newId(), day);
  }, [worker, firm.id, entity, year, month, today]);
  if (!engagements || !payouts || !workers || !today) return <Waiting />;
  const of = { firm: firm.id, year, month };
  if (entity === 'bd')
    return (
      <section>
        <ArrivalHeading level={3} look="section">
          Ugovori i vlasnici
        </ArrivalHeading>
        <p>
          {KINDS_NOTE.bd} <a href={addressOf({ ...of, section: 'radnici' })}>Nazad na radnike</a>
        </p>
      </section>
    );
  const opened = engagements.find(({ id }) => id === worker);
  const form = { firm: firm.content, of, workers: workers.map(({ content }) => content) };
  if (empty)
    return (
      <EngagementForm key={empty.id} {...form} stored={{ id: empty.id, changed: 0, content: empty }} isNew />
    );
  if (opened) return <EngagementForm key={opened.id} {...form} stored={opened} isNew={false} />;
  return (
    <MonthEngagements
      key={`${year}-${month}`}
      firm={firm.content}
      of={of}
      engagements={engagements}
      payouts={payouts}
      today={today}
      removal={removal}
    />
  );
}
