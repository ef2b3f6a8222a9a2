import { amountField } from '@obracun/engine/core/field.ts';
import type { Firm, LabourPrice } from '@obracun/engine/payroll/model/firm.ts';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { RecordList } from '../../ui/form/record-list.tsx';
import type { FormRow, RecordEdit } from '../../ui/form/record-rows.ts';

const PRICE = amountField({
  label: 'Cijena rada',
  invalid: 'Upišite iznos, npr. 600,00.',
  missing: 'Upišite cijenu rada.',
});

/** Prices of labour by first day, for firms that agree pay by a coefficient of the job. */
export const LabourPriceFields = ({ draft: { labourPrices: prices = [] }, change }: RecordEdit<Firm>) => (
  <FormSection title="Cijena rada">
    <p>Samo za plate ugovorene koeficijentom posla.</p>
    <RecordList
      records={prices}
      put={(next) => change({ labourPrices: next.length > 0 ? next : undefined })}
      prefixOf={(_, at) => `firma.cijena.${at}`}
      legend={(_, at) => `${at + 1}. cijena rada`}
      rows={priceRows}
      empty={() => ({ from: '', amount: 0 })}
      first="from"
      add={prices.length === 0 ? 'Upiši cijenu rada' : 'Nova cijena rada od nekog dana'}
      remove={() => 'Obriši'}
    />
  </FormSection>
);

const priceRows = ({ amount }: LabourPrice): readonly FormRow<LabourPrice>[] => [
  { kind: 'day', name: 'from', label: 'Važi od', required: true },
  { kind: 'number', name: 'amount', field: PRICE, value: amount || undefined, emptyAs: 0 },
];
