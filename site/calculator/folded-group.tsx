import type { Group } from '@obracun/engine/kernel/calculator.ts';
import { writeEntered } from '../fields/entered.ts';
import { Folded } from '../ui/folded.tsx';
import { useFormContext } from './form-context.ts';
import { GroupFields } from './group-fields.tsx';

/** Rarely used fields, folded away; the heading says what is filled in, and whether something is wrong. */
export function FoldedGroup({ group }: { readonly group: Group }) {
  const { form, errors } = useFormContext();
  const isWrong = group.polja.some((name) => errors[name]);
  const filled = group.polja.flatMap((name) => {
    const field = form.fields[name];
    const text = form.state.unos[name];
    const written = field && text && writeEntered(field, text);
    return written ? [`${field.naziv}: ${written}`] : [];
  });
  return (
    <Folded title={group.naslov} line={filled.join(' · ')} mark={isWrong ? 'provjerite' : undefined}>
      <GroupFields group={group} />
    </Folded>
  );
}
