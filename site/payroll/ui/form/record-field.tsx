import type { MunicipalityKey } from '@obracun/engine/payroll/model/place.ts';
import { CheckboxInput, NotedCheckbox } from '../../../fields/checkbox-input.tsx';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { HeldInput } from '../../../fields/held-input.tsx';
import { TextInput } from '../../../fields/text-input.tsx';
import { Choice } from './choice.tsx';
import { MunicipalityInput } from './municipality-input.tsx';
import type { FieldRow, RecordEdit } from './record-rows.ts';
import type { SomeOf } from './some-of.ts';

interface RecordFieldProps<T> {
  readonly id: string;
  readonly row: FieldRow<T>;
  readonly edit: RecordEdit<T>;
}

/** The control of a row: its value in the edited record, and its change. */
export function RecordField<T>({ id, row, edit: { draft, change } }: RecordFieldProps<T>) {
  const value: unknown = draft[row.name];
  const put = (next: unknown) => change({ [row.name]: next } as SomeOf<T>);
  const shared = {
    id,
    hint: row.hint,
    error: 'error' in row ? row.error : undefined,
    warning: 'warning' in row ? row.warning : undefined,
  };
  switch (row.kind) {
    case 'text':
    case 'day': {
      const props = {
        ...shared,
        label: row.label,
        text: typeof value === 'string' ? value : '',
        required: row.required === true,
        onText: (typed: string) => put(typed || (row.isOptional ? undefined : '')),
      };
      if (row.kind === 'day') return <DateInput {...props} />;
      return <TextInput {...props} placeholder={row.placeholder} rows={row.rows ?? 1} />;
    }
    case 'number':
      return (
        <HeldInput
          {...shared}
          field={row.field}
          value={'value' in row ? row.value : (value as number | undefined)}
          placeholder={row.placeholder}
          onValue={(next = row.emptyAs) => {
            const isInstead = row.instead && next !== undefined;
            change({ [row.name]: next, ...(isInstead && { [row.instead]: undefined }) } as SomeOf<T>);
          }}
        />
      );
    case 'choice': {
      const { required = false, set } = row;
      const choose = set as ((chosen: string | undefined) => SomeOf<T>) | undefined;
      return (
        <Choice
          {...shared}
          label={row.label}
          labels={row.labels}
          value={'value' in row ? row.value : (value as string | undefined)}
          isRequired={required}
          onValue={(chosen) => {
            if (required && chosen === undefined) return;
            if (choose) change(choose(chosen));
            else put(chosen);
          }}
        />
      );
    }
    case 'yesNo': {
      const props = {
        ...shared,
        label: row.label,
        isOn: value === undefined ? row.isOnFirst === true : value === true,
        onChange: (isOn: boolean) => put(isOn || (row.isNoStored ? false : undefined)),
      };
      return props.hint || props.warning ? <NotedCheckbox {...props} /> : <CheckboxInput {...props} />;
    }
    case 'municipality':
      return (
        <MunicipalityInput
          id={id}
          label={row.label}
          value={value as MunicipalityKey | undefined}
          entity={row.entity}
          onValue={put}
        />
      );
  }
}
