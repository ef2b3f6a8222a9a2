import { askedGroups, FIELDS, type FieldGroup } from '@obracun/engine/documents/contract/fields.ts';
import type { Feninga } from '@obracun/engine/kernel/figures/money.ts';
import { TakenOverLater } from '../../parts/take-over.tsx';
import { Folded } from '../../ui/page/folded.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';
import { useContract } from './contract-context.ts';
import styles from './contract-form.module.css';
import { ContractInput } from './contract-input.tsx';
import { CounterpartLine } from './counterpart-line.tsx';

/** Filled in when the usual clauses are not enough. */
const FOLDED = ['Prava i obaveze'];

/** The fields this contract asks for, in the order of its articles. */
export function ContractForm({ counterpart }: { readonly counterpart: Feninga | null }) {
  const { contract } = useContract();
  return askedGroups(contract).map((group) => {
    const Frame = FOLDED.includes(group.title) ? Folded : FormSection;
    return (
      <TakenOverLater key={group.title}>
        <Frame title={group.title}>
          <Fields group={group} counterpart={counterpart} />
        </Frame>
      </TakenOverLater>
    );
  });
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
