import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { type MyPayslip, wholeOf } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import { CompositionChart } from '../../calculator/chart/composition-chart.tsx';
import { useIsHydrating } from '../../lazy-loading/hydration.tsx';
import { compositionLines, WAGE_COMPOSITION } from './composition.ts';
import styles from './my-payslip-page.module.css';
import { sentencesOf } from './sentences.ts';

/** A payslip in five sentences and one bar. */
export function Explanation({ payslip }: { readonly payslip: MyPayslip }) {
  const whole = wholeOf(payslip);
  // Its widths are inline styles, which a page as sent may not have.
  const isPrerendered = useIsHydrating();
  const share = Math.round((payslip.parts.paid / whole) * 100);
  return (
    <>
      <p className={styles.pay}>
        Vama <strong>{formatMoney(payslip.parts.paid)}</strong>
      </p>
      <ol className="stack2 bullets">
        {sentencesOf(payslip).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <p className="strong">Od 100 KM koje firma plati za vaš rad, vama ide {share}.</p>
      <div className={styles.chart}>
        {!isPrerendered && (
          <CompositionChart
            composition={WAGE_COMPOSITION}
            lines={compositionLines(payslip, 'Firma je platila', whole)}
          />
        )}
      </div>
    </>
  );
}
