import type { Warning } from '@obracun/engine/core/issue.ts';
import { isOn } from '../../fields/parsing/entered.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { WrittenSource } from '../../ui/source-place.tsx';
import { useFormAround } from '../form-state/form-context.ts';

interface LineWarningProps {
  readonly warning: Warning;
  readonly className?: string | undefined;
}

/** A warning that changes no amount, with its act and, next to a form, the switch it names. */
export function LineWarning({ warning: { poruka, izvor }, className }: LineWarningProps) {
  const form = useFormAround()?.form;
  // A warning that names a switch of the form in quotes offers to turn it on.
  const named =
    form &&
    Object.entries(form.fields).find(
      ([name, field]) =>
        field.kind === 'da_ne' &&
        poruka.includes(`„${field.label}“`) &&
        !isOn(field, form.state.entered[name]),
    );
  return (
    <Notice kind="warn" className={className}>
      {poruka}
      {izvor && (
        <span>
          {' '}
          (<WrittenSource source={izvor} />)
        </span>
      )}{' '}
      {form && named && (
        <Button look="link" onClick={() => form.enter({ [named[0]]: 'da' })}>
          Uključi
        </Button>
      )}
    </Notice>
  );
}
