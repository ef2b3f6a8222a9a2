import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import type { Feninga } from '@obracun/engine/core/numbers/money.ts';
import { useContract } from './contract-context.ts';
import styles from './contract-form.module.css';

const OTHER = { neto: 'Bruto', bruto: 'Neto' } as const;

/** The amount nobody typed, beside the one somebody did. */
export function CounterpartLine({ counterpart }: { readonly counterpart: Feninga | null }) {
  const { salaryType } = useContract().contract;
  return (
    <output className={styles.line}>
      {counterpart !== null && (
        <>
          {OTHER[salaryType]}: <strong>{formatAmount(counterpart)}</strong> KM, prema obračunu
        </>
      )}
    </output>
  );
}
