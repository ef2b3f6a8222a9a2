import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { Fragment } from 'react';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Notice } from '../../../ui/notice.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import { missingItems } from './missing-items.ts';

interface MissingListProps {
  readonly of: MonthOf;
  readonly firm: Firm;
  /** Of the month. */
  readonly workers: readonly Worker[];
  /** In a closed month only what the firm lacks is completed by typing it. */
  readonly isClosed?: boolean;
}

/** What orders and forms of a month still need, in one line: each links to its field. */
export function MissingList({ of, firm, workers, isClosed = false }: MissingListProps) {
  const items = missingItems(of, firm, workers).filter(({ place }) => !isClosed || place.section === 'firma');
  if (items.length === 0) return null;
  return (
    <Notice kind="info" title="Za naloge i obrasce još upišite">
      {items.map(({ text, place }, at) => (
        <Fragment key={text}>
          {at > 0 && ', '}
          <a href={addressOf(place)}>{text}</a>
        </Fragment>
      ))}
      .
    </Notice>
  );
}
