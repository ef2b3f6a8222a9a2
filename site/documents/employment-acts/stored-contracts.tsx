import type { AnyValues } from '@obracun/engine/documents/forms/form-field.ts';
import type { ActKind } from '@obracun/engine/payroll/papers/employment-acts/act-form.ts';
import {
  actFromContract,
  isOfEmployment,
} from '@obracun/engine/payroll/papers/employment-acts/from-contract.ts';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';
import { CalledSo, labelWith } from '../../ui/typed.tsx';
import { calledContract } from '../contract/called-contract.ts';
import { contractDrafts } from '../contract/stored.ts';
import type { FilledForm } from '../drafts/field-drafts.ts';
import { useOtherDrafts } from '../drafts/use-other-drafts.ts';
import { StoredPay } from './stored-pay.tsx';

/** More than these are found by name on the page of contracts. */
const MOST_LISTED = 8;
const NO_DRAFT = { id: '' };

/** Kept contracts of employment: a press starts an act of the chosen kind with what the contract says. */
export const StoredContracts = (filled: FilledForm<AnyValues>) => (
  <>
    <FromContract {...filled} />
    {filled.values.act === 'certificate' && (
      <StoredPay jmbg={textIn(filled.values, 'employeeJMBG')} change={filled.change} />
    )}
  </>
);

const textIn = (values: AnyValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

function FromContract({ values, startNew, change }: FilledForm<AnyValues>) {
  const contracts = useOtherDrafts(contractDrafts, NO_DRAFT).filter(({ content }) => isOfEmployment(content));
  if (contracts.length === 0) return null;
  return (
    <FormSection title="Podaci iz sačuvanog ugovora">
      <Buttons>
        {contracts.slice(0, MOST_LISTED).map(({ id, name, content }) => {
          const called = name ? { typed: name } : calledContract(content);
          return (
            <Button
              key={id}
              look="quiet"
              {...labelWith('Novi akt iz ugovora', called)}
              onClick={() => {
                startNew();
                change(actFromContract(content, values.act as ActKind));
              }}
            >
              <span>
                <CalledSo {...called} />
              </span>
            </Button>
          );
        })}
      </Buttons>
    </FormSection>
  );
}
