import type { Signatures } from '@obracun/engine/documents/blocks.ts';
import { inOrder } from './in-order.tsx';
import styles from './signatures-view.module.css';

/** A line to sign on for each party, side by side. */
export const SignaturesView = ({ signatures }: { readonly signatures: Signatures }) => (
  <div className={styles.parties}>
    {inOrder(signatures.parties, ({ role, name }) => (
      <div>
        <p className={styles.role}>{role}</p>
        <p className={styles.name}>{name}</p>
      </div>
    ))}
  </div>
);
