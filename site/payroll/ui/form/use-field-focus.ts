import { useEffect } from 'react';
import { focusField } from '../../../fields/layout/field-id.ts';

/** Focuses a field on arrival by a link to it. @param name of the field in its form; undefined for none */
export function useFieldFocus(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) focusField(name);
  }, [name]);
}
