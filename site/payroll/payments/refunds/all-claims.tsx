import type { Day } from '@obracun/engine/core/days/day.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { isOpenClaim } from '@obracun/engine/payroll/payments/refunds/claim-dates.ts';
import { useMemo, useState } from 'react';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { useClaims } from '../../../storage/payroll/claims.ts';
import { Heading } from '../../../ui/page/heading.tsx';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { claimFiles } from './claim-files.ts';
import { ClaimList, listedClaims, openSum } from './claim-list.tsx';

interface AllClaimsProps {
  readonly firms: readonly StoredRecord<Firm>[];
  readonly today: Day;
}

const EVERY_FIRM = '';

/** Open claims of all firms, on the screen of employers; nothing without any. After the last one its change can still be undone. */
export function AllClaims({ firms, today }: AllClaimsProps) {
  const stored = useClaims(EVERY_FIRM);
  const open = useMemo(() => {
    const names = new Map(firms.map(({ id, content }) => [id, content.name]));
    return stored && listedClaims(stored, (id) => names.get(id) ?? '', today).filter(isOpenClaim);
  }, [stored, firms, today]);
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = open !== undefined && open.length > 0;
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!stored || !open || !(isOpen || wasOpen)) return null;
  return (
    <section aria-labelledby="potrazivanja" className="stack4 further">
      <Heading level={2} look="group" id="potrazivanja">
        Otvorena potraživanja od fonda
      </Heading>
      <p>{isOpen ? openSum(open) : 'Sva potraživanja su naplaćena.'}</p>
      <ClaimList listed={open} stored={stored} today={today} isWithFirm />
      {isOpen && <FileButtons files={claimFiles(open)} />}
    </section>
  );
}
