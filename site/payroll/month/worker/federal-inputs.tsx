import { upperFirst, visibleText } from '@obracun/engine/core/text/letters.ts';
import {
  fundKinds,
  hasInKind,
  IN_KIND,
  kindFromParts,
  PAYOUT_KINDS,
  USUAL,
} from '@obracun/engine/payroll/forms/federal/payout-kind.ts';
import type { WorkerMonth } from '@obracun/engine/payroll/model/month.ts';
import type { EntryName } from '@obracun/engine/payroll/model/month-columns.ts';
import { isFormKind } from '@obracun/engine/payroll/model/payout.ts';
import { useId, useState } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Heading } from '../../../ui/page/heading.tsx';
import { isSettled } from '../calculation/outcome.ts';
import { type TypedText, withPayoutKind } from '../edits/change.ts';
import type { EditedMonth } from '../edits/use-edited-month.ts';
import type { FirmOfColumns } from '../rows/columns.ts';
import { countedIn, type MonthRow } from '../rows/rows.ts';
import { EntryField } from './entry-field.tsx';
import { EntryInput } from './entry-input.tsx';
import styles from './worker-panel.module.css';

interface FederalInputsProps {
  readonly row: MonthRow;
  readonly firm: FirmOfColumns;
  readonly isFrozen: boolean;
  readonly type: (texts: readonly TypedText[]) => void;
  readonly make: EditedMonth['make'];
}

/** Columns of a kind of payout, shown beside it. */
export const OF_PAYOUT_KIND: readonly EntryName[] = ['inKind', 'inKindWorth'];

const HINTS: Readonly<Partial<Record<EntryName, string>>> = {
  inKind: 'Oporezuje se, ali se ne isplaćuje.',
  inKindWorth:
    'Ako je bruto tržišna vrijednost podijeljena sa 0,69 (SN FBiH 48/21, čl. 22), upišite tržišnu vrijednost. Inače se uzima cijeli bruto.',
};

/** Inputs for forms of the Federation: kind of payout, and benefits in kind when it has them. */
export function FederalInputs({ row, firm, isFrozen, type, make }: FederalInputsProps) {
  const { payoutKind, entries = {}, unread = {} } = row.inputs ?? {};
  const isSaid = OF_PAYOUT_KIND.some((name) => entries[name] !== undefined || unread[name] !== undefined);
  return (
    <section>
      <Heading level={3} look="group">
        Obrasci MIP, GIP, OLP i 2001
      </Heading>
      <div className={joinClasses('columns', styles.fields)}>
        <PayoutKindInput row={row} isFrozen={isFrozen} make={make} />
        {(isSaid || hasInKind(payoutKind)) &&
          OF_PAYOUT_KIND.map((column) => (
            <EntryField
              key={column}
              row={row}
              firm={firm}
              column={column}
              hint={HINTS[column]}
              isFrozen={isFrozen}
              type={type}
            />
          ))}
      </div>
    </section>
  );
}

const meaningOf = (kind: string): string =>
  PAYOUT_KINDS[kind] ? `${upperFirst(PAYOUT_KINDS[kind])}.` : 'Provjerite je u Poreznoj upravi.';

/** Hint about another kind of payout, until one is typed. */
function whenElse(kind: string, { entries, registered }: WorkerMonth = { entries: {} }): string {
  const { fundHours = 0, inKind = 0 } = entries;
  if (kind !== '') return '';
  if (fundHours > 0) return fundKinds(registered);
  return inKind > 0 ? '' : 'Ako se dio plaće daje u stvarima, upišite 2.';
}

/** From the parts of the wage, once it is calculated. */
function usualKind({ inputs, outcome }: MonthRow): string {
  if (isSettled(outcome)) return kindFromParts(outcome);
  return (inputs?.entries.inKind ?? 0) > 0 ? IN_KIND : USUAL;
}

/** Chosen from known kinds, or typed. */
function PayoutKindInput({ row, isFrozen, make }: Omit<FederalInputsProps, 'type' | 'firm'>) {
  const { id, inputs } = row;
  const [wrong, setWrong] = useState<string>();
  const list = useId();
  const kind = inputs?.payoutKind ?? '';
  const usual = usualKind(row);
  const enter = (text: string) => {
    const typed = visibleText(text);
    const isKind = typed === '' || isFormKind(typed);
    setWrong(isKind ? undefined : `„${typed}“ nije vrsta isplate: upišite jednu ili dvije cifre.`);
    if (isKind) make({ [id]: { before: inputs, after: withPayoutKind(inputs, typed) } });
  };
  return (
    <div>
      <EntryInput
        label="Vrsta isplate"
        unit=""
        text={kind}
        placeholder={usual}
        list={list}
        hint={[
          meaningOf(kind || usual),
          whenElse(kind || (usual === USUAL || usual === IN_KIND ? '' : usual), countedIn(row)),
        ]
          .filter(Boolean)
          .join(' ')}
        error={wrong}
        isFrozen={isFrozen}
        onText={enter}
      />
      <datalist id={list}>
        {Object.entries(PAYOUT_KINDS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </div>
  );
}
