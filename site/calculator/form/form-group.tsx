import type { Group } from '@obracun/engine/core/field.ts';
import { BASIS, fieldId } from '../../fields/layout/field-id.ts';
import { writeEntered } from '../../fields/parsing/entered.ts';
import { Segments } from '../../ui/controls/segments.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Folded } from '../../ui/page/folded.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';
import { useFormContext } from '../form-state/form-context.ts';
import { isShown, isSwitchedOn, offeredBases } from '../form-state/form-fields.ts';
import { FormField } from './form-field.tsx';
import styles from './form-group.module.css';
import { PeriodSuggestions } from './period-suggestions.tsx';

/** A group of the form, if its switch is on: open with a heading, or folded. */
export function FormGroup({ group }: { readonly group: Group }) {
  const { form } = useFormContext();
  const { definition, state } = form;
  if (!isSwitchedOn(definition, state.entered, group.when)) return null;
  return group.folded ? <FoldedGroup group={group} /> : <OpenGroup group={group} />;
}

/** A group led by a question of the same words needs no heading of its own. */
function OpenGroup({ group }: { readonly group: Group }) {
  const { form } = useFormContext();
  const saysItself = group.fields.some((name) => form.fields[name]?.label === group.title);
  if (saysItself) return <GroupFields group={group} />;
  return (
    <FormSection title={group.title}>
      <PeriodSuggestions group={group} />
      {group.holdsBasis && <BasisFields />}
      <GroupFields group={group} />
    </FormSection>
  );
}

/** Rarely used fields, folded away; the heading says what is filled in, and whether something is wrong. */
function FoldedGroup({ group }: { readonly group: Group }) {
  const { form, errors } = useFormContext();
  const isWrong = group.fields.some((name) => errors[name]);
  const filled = group.fields.flatMap((name) => {
    const field = form.fields[name];
    const text = form.state.entered[name];
    const written = field && text && writeEntered(field, text);
    return written ? [`${field.label}: ${written}`] : [];
  });
  return (
    <Folded title={group.title} line={filled.join(' · ')} mark={isWrong ? 'provjerite' : undefined}>
      <GroupFields group={group} />
    </Folded>
  );
}

/** The fields of a group that are on the screen; short numbers stand three in a row. */
function GroupFields({ group }: { readonly group: Group }) {
  const { form } = useFormContext();
  const names = group.fields.filter((name) => isShown(form.definition, form.state, name));
  if (names.length === 0) return null;
  const areShort = names.every((name) => form.fields[name]?.kind === 'cijeli');
  return (
    <div className={joinClasses(styles.fields, areShort && styles.short)}>
      {names.map((name) => (
        <FormField key={name} name={name} />
      ))}
    </div>
  );
}

/** What the calculation starts from, and how much it is. */
function BasisFields() {
  const { form } = useFormContext();
  const segments = offeredBases(form.definition).map(([value, { label }]) => ({ value, label }));
  return (
    <>
      {segments.length > 1 && (
        <Segments
          id={fieldId(BASIS)}
          label="Računa se od"
          segments={segments}
          value={form.state.basis}
          onChange={form.chooseBasis}
        />
      )}
      <FormField name={form.state.basis} />
    </>
  );
}
