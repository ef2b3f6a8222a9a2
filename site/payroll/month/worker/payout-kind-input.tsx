import { useState } from 'react';
import { withPayoutKind } from '../../entries/change.ts';
import type { EditedMonth } from '../../entries/use-edited-month.ts';
import type { MonthRow } from '../rows/rows.ts';
import { EntryInput } from './entry-input.tsx';
import styles from './worker-panel.module.css';

interface PayoutKindInputProps {
  readonly row: MonthRow;
  readonly isFrozen: boolean;
  readonly make: EditedMonth['make'];
}

const HINT =
  'MIP, GIP, OLP. Prazno: 1 plaća, 2 s primanjima u stvarima. Ostale vrste provjerite u Poreznoj upravi.';

/** The kind of payout on the forms of the Federation, where it is not the usual one. */
export function PayoutKindInput({ row: { id, said }, isFrozen, make }: PayoutKindInputProps) {
  const [wrong, setWrong] = useState<string>();
  const enter = (text: string) => {
    const kind = text.trim();
    const isKind = /^\d{0,2}$/.test(kind);
    setWrong(isKind ? undefined : `„${kind}“ nije vrsta isplate: upišite jednu ili dvije cifre.`);
    if (isKind) make({ [id]: { before: said, after: withPayoutKind(said, kind) } });
  };
  return (
    <div className={styles.fields}>
      <EntryInput
        label="Vrsta isplate u obrascima"
        unit=""
        text={said?.payoutKind ?? ''}
        placeholder="1"
        hint={HINT}
        error={wrong}
        isFrozen={isFrozen}
        onText={enter}
      />
    </div>
  );
}
