import { daysField, wholeField } from '@obracun/engine/core/field.ts';
import { formatHundredths } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { leaveHints } from '@obracun/engine/payroll/staff/leave/hints.ts';
import type { ExtraDays, LeaveYear } from '@obracun/engine/payroll/staff/leave/leave-year.ts';
import { leaveTerms } from '@obracun/engine/payroll/staff/leave/terms.ts';
import { Plus, Trash2 } from 'lucide-react';
import { HeldInput } from '../../../fields/held-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { newId } from '../../../storage/db/tables.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { FormSection } from '../../../ui/page/form-section.tsx';
import type { SomeOf } from '../../ui/form/some-of.ts';
import styles from './leave.module.css';
import type { LeaveRow } from './leave-rows.ts';

/** Parts of the form of a leave. */
export interface LeaveFieldsProps {
  readonly firm: Firm;
  readonly draft: LeaveYear;
  readonly change: (part: SomeOf<LeaveYear>) => void;
}

interface EarnedFieldsProps extends LeaveFieldsProps {
  readonly worker: Worker;
  readonly row: LeaveRow;
}

const MOST_DAYS = 60;
const WHOLE_DAYS = 'Upišite cijeli broj dana do 60.';
const BASE = wholeField({ label: 'Osnov, radnih dana', invalid: WHOLE_DAYS, max: MOST_DAYS });
const EXTRA = wholeField({ label: 'Dana', invalid: WHOLE_DAYS, max: MOST_DAYS });
const OLD = daysField({ label: 'Ostalo iz prethodne godine', invalid: 'Upišite dane, npr. 5 ili 2,5.' });
const BEFORE = daysField({ label: 'Iskorišteno prije ove evidencije', invalid: 'Upišite dane, npr. 5.' });

/** What a worker has: the basis, extra days, and what is brought from before. */
export function EarnedFields({ firm, worker, draft, change, row }: EarnedFieldsProps) {
  const { least } = leaveTerms(firm.entity, draft.year);
  const replace = (id: string, part: Partial<ExtraDays>) =>
    change({ extras: draft.extras.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  return (
    <FormSection title="Koliko pripada">
      <HeldInput
        id={fieldId('odmor.baseDays')}
        field={BASE}
        value={draft.baseDays}
        placeholder={least === undefined ? undefined : `najmanje ${least}`}
        onValue={(baseDays) => change({ baseDays })}
      />
      {leaveHints(firm.entity, worker, draft.year).map((hint) => (
        <p key={hint} className="soft near">
          {hint}
        </p>
      ))}
      {draft.extras.map(({ id, reason, days }, at) => (
        <div key={id} className={joinClasses(styles.row, styles.extra)}>
          <TextInput
            id={fieldId(`odmor.extras.${id}.reason`)}
            label={`Uvećanje ${at + 1}: po kojem osnovu`}
            placeholder="npr. staž, uslovi rada"
            text={reason}
            onText={(text) => replace(id, { reason: text })}
          />
          <HeldInput
            id={fieldId(`odmor.extras.${id}.days`)}
            field={EXTRA}
            value={days}
            onValue={(value = 0) => replace(id, { days: value })}
          />
          <div className="row4 apart soft whole">
            <Button
              look="quiet"
              onClick={() => change({ extras: draft.extras.filter((one) => one.id !== id) })}
            >
              <Trash2 aria-hidden="true" size={16} /> Ukloni uvećanje {at + 1}
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button onClick={() => change({ extras: [...draft.extras, { id: newId(), reason: '', days: 0 }] })}>
          <Plus aria-hidden="true" size={18} /> Dodaj uvećanje
        </Button>
      </div>
      <HeldInput
        id={fieldId('odmor.oldDays')}
        field={OLD}
        value={draft.oldDays}
        placeholder={row.balance.old === undefined ? undefined : formatHundredths(row.balance.old)}
        hint="Ako ne upišete, uzima se ostatak prethodne godine."
        onValue={(oldDays) => change({ oldDays })}
      />
      <HeldInput
        id={fieldId('odmor.usedBefore')}
        field={BEFORE}
        value={draft.usedBefore}
        placeholder={row.openingDays === undefined ? undefined : formatHundredths(row.openingDays)}
        hint={
          row.openingDays === undefined
            ? 'Što nije upisano u odsustva.'
            : 'Što nije upisano u odsustva. Inače se uzimaju dani iz ranijeg programa.'
        }
        onValue={(usedBefore) => change({ usedBefore })}
      />
    </FormSection>
  );
}
