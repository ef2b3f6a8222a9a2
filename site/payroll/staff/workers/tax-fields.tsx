import { amountField } from '@obracun/engine/core/field.ts';
import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { PensionFund, Worker } from '@obracun/engine/payroll/model/worker.ts';
import { inWordsOf } from '@obracun/engine/rules/entity-words.ts';
import { NotedCheckbox } from '../../../fields/checkbox-input.tsx';
import { HeldInput } from '../../../fields/held-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import fields from '../../ui/form/fields.module.css';
import { COEFFICIENT, DEPENDANTS, REDUCTION } from './tax-card.ts';
import { useWorker, useWorkerNumber } from './use-worker.ts';

const MEAL = amountField({ label: 'Topli obrok po danu', invalid: 'Upišite iznos, npr. 12,50.' });
const transportIn = (entity: PayrollEntity) =>
  amountField({ label: inWordsOf(entity, 'Prevoz mjesečno'), invalid: 'Upišite iznos, npr. 53,00.' });

const FUNDS: Readonly<Record<PensionFund, string>> = {
  rs: 'PIO Republike Srpske',
  fbih: 'PIO/MIO Federacije',
};

type BaseChoice = 'least' | 'gross';

const BASES: Readonly<Record<BaseChoice, string>> = {
  least: 'Najmanje najniža osnovica',
  gross: 'Bruto kakav jeste',
};

/** Tax card fields that affect the wage, and payments beside it. */
export function TaxFields({ firm }: { readonly firm: Firm }) {
  const { worker, change } = useWorker();
  const number = useWorkerNumber();
  const { hotMeal } = firm.defaults;
  return (
    <FormSection title="Porez i naknade">
      <CardFields entity={firm.entity} />
      <div className={fields.fields}>
        {firm.entity === 'bd' && (
          <Choice
            id={fieldId('radnik.fund')}
            label="Penzijski fond"
            labels={FUNDS}
            value={worker.fund}
            onValue={(fund) => change({ fund })}
          />
        )}
        {firm.entity !== 'bd' && (
          <Choice
            id={fieldId('radnik.leastBase')}
            label="Osnovica doprinosa"
            labels={BASES}
            value={worker.leastBase === undefined ? undefined : worker.leastBase ? 'least' : 'gross'}
            hint="Obično ostaje kao u firmi."
            onValue={(base) => change({ leastBase: base && base === 'least' })}
          />
        )}
        <HeldInput
          {...number('hotMeal')}
          field={MEAL}
          placeholder={hotMeal === undefined ? undefined : formatAmount(hotMeal)}
          hint="Samo ako nije kao u firmi. Upišite 0 ako ga nema."
        />
        <HeldInput {...number('transport')} field={transportIn(firm.entity)} hint="Neoporezivo." />
      </div>
    </FormSection>
  );
}

/** Fields of the tax card, which may be at another employer. */
function CardFields({ entity }: Pick<Firm, 'entity'>) {
  const { worker, change } = useWorker();
  const number = useWorkerNumber();
  return (
    <>
      <div className={fields.fields}>
        {entity === 'fbih' ? (
          <HeldInput
            {...number('coefficient')}
            field={COEFFICIENT}
            hint="S porezne kartice. Inače se uzima 1."
          />
        ) : (
          <>
            <HeldInput {...number('dependants')} field={DEPENDANTS} hint="Upišite samo ako ih ima." />
            <HeldInput
              {...number('taxReduction')}
              field={REDUCTION}
              hint="Mjesečno, bez ličnog odbitka i izdržavanih."
            />
          </>
        )}
      </div>
      <NotedCheckbox
        id={fieldId('radnik.cardElsewhere')}
        label={`${CARD_NAMES[entity]} je kod drugog poslodavca`}
        isOn={worker.cardElsewhere === true}
        hint="Lični odbitak ovdje je tada 0."
        warning={worker.cardElsewhere && saysMore(worker, entity) ? NOT_COUNTED : undefined}
        onChange={(isOn) => change({ cardElsewhere: isOn || undefined })}
      />
    </>
  );
}

const CARD_NAMES: Readonly<Record<PayrollEntity, string>> = {
  fbih: 'Porezna kartica',
  rs: 'Poreska kartica',
  bd: 'Poreska kartica',
};

const NOT_COUNTED = 'Upisano s kartice se ovdje ne računa.';

/** True when filled fields are ignored because the card is elsewhere. */
const saysMore = (
  { coefficient = 0, dependants = 0, taxReduction = 0 }: Worker,
  entity: PayrollEntity,
): boolean => (entity === 'fbih' ? coefficient > 0 : dependants + taxReduction > 0);
