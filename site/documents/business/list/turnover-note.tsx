import { formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { turnoverWatch } from '@obracun/engine/documents/books/turnover.ts';
import { today } from '../../../platform/clock.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { BusinessRecords } from '../state/records.ts';

/** From this share of the threshold the watch warns. */
const NEAR = 0.8;

/** The turnover of twelve months of a seller outside the VAT system against the threshold. */
export function TurnoverNote({ records }: { readonly records: BusinessRecords }) {
  const outside = records.issued.map(({ content }) => content).filter(({ pdvObveznik }) => !pdvObveznik);
  const watch = outside.length > 0 ? turnoverWatch(outside, today()) : undefined;
  if (watch === undefined) return null;
  const { turnover, threshold, from, source } = watch;
  const isOver = turnover > threshold;
  const law = [source.propis, source.clan, source.glasilo].filter(Boolean).join(', ');
  return (
    <Notice kind={turnover >= threshold * NEAR ? 'warn' : 'info'}>
      Promet izvan sistema PDV-a poslije {formatDay(from)}: {formatMoney(turnover)} od{' '}
      {formatMoney(threshold)} ({law}).{' '}
      {isOver
        ? 'Prag je pređen: prijavite se u sistem PDV-a.'
        : `Do praga ostaje ${formatMoney(threshold - turnover)}. Računaju se samo fakture izdate ovdje.`}
    </Notice>
  );
}
