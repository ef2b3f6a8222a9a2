import { definition as srpskaAuthor } from '@obracun/engine/calculators/autorski-ugovor/definition.ts';
import { type Day, firstDayOf, isDay, yearMonthOf } from '@obracun/engine/core/days/day.ts';
import { amountField, percentField } from '@obracun/engine/core/field.ts';
import { categoriesOf, kindsOf } from '@obracun/engine/payroll/forms/engagements/calls.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { EngagementKind } from '@obracun/engine/payroll/staff/engagements/engagement.ts';
import { KINDS_NOTE, kindName } from '@obracun/engine/payroll/staff/engagements/person.ts';
import { useMemo } from 'react';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { HeldInput } from '../../../fields/held-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import fields from '../../ui/form/fields.module.css';
import { type EngagementFieldsProps, textOf } from './engagement-fields.ts';

const AMOUNT = amountField({
  label: 'Ugovoreni iznos',
  invalid: 'Upišite iznos, npr. 1.500,00.',
});

const COSTS = srpskaAuthor.fields.normirani ?? percentField({ label: 'Troškovi', invalid: '' });

const BASES = { bruto: 'bruto', neto: 'neto' } as const;
const TIMES = { once: 'jednom', monthly: 'svaki mjesec' } as const;

const kindText = (entity: PayrollEntity): Readonly<Record<EngagementKind, string>> =>
  Object.fromEntries(kindsOf(entity).map((kind) => [kind, kindName(kind)])) as Record<EngagementKind, string>;

/** What is agreed: the kind, the amount, and when it is paid. */
export function ContractFields({ firm, draft, change }: EngagementFieldsProps) {
  const { entity } = firm;
  const isOwner = draft.kind === 'owner';
  const kinds = useMemo(() => kindText(entity), [entity]);
  const categories = useMemo(() => categoriesOf(entity), [entity]);
  const takeKind = (kind: EngagementKind) =>
    change({
      kind,
      ...(kind === 'owner' && { isMonthly: true, residence: entity, from: monthStart(draft.from) }),
    });
  return (
    <FormSection title="Ugovor">
      <div className={fields.fields}>
        <Choice
          id={fieldId('ugovor.kind')}
          label="Vrsta"
          labels={kinds}
          value={draft.kind}
          isRequired
          hint={KINDS_NOTE[entity]}
          onValue={(kind) => kind && takeKind(kind)}
        />
        {isOwner ? (
          <Choice
            id={fieldId('ugovor.category')}
            label="Kategorija"
            labels={categories}
            value={draft.category || undefined}
            onValue={(category) => change({ category: category ?? '' })}
          />
        ) : (
          <TextInput
            {...textOf(draft, change)('subject', 'Šta se plaća i broj ugovora')}
            placeholder="npr. Izrada nacrta, ugovor 7/2026"
            hint="Svrha naloga za isplatu."
          />
        )}
        {!isOwner && (
          <div className={fields.pair}>
            <Choice
              id={fieldId('ugovor.basis')}
              label="Ugovoreno"
              labels={BASES}
              value={draft.basis}
              isRequired
              onValue={(basis) => basis && change({ basis })}
            />
            <HeldInput
              id={fieldId('ugovor.amount')}
              field={AMOUNT}
              value={draft.amount === 0 ? undefined : draft.amount}
              onValue={(amount) => change({ amount: amount ?? 0 })}
            />
          </div>
        )}
        {entity === 'rs' && draft.kind === 'author' && (
          <HeldInput
            id={fieldId('ugovor.costsRate')}
            field={COSTS}
            value={draft.costsRate}
            onValue={(costsRate) => change({ costsRate })}
          />
        )}
        {!isOwner && (
          <Choice
            id={fieldId('ugovor.isMonthly')}
            label="Isplaćuje se"
            labels={TIMES}
            value={draft.isMonthly ? 'monthly' : 'once'}
            isRequired
            onValue={(times) => times && change({ isMonthly: times === 'monthly' })}
          />
        )}
        <DateInput
          id={fieldId('ugovor.from')}
          label={fromLabel(isOwner, draft.isMonthly)}
          text={draft.from}
          required
          onText={(from) => change({ from })}
        />
        {draft.isMonthly && (
          <DateInput
            id={fieldId('ugovor.until')}
            label={isOwner ? 'Djelatnost traje do' : 'Isplaćuje se do'}
            text={draft.until ?? ''}
            hint="Neobavezno."
            onText={(until) => change({ until: until || undefined })}
          />
        )}
      </div>
    </FormSection>
  );
}

/** A whole month is owed, until another first day is typed. */
const monthStart = (day: Day): Day => (isDay(day) ? firstDayOf(yearMonthOf(day)) : day);

function fromLabel(isOwner: boolean, isMonthly: boolean): string {
  if (isOwner) return 'Doprinosi se plaćaju od';
  return isMonthly ? 'Isplaćuje se od' : 'Dan isplate';
}
