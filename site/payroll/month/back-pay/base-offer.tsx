import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { estimatedWorkers } from '@obracun/engine/payroll/month/calculate/estimated.ts';
import { onEarlierBase } from '@obracun/engine/payroll/month/corrections/earlier-base.ts';
import { useMemo } from 'react';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { DifferenceOffer } from './difference-offer.tsx';

interface OfferProps {
  readonly of: MonthOf;
  readonly closed: ClosedMonth;
  /** Current data: a removed worker cannot be calculated again. */
  readonly workers: readonly Worker[];
}

/** Offers the difference of a closed month whose least base of contributions was taken by an earlier rule. */
export function BaseOffer({ of, closed, workers }: OfferProps) {
  const found = useMemo(() => new Set(onEarlierBase(closed.settled)), [closed]);
  return (
    <DifferenceOffer
      of={of}
      title="Najniža osnovica je računata po ranijem pravilu"
      affected={workers.filter(({ id }) => found.has(id))}
      because="najniža osnovica doprinosa po čl. 20 Pravilnika"
    >
      najniža osnovica računa se s odbitkom radnika, a uvećanja joj se dodaju (Pravilnik čl. 20, SN FBiH
      6/22).
    </DifferenceOffer>
  );
}

/** Offers the difference of a month closed on an estimate; while a figure is still missing, pressing it names that figure. */
export function EstimateDifferenceOffer({ of, closed, workers }: OfferProps) {
  const found = useMemo(() => new Set(estimatedWorkers(closed.settled)), [closed]);
  return (
    <DifferenceOffer
      of={of}
      title="Mjesec je zaključen po procjeni"
      affected={workers.filter(({ id }) => found.has(id))}
      because="objavljeni su propisi za taj mjesec"
      byLawOfMonth
    >
      računato je po posljednjim poznatim propisima. Kad iznos bude objavljen, obračunajte razliku.
    </DifferenceOffer>
  );
}
