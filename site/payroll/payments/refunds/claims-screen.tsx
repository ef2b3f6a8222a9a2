import type { Day } from '@obracun/engine/core/days/day.ts';
import { isOpenClaim } from '@obracun/engine/payroll/payments/refunds/claim-dates.ts';
import { useMemo, useState } from 'react';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { useToday } from '../../../platform/clock.ts';
import { useClaims } from '../../../storage/payroll/claims.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { claimFiles } from './claim-files.ts';
import { ClaimList, listedClaims, OrphanNotice, openSum } from './claim-list.tsx';
import { ClaimPaper } from './claim-paper.tsx';
import styles from './claims.module.css';

/** Claims of a firm on funds, from its closed months. */
export function ClaimsScreen({ firm }: Pick<SectionProps, 'firm'>) {
  const today = useToday();
  return today ? <Claims firm={firm} today={today} /> : <Waiting />;
}

const VIEWS = [
  { value: 'open', label: 'Otvorena' },
  { value: 'all', label: 'Sva' },
] as const;

function Claims({ firm, today }: Pick<SectionProps, 'firm'> & { readonly today: Day }) {
  const stored = useClaims(firm.id);
  const [view, setView] = useState('open');
  const { name } = firm.content;
  const all = useMemo(() => stored && listedClaims(stored, () => name, today), [stored, name, today]);
  if (!stored || !all) return <Waiting />;
  const listed = view === 'all' ? all : all.filter(isOpenClaim);
  return (
    <section className="stack4 further">
      <ArrivalHeading level={3} look="section">
        Potraživanja od fonda
      </ArrivalHeading>
      <OrphanNotice orphans={stored.orphans} />
      {all.length === 0 ? (
        <p>Nema potraživanja. Nastaju kad zaključite mjesec s naknadom na teret fonda.</p>
      ) : (
        <>
          <div className="row5">
            <div className={styles.views}>
              <Segments label="Šta se prikazuje" segments={VIEWS} value={view} onChange={setView} />
            </div>
            <p>{openSum(all)}</p>
          </div>
          {listed.length === 0 && <p>Sva potraživanja su naplaćena.</p>}
          <ClaimList listed={listed} stored={stored} today={today} />
          <FileButtons files={claimFiles(listed)} />
        </>
      )}
      <ClaimPaper firm={firm.content} listed={listed} today={today} />
    </section>
  );
}
