import type { Day, YearMonth } from '@obracun/engine/core/days/day.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import records from '../../../ui/page/records.module.css';
import { Scrolled } from '../../../ui/page/scrolled.tsx';
import type { Removal } from '../../../ui/saved-list/use-removal.tsx';
import { monthName } from '../../ui/month-chooser.tsx';
import type { Place } from '../../ui/routing/place.ts';
import styles from './firms-overview.module.css';
import type { MonthSummary, OverviewFirm } from './overview-firms.ts';
import { moveInRows } from './overview-keys.ts';
import { OverviewRow } from './overview-row.tsx';
import { totalText } from './overview-texts.ts';

interface OverviewTableProps {
  readonly firms: readonly OverviewFirm[];
  readonly summaryOf: (one: OverviewFirm) => MonthSummary | undefined;
  readonly of: YearMonth;
  readonly place: Place;
  readonly today: Day;
  readonly removal: Removal;
  readonly say: (sentence: string) => void;
}

const COLUMNS = [
  'Sljedeći rok',
  'Izmjene',
  'Obračun',
  'Zaključeno',
  'Plaćeno',
  'Listići',
  'Obrasci',
  'Za isplatu',
] as const;

/** Firms and the steps of their month; arrows move between rows, Enter opens the firm. */
export function OverviewTable({ firms, summaryOf, of, ...rest }: OverviewTableProps) {
  return (
    <Scrolled label={`Firme, ${monthName(of)}`}>
      <table className={joinClasses(records.records, records.frozen, styles.table)} onKeyDown={moveInRows}>
        <thead>
          <tr>
            <th scope="col">Firma</th>
            {COLUMNS.map((title) => (
              <th key={title} scope="col" className={title === 'Za isplatu' ? records.figure : undefined}>
                {title}
              </th>
            ))}
            <td className={joinClasses('onScreen', styles.tools)} />
          </tr>
        </thead>
        <tbody>
          {firms.map((one) => (
            <OverviewRow key={one.id} {...rest} one={one} summary={summaryOf(one)} of={of} />
          ))}
        </tbody>
        {firms.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={COLUMNS.length}>
                Ukupno za isplatu
              </th>
              <td className={records.figure}>{totalText(firms, summaryOf)}</td>
              <td className={joinClasses('onScreen', styles.tools)} />
            </tr>
          </tfoot>
        )}
      </table>
    </Scrolled>
  );
}
