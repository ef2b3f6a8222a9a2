import { formatAmount, formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { rateWords } from '@obracun/engine/rules/interest.ts';
import type { Owed } from '@obracun/engine/rules/interest-over-time.ts';
import { fetchPart } from '../../lazy-loading/load-part.ts';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Notice } from '../../ui/notice.tsx';
import figures from '../../ui/page/figures.module.css';
import { Scrolled } from '../../ui/page/scrolled.tsx';
import { SourcePlace } from '../../ui/source-place.tsx';
import { useSpoken } from '../../ui/spoken.tsx';
import { SheetActions } from '../tool/sheet-actions.tsx';
import styles from './owed-result.module.css';

/** The total due, its growth by tranche, and the law of each rate. */
export function OwedResult({ owed }: { readonly owed: Owed }) {
  useSpoken(`Ukupno duguje: ${formatMoney(owed.left)}`);
  return (
    <>
      <dl className={styles.sums}>
        {sumsOf(owed).map(({ name, amount, isMain }) => (
          <div key={name} className={isMain ? styles.main : undefined}>
            <dt>{name}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
      {owed.isCapped && <Notice kind="info">Kamata je po propisu zaustavljena na iznosu glavnice.</Notice>}
      <TrancheTable tranches={owed.tranches} />
      <Laws tranches={owed.tranches} />
    </>
  );
}

const sumsOf = ({ left, principalLeft, interestLeft, interest, paid, overpaid }: Owed) => [
  { name: 'Ukupno duguje', amount: left, isMain: true },
  { name: 'Glavnica', amount: principalLeft },
  { name: 'Kamata', amount: interestLeft },
  { name: 'Obračunata kamata', amount: interest },
  { name: 'Uplaćeno', amount: paid },
  ...(overpaid > 0 ? [{ name: 'Preplaćeno', amount: overpaid }] : []),
];

const TrancheTable = ({ tranches }: Pick<Owed, 'tranches'>) => (
  <Scrolled label="Kako je dug rastao">
    <table className={joinClasses(figures.figures, figures.stacked, styles.table)}>
      <caption className={styles.caption}>Iznosi u KM</caption>
      <thead>
        <tr>
          <th scope="col">Od – do</th>
          <th scope="col">Dana</th>
          <th scope="col">Glavnica</th>
          <th scope="col">Stopa</th>
          <th scope="col">Kamata</th>
          <th scope="col">Uplata na kraju</th>
          <th scope="col">od toga kamata</th>
        </tr>
      </thead>
      <tbody>
        {tranches.map((one) => (
          <tr key={one.from}>
            <th scope="row">
              <span className={styles.day}>{formatDay(one.from)} –</span>{' '}
              <span className={styles.day}>{formatDay(one.to)}</span>
            </th>
            <td>{one.days}</td>
            <td>{formatAmount(one.principal)}</td>
            <td className={styles.rate}>{rateWords(one.rate)}</td>
            <td>{formatAmount(one.interest)}</td>
            <td>{one.paid > 0 && formatAmount(one.paid)}</td>
            <td>{one.paid > 0 && formatAmount(one.paidInterest)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scrolled>
);

/** Prints and exports the tranches. */
export const OwedActions = ({ owed }: { readonly owed: Owed }) => (
  <SheetActions
    name="kamata-kroz-vrijeme"
    make={async () => (await fetchPart(() => import('./tranche-workbook.ts'))).trancheWorkbook(owed)}
  />
);

/** Each law once, with the first day of its rate. */
function Laws({ tranches }: Pick<Owed, 'tranches'>) {
  const laws = [...new Map(tranches.map(({ rate }) => [rate.from, rate.citation])).values()];
  return (
    <ul className={styles.laws}>
      {laws.map((citation) => (
        <li key={citation.od}>
          Od {formatDay(citation.od)} <SourcePlace source={citation} />{' '}
          <CertaintyMark level={citation.pouzdanost} />
        </li>
      ))}
    </ul>
  );
}
