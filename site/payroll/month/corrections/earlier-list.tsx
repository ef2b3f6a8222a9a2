import { formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { EarlierClosings } from '../../../storage/payroll/earlier-closings.ts';
import { momentOfEarlier } from '../../../storage/payroll/earlier-closings.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { addressOf, type FirmSection } from '../../ui/routing/place.ts';
import styles from './earlier-list.module.css';

interface EarlierListProps {
  readonly of: MonthOf;
  readonly earlier: EarlierClosings;
  /** The room their links open. */
  readonly section?: FirmSection;
}

/** Earlier closings of a month: period, reason and sums, each with a link to its documents. */
export function EarlierList({
  of,
  earlier: { closings, unreadable },
  section = 'placanja',
}: EarlierListProps) {
  if (closings.length + unreadable === 0) return null;
  return (
    <Folded title={`Ranija zaključenja (${closings.length})`} line={<LastReason closings={closings} />}>
      <ul>
        {closings.map(({ id, content }) => (
          <li key={id} className={joinClasses('ruled', styles.row)}>
            <a href={addressOf({ ...of, section, closing: String(momentOfEarlier(id)) })}>
              Zaključeno {formatDay(content.closedOn)}
            </a>
            <ClosedBy closed={content} />
            <span>{sumsOf(content)}</span>
            <span className="soft breaking">
              <WhyOpened closed={content} />
            </span>
          </li>
        ))}
      </ul>
      {unreadable > 0 && <p>Ranijih zaključenja koja se ne mogu pročitati: {unreadable}. Ostaju sačuvana.</p>}
    </Folded>
  );
}

/** Who closed a month, where the person's name was typed. */
const ClosedBy = ({ closed: { closedBy } }: { readonly closed: ClosedMonth }) =>
  closedBy ? (
    <span>
      zaključenje: <Typed>{closedBy}</Typed>
    </span>
  ) : null;

const LastReason = ({ closings }: Pick<EarlierClosings, 'closings'>) => {
  const reason = closings.at(-1)?.content.reopened?.reason ?? '';
  return reason !== '' && <Typed>{reason}</Typed>;
};

const sumsOf = ({ settled: { wages } }: ClosedMonth): string =>
  [
    `radnika ${wages.length}`,
    `za isplatu ${formatMoney(sumOf(wages, ({ payout }) => payout))}`,
    `ukupni trošak ${formatMoney(sumOf(wages, ({ figures }) => figures.cost))}`,
  ].join(' · ');

/** Day and reason of reopening an earlier closing. */
export const WhyOpened = ({ closed: { reopened } }: { readonly closed: ClosedMonth }) =>
  reopened ? (
    <>
      {reopened.isRemade ? 'Obrasci i nalozi napravljeni ponovo' : 'Ponovo otvoreno'} {formatDay(reopened.on)}
      {reopened.isRemade && ' Iznosi su isti.'}
      {reopened.reason !== '' && (
        <>
          {' '}
          Razlog: <Typed>{reopened.reason}</Typed>.
        </>
      )}
    </>
  ) : (
    'Ponovo otvoreno bez upisanog razloga.'
  );
