import { isDay } from '@obracun/engine/core/days/day.ts';
import { amountField } from '@obracun/engine/core/field.ts';
import { formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { Engagement } from '@obracun/engine/payroll/staff/engagements/engagement.ts';
import { LockOpen } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { HeldInput } from '../../../fields/held-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { changePayout, reopenPayout } from '../../../storage/payroll/engagements.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Heading } from '../../../ui/page/heading.tsx';
import type { Removal } from '../../../ui/saved-list/use-removal.tsx';
import fields from '../../ui/form/fields.module.css';
import { Question } from '../../ui/question.tsx';
import styles from './engagements.module.css';
import { calledPerson, PersonName } from './person-name.tsx';
import type { CalculatedRow } from './use-month-payouts.ts';

const AMOUNT = amountField({ label: 'Iznos za ovaj mjesec', invalid: 'Upišite iznos, npr. 1.500,00.' });

interface PayoutPanelProps {
  readonly row: CalculatedRow;
  /** The contract as stored; undefined when it was removed. */
  readonly stored: StoredRecord<Engagement> | undefined;
  readonly removal: Removal;
  readonly onDone: () => void;
}

/** One payout of the month: its own day and amount while it is open, its reopening once it is closed. */
export function PayoutPanel({ row, stored, removal, onDone }: PayoutPanelProps) {
  const { payout, engagement } = row;
  return (
    <div className={joinClasses('stack3', styles.panel)}>
      <Heading level={3} look="group">
        <PersonName person={engagement} />
      </Heading>
      {payout.closed ? <Reopening row={row} onDone={onDone} /> : <OpenPayout row={row} onDone={onDone} />}
      {payout.earlier.length > 0 && (
        <ul className="soft bullets">
          {payout.earlier.map(({ closedOn, settled }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an earlier closing has no other identity
            <li key={at}>
              Ranije zaključeno {formatDay(closedOn)} Neto <span>{formatMoney(settled.figures.net)}</span>,
              trošak <span>{formatMoney(settled.figures.cost)}</span>.
            </li>
          ))}
        </ul>
      )}
      {stored && (
        <div>
          <Button
            look="quiet"
            onClick={() => removal.remove({ odsustva: [stored.id] }, calledPerson(engagement))}
          >
            Ukloni ugovor
          </Button>
        </div>
      )}
    </div>
  );
}

type RowProps = Pick<PayoutPanelProps, 'row' | 'onDone'>;

function OpenPayout({ row: { payout, terms, engagement }, onDone }: RowProps) {
  const [day, setDay] = useState<string>(payout.day ?? terms.day);
  const [amount, setAmount] = useState(payout.amount ?? terms.amount);
  const [isSkipped, setSkipped] = useState(payout.isSkipped === true);
  const [message, setMessage] = useState('');
  const isOwner = engagement.kind === 'owner';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isDay(day)) return setMessage('Upišite dan isplate.');
    try {
      const typed = {
        ...(day !== terms.day || payout.day ? { day } : {}),
        ...(amount !== engagement.amount && { amount }),
        ...(isSkipped && { isSkipped }),
      };
      if (await changePayout(payout, typed)) onDone();
      else setMessage('Nije sačuvano: isplata je zaključena u drugoj kartici.');
    } catch (error) {
      setMessage(`Nije sačuvano: ${reasonOf(error)}.`);
    }
  };
  return (
    <form
      className={joinClasses('stack3', styles.panel)}
      aria-label="Isplata za mjesec"
      onSubmit={(event) => void save(event)}
    >
      <div className={fields.fields}>
        <DateInput
          id={fieldId('isplata.day')}
          label={isOwner ? 'Dan uplate' : 'Dan isplate'}
          text={day}
          required
          onText={setDay}
        />
        {!isOwner && (
          <HeldInput
            id={fieldId('isplata.amount')}
            field={AMOUNT}
            value={amount}
            hint={`Ugovoreno: ${formatMoney(engagement.amount)} ${engagement.basis}.`}
            onValue={(typed) => setAmount(typed ?? engagement.amount)}
          />
        )}
        <CheckboxInput
          id={fieldId('isplata.isSkipped')}
          label="Ovaj mjesec se ne isplaćuje"
          isOn={isSkipped}
          onChange={setSkipped}
        />
      </div>
      <Buttons>
        <Button type="submit" look="main">
          Sačuvaj za ovaj mjesec
        </Button>
        <Button look="quiet" onClick={onDone}>
          Odustani
        </Button>
      </Buttons>
      <output>{message}</output>
    </form>
  );
}

const Reopening = ({ row: { payout }, onDone }: RowProps) => (
  <div>
    <Question
      label={
        <>
          <LockOpen aria-hidden="true" size={18} /> Ponovo otvori isplatu
        </>
      }
      title="Ponovo otvoriti isplatu?"
      agree="Otvori"
      act={async () => {
        try {
          await reopenPayout(payout);
          onDone();
          return undefined;
        } catch (error) {
          return `Isplata nije otvorena: ${reasonOf(error)}.`;
        }
      }}
    >
      <p>
        Računa se ponovo, po sadašnjem ugovoru. Ako su nalozi plaćeni ili obrazac predat, provjerite razliku.
      </p>
    </Question>
  </div>
);
