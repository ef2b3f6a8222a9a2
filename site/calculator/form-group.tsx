import type { Group } from '@obracun/engine/kernel/calculator.ts';
import { FormSection } from '../ui/form-section.tsx';
import { BasisFields } from './basis-fields.tsx';
import { FoldedGroup } from './folded-group.tsx';
import { useFormContext } from './form-context.ts';
import { isSwitchedOn } from './form-fields.ts';
import { GroupFields } from './group-fields.tsx';
import { PeriodSuggestion } from './period-suggestion.tsx';

/** A group of the form, if its switch is on: open with a heading, or folded. */
export function FormGroup({ group }: { readonly group: Group }) {
  const { form } = useFormContext();
  const { definition, state } = form;
  if (!isSwitchedOn(definition, state.unos, group.uz)) return null;
  return group.sklopljeno ? <FoldedGroup group={group} /> : <OpenGroup group={group} />;
}

/** A group led by a question of the same words needs no heading of its own. */
function OpenGroup({ group }: { readonly group: Group }) {
  const { form } = useFormContext();
  const saysItself = group.polja.some((name) => form.fields[name]?.naziv === group.naslov);
  if (saysItself) return <GroupFields group={group} />;
  return (
    <FormSection title={group.naslov}>
      <PeriodSuggestion group={group} />
      {group.osnovica && <BasisFields />}
      <GroupFields group={group} />
    </FormSection>
  );
}
