import { type Day, isDay } from '@obracun/engine/core/days/day.ts';
import {
  calledOrder,
  ledgerDocument,
  ledgersOf,
} from '@obracun/engine/payroll/papers/certificates/enforcement-ledger.ts';
import {
  type LetterTo,
  letterDocument,
  letterRequirements,
} from '@obracun/engine/payroll/papers/certificates/enforcement-letter.ts';
import { monthsUpTo, paidMonths } from '@obracun/engine/payroll/papers/certificates/paid-months.ts';
import { useState } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { useToday } from '../../../platform/clock.ts';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import { MonthChooser } from '../../ui/month-chooser.tsx';
import { PaperMarks } from '../../ui/paper/paper-marks.tsx';
import papers from '../../ui/paper/paper-side.module.css';
import { PaperSide } from '../../ui/paper/paper-side.tsx';
import type { PaperProps } from './paper-props.ts';
import { useClosedMonths } from './use-closed-months.ts';
import { useTypedOfTab } from './use-typed-of-tab.ts';

const MONTHS = 12;

const LETTERS: Readonly<Record<LetterTo, string>> = {
  creditor: 'Povjeriocu: radnik odlazi',
  employer: 'Novom poslodavcu: dostava rješenja',
};

interface TypedLetter {
  readonly order: string;
  readonly to: LetterTo;
  readonly recipient: string;
  readonly number: string;
  readonly day: string;
}

interface EnforcementPaperProps extends PaperProps {
  readonly kind: 'enforcement' | 'enforcementLetter';
}

/** Court orders of a worker: the ledger of twelve months, or a letter when the worker leaves. */
export function EnforcementPaper({
  firm,
  year,
  month,
  worker,
  kind,
  heading,
  settings,
}: EnforcementPaperProps) {
  const of = { firm: firm.id, year, month };
  const closed = useClosedMonths(of);
  const today: Day = useToday() ?? '';
  const [signer, setSigner] = useState(settings?.signer ?? '');
  const [typed, change] = useTypedOfTab<TypedLetter>(`obustava ${firm.id} ${worker.id}`, {
    order: '',
    to: 'creditor',
    recipient: '',
    number: '',
    day: today,
  });
  if (!closed) return <Waiting />;
  const months = paidMonths(worker, monthsUpTo({ year, month }, MONTHS), closed.settled);
  const ledgers = ledgersOf(worker, months);
  const place = { ...of, section: 'potvrde', worker: worker.id } as const;
  const span = (
    <FormSection title="Mjeseci">
      <p>Dvanaest mjeseci zaključno s mjesecom:</p>
      <MonthChooser
        of={of}
        section="potvrde"
        lastYear={year}
        worker={worker.id}
        entity={firm.content.entity}
      />
    </FormSection>
  );
  if (kind === 'enforcement')
    return (
      <section className={papers.workspace}>
        <div className="onScreen stack4">
          {heading}
          {span}
        </div>
        <PaperSide document={ledgerDocument(firm.content, worker, months)} requirements={[]} place={place} />
      </section>
    );
  const letter = {
    firm: firm.content,
    worker,
    ledger: ledgers.find(({ order }) => order.id === typed.order) ?? ledgers[0],
    to: typed.to,
    recipient: typed.recipient,
    number: typed.number,
    day: isDay(typed.day) ? typed.day : '',
    signer,
  };
  return (
    <section className={papers.workspace}>
      <div className="onScreen stack4">
        {heading}
        {span}
        <FormSection title="Dopis">
          {ledgers.length === 0 && <p>Radnik nema obustava po rješenju.</p>}
          {ledgers.length > 1 && (
            <Choice
              id={fieldId('obustava.order')}
              label="Obustava"
              labels={Object.fromEntries(ledgers.map(({ order }) => [order.id, calledOrder(order)]))}
              value={letter.ledger?.order.id}
              isRequired
              onValue={(order) => order && change({ order })}
            />
          )}
          <Choice
            id={fieldId('obustava.to')}
            label="Kome"
            labels={LETTERS}
            value={typed.to}
            isRequired
            onValue={(to) => to && change({ to })}
          />
          <TextInput
            id={fieldId('obustava.recipient')}
            label={typed.to === 'creditor' ? 'Adresa povjerioca' : 'Naziv i adresa novog poslodavca'}
            text={typed.recipient}
            onText={(recipient) => change({ recipient })}
          />
          <PaperMarks
            name="obustava"
            firm={firm.id}
            typed={typed}
            change={change}
            signer={settings?.signer ?? ''}
            onSigner={setSigner}
          />
        </FormSection>
      </div>
      <PaperSide document={letterDocument(letter)} requirements={letterRequirements(letter)} place={place} />
    </section>
  );
}
