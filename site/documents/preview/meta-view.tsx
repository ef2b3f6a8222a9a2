import type { Meta } from '@obracun/engine/documents/blocks.ts';
import { inOrder } from './in-order.tsx';
import styles from './meta-view.module.css';

/** Labels under labels and values under values; nothing when nothing was filled in. */
export const MetaView = ({ meta: { entries } }: { readonly meta: Meta }) =>
  entries.length > 0 && (
    <dl className={styles.meta}>
      {inOrder(entries, ({ label, value }) => (
        <div className={styles.entry}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
