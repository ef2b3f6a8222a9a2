import type { Feninga } from '@obracun/engine/core/numbers/money.ts';
import { askedGroups, FIELDS, type FieldGroup } from '@obracun/engine/documents/contract/fields.ts';
import { HydratedLater } from '../../lazy-loading/hydration.tsx';
import { Folded } from '../../ui/page/folded.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';
import { useContract } from './contract-context.ts';
import styles from './contract-form.module.css';
import { ContractInput } from './contract-input.tsx';
import { CounterpartLine } from './counterpart-line.tsx';

/** The fields this contract asks for, in the order of its articles: what it is agreed by, and all that is added in one fold. */
export function ContractForm({ counterpart }: { readonly counterpart: Feninga | null }) {
  const { contract, warnings } = useContract();
  const { basic, added } = askedGroups(contract);
  const isDoubted = added.some(({ fields }) => fields.some((name) => warnings.has(name)));
  const sections = (groups: readonly FieldGroup[]) =>
    groups.map((group) => (
      <HydratedLater key={group.title}>
        <FormSection title={group.title}>
          <Fields group={group} counterpart={counterpart} />
        </FormSection>
      </HydratedLater>
    ));
  return (
    <>
      {sections(basic)}
      <Folded
        title="Ostali podaci ugovora"
        line="što dodaju zakon, službeni obrazac i poseban dogovor"
        mark={isDoubted ? 'provjerite' : undefined}
      >
        {sections(added)}
      </Folded>
    </>
  );
}

interface FieldsProps {
  readonly group: FieldGroup;
  readonly counterpart: Feninga | null;
}

const Fields = ({ group: { fields }, counterpart }: FieldsProps) => (
  <div className={styles.fields}>
    {fields.map((name) => (
      <div key={name} className={styles[FIELDS[name].kind]}>
        <ContractInput name={name} />
        {name === 'salaryType' && <CounterpartLine counterpart={counterpart} />}
      </div>
    ))}
  </div>
);
