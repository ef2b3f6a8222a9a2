import { choiceField } from '@obracun/engine/kernel/field.ts';
import { formatAmount } from '@obracun/engine/kernel/figures/format.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { payablesOf } from '@obracun/engine/payroll/orders/payables.ts';
import { MUNICIPALITIES } from '@obracun/engine/payroll/places/municipalities.ts';
import { ChoiceInput } from '../../fields/choice-input.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import type { Answer } from '../answer/answer.ts';
import type { Chosen } from '../state/form-fields.ts';
import { placeOf, placeValue, usePlaces } from './kept-places.ts';
import styles from './payable.module.css';
import { PayableRow } from './payable-row.tsx';
import { payableText } from './payable-text.ts';

/** What a municipality is called. */
const WORD = { fbih: 'Općina', rs: 'Opština', bd: 'Opština' } as const;

const IN_LIST = { fbih: 'FBiH', rs: 'RS', bd: 'BD' } as const;

const placeField = (label: string, entity?: PayrollEntity) =>
  choiceField({
    label,
    invalid: 'Izaberite opštinu s liste.',
    choices: MUNICIPALITIES.filter((one) => entity === undefined || one.entity === entity)
      .map((one) => ({
        value: placeValue(one),
        label: entity === undefined ? `${one.name} (${IN_LIST[one.entity]})` : one.name,
      }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'hr')),
  });

interface PayableAmountsProps {
  readonly entity: PayrollEntity;
  readonly chosen: Chosen;
  readonly answer: Answer;
}

/** Amounts of one wage by fund and account, ready for orders; the municipalities stay on the device. */
export function PayableAmounts({ entity, chosen, answer }: PayableAmountsProps) {
  const [places, choose] = usePlaces(entity);
  const seat = placeOf(places.seat);
  const home = placeOf(places.home) ?? seat;
  const { mjesec, godina, fond } = chosen.entered;
  const lines = Object.fromEntries([...answer.lines].map(([name, { value }]) => [name, value]));
  const rows = payablesOf(entity, { mjesec, godina, fond }, lines, { seat, home });
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div className={styles.payable}>
      <div className={styles.places}>
        <ChoiceInput
          id="opstina-firme"
          field={placeField(`${WORD[entity]} firme`, entity)}
          text={places.seat}
          hint={undefined}
          error={undefined}
          onText={(value) => choose({ ...places, seat: value })}
          onLeave={stay}
        />
        <ChoiceInput
          id="opstina-radnika"
          field={placeField(`${WORD[entity]} prebivališta radnika`)}
          text={places.home}
          hint="Prazno znači kao firma."
          error={undefined}
          onText={(value) => choose({ ...places, home: value })}
          onLeave={stay}
        />
      </div>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <PayableRow key={`${row.purpose} ${row.recipient} ${row.amount}`} row={row} word={WORD[entity]} />
        ))}
      </ul>
      <p className={styles.total}>
        <span>Ukupno za uplatu</span>
        <span className={styles.amount}>{formatAmount(total)}</span>
      </p>
      <p className={styles.note}>
        Računi se mijenjaju pravilnikom, obično početkom godine: uz svaki stoji kada je viđen. Provjerite ih
        prije plaćanja.
      </p>
      <div className={styles.actions}>
        <CopyButton look="quiet" text={() => payableText(rows)}>
          {(said = 'Kopiraj za naloge') => said}
        </CopyButton>
      </div>
    </div>
  );
}

const stay = () => undefined;
