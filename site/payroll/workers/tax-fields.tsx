import { amountField } from '@obracun/engine/core/field.ts';
import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PensionFund } from '@obracun/engine/payroll/model/worker.ts';
import { HeldInput } from '../../fields/held-input.tsx';
import { fieldId } from '../../fields/layout/field-id.ts';
import { FormSection } from '../../ui/page/form-section.tsx';
import { Choice } from '../form/choice.tsx';
import fields from '../form/fields.module.css';
import { CardFields } from './card-fields.tsx';
import { useWorker, useWorkerNumber } from './use-worker.ts';

const MEAL = amountField({ label: 'Topli obrok po danu', invalid: 'Upišite iznos, npr. 12,50.' });
const TRANSPORT = amountField({ label: 'Prevoz mjesečno', invalid: 'Upišite iznos, npr. 53,00.' });

const FUNDS: Readonly<Record<PensionFund, string>> = {
  rs: 'PIO Republike Srpske',
  fbih: 'PIO/MIO Federacije',
};

type BaseChoice = 'least' | 'gross';

const BASES: Readonly<Record<BaseChoice, string>> = {
  least: 'Najmanje najniža osnovica',
  gross: 'Bruto kakav jeste',
};

/** What of the tax card the wage depends on, and what is paid beside it. */
export function TaxFields({ firm }: { readonly firm: Firm }) {
  const { worker, change } = useWorker();
  const number = useWorkerNumber();
  const { hotMeal, leastBase = true } = firm.defaults;
  return (
    <FormSection title="Porez i naknade">
      <CardFields entity={firm.entity} />
      <div className={fields.fields}>
        {firm.entity === 'bd' && (
          <Choice
            id={fieldId('radnik.fund')}
            label="Penzijski fond"
            words={FUNDS}
            value={worker.fund}
            onValue={(fund) => change({ fund })}
          />
        )}
        {firm.entity !== 'bd' && (
          <Choice
            id={fieldId('radnik.leastBase')}
            label="Osnovica doprinosa"
            words={BASES}
            value={worker.leastBase === undefined ? undefined : worker.leastBase ? 'least' : 'gross'}
            hint={`Prazno: kao u firmi (${leastBase ? BASES.least : BASES.gross}${leastBase && firm.entity === 'rs' ? '; na bolovanju bruto' : ''}). Bruto kakav jeste: npr. kad je zaposlen zadnjih dana mjeseca.`}
            onValue={(base) => change({ leastBase: base && base === 'least' })}
          />
        )}
        <HeldInput
          {...number('hotMeal')}
          field={MEAL}
          placeholder={hotMeal === undefined ? undefined : formatAmount(hotMeal)}
          hint="Prazno: kao u firmi; 0: nema ga."
        />
        <HeldInput {...number('transport')} field={TRANSPORT} hint="Neoporezivo." />
      </div>
    </FormSection>
  );
}
