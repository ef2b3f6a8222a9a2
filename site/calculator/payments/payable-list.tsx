import { choiceField } from '@obracun/engine/core/field.ts';
import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { inAlphabet } from '@obracun/engine/core/text/letters.ts';
import { MUNICIPALITIES } from '@obracun/engine/payroll/firms/municipalities/municipalities.ts';
import {
  MUNICIPALITY_TEXT,
  municipalityKey,
  nameInCountry,
} from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { payableCode } from '@obracun/engine/payroll/payments/orders/order-code.ts';
import type { Payable } from '@obracun/engine/payroll/payments/orders/payables.ts';
import { useMemo } from 'react';
import { ChoiceInput } from '../../fields/choice-input.tsx';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { WrittenSource } from '../../ui/source-place.tsx';
import styles from './payable.module.css';
import { accountWritten, payableText, seenWritten } from './payable-text.ts';
import { PaymentCodes } from './payment-codes.tsx';

interface PayableListProps {
  readonly entity: PayrollEntity;
  readonly rows: readonly Payable[];
}

/** Orders to fill in, one below another, with their sum, ready to copy. */
export function PayableList({ entity, rows }: PayableListProps) {
  const shared = sharedReasons(rows);
  return (
    <>
      {shared.map((reason) => (
        <p key={reason} className={styles.reason}>
          {reason}
        </p>
      ))}
      <ul className="lined">
        {rows.map((row) => (
          <PayableRow
            key={`${row.purpose} ${row.recipient} ${row.amount}`}
            row={shared.includes(row.reason ?? '') ? { ...row, reason: undefined } : row}
            word={MUNICIPALITY_TEXT[entity]}
          />
        ))}
      </ul>
      <p className={joinClasses('strong', styles.total)}>
        <span>Ukupno za uplatu</span>
        <span className="oneLine">{formatAmount(sumOf(rows, ({ amount }) => amount))}</span>
      </p>
      <p className="soft">Račune provjerite prije plaćanja.</p>
      <div className="onScreen">
        <CopyButton look="quiet" text={() => payableText(entity, rows)}>
          {(label = 'Kopiraj za naloge') => label}
        </CopyButton>
        <PaymentCodes
          payments={rows.map((row) => ({ title: row.purpose, amount: row.amount, code: payableCode(row) }))}
        />
      </div>
    </>
  );
}

/** What several rows lack, said once above them. */
const sharedReasons = (rows: readonly Payable[]): readonly string[] => {
  const reasons = rows.flatMap(({ reason }) => reason ?? []);
  return [...new Set(reasons.filter((reason, at) => reasons.indexOf(reason) !== at))];
};

interface PayableRowProps {
  readonly row: Payable;
  /** The word for a municipality in the entity. */
  readonly word: string;
}

/** One order to fill in: purpose, payee, place, and the certainty of the account. */
function PayableRow({ row, word }: PayableRowProps) {
  const {
    purpose,
    recipient,
    amount,
    code,
    account,
    municipality,
    budgetOrg,
    reference,
    source,
    doubts,
    reason,
  } = row;
  return (
    <li className={joinClasses('stack1 ruled small', styles.row)}>
      <div className={styles.head}>
        <span className="strong">{purpose}</span>
        <span className="oneLine">{formatAmount(amount)}</span>
      </div>
      {account && (
        <div>
          <span className="oneLine">{accountWritten(account)}</span> {recipient}
        </div>
      )}
      <dl className="line4 pale">
        <Fact name="Vrsta prihoda" value={code} />
        <Fact name={word} value={municipality} />
        <Fact name="Budžetska organizacija" value={account && budgetOrg} />
        <Fact name="Poziv na broj" value={account && reference} />
      </dl>
      {reason && <p className={styles.reason}>{reason}</p>}
      {source && account && (
        <p className="soft">
          {seenWritten(source)} <WrittenSource source={source.source} />{' '}
          <CertaintyMark level={source.certainty} />
          {doubts.map((doubt) => (
            <span key={doubt} className="block">
              {doubt}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string | undefined }) {
  return (
    value !== undefined && (
      <div className={styles.fact}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    )
  );
}

interface MunicipalityChoiceProps {
  readonly id: string;
  readonly label: string;
  /** Undefined: any of the country, each with its entity. */
  readonly entity?: PayrollEntity;
  /** A value of `municipalityKey`; empty: none. */
  readonly value: string;
  readonly hint?: string;
  readonly onValue: (value: string) => void;
}

/** Selects a municipality from an alphabetical list. */
export function MunicipalityChoice({ id, label, entity, value, hint, onValue }: MunicipalityChoiceProps) {
  const field = useMemo(() => placeField(label, entity), [label, entity]);
  return <ChoiceInput id={id} field={field} text={value} hint={hint} onText={onValue} />;
}

const placeField = (label: string, entity: PayrollEntity | undefined) =>
  choiceField({
    label,
    invalid: 'Izaberite opštinu s liste.',
    choices: MUNICIPALITIES.filter((one) => entity === undefined || one.entity === entity)
      .map((one) => ({
        value: municipalityKey(one),
        label: entity === undefined ? nameInCountry(one) : one.name,
      }))
      .toSorted((one, other) => inAlphabet(one.label, other.label)),
  });
