import { amountField, type Field, hoursField } from '@obracun/engine/core/field.ts';
import type { MunicipalityKey, PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { LONGER_SERVICE_NAMES, STATUS_NAMES } from '@obracun/engine/payroll/model/status.ts';
import { type DatedName, WORKER_FIELDS } from '@obracun/engine/payroll/model/worker.ts';
import type {
  ContractKind,
  LongerService,
  WorkerStatus,
} from '@obracun/engine/payroll/model/worker-values.ts';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { HeldInput } from '../../../fields/held-input.tsx';
import { TextInput } from '../../../fields/text-input.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Choice } from '../../ui/form/choice.tsx';
import { MunicipalityInput } from '../../ui/form/municipality-input.tsx';
import styles from '../../ui/form/rows.module.css';
import { CONTRACT_TEXT, datedValue } from './dated-text.ts';
import { COEFFICIENT, DEPENDANTS } from './tax-card.ts';

interface DatedValueInputProps {
  readonly id: string;
  readonly name: DatedName;
  readonly label: string;
  readonly entity: PayrollEntity;
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
}

const AMOUNT = amountField({ label: 'Iznos', invalid: 'Upišite iznos, npr. 100,00.' });
const HOURS = hoursField({ label: 'Sati dnevno', invalid: 'Upišite sate od 0 do 24, npr. 4.', max: 24 });

const NUMBERS: Readonly<Partial<Record<string, Field>>> = {
  amount: AMOUNT,
  dailyHours: HOURS,
  coefficient: COEFFICIENT,
  dependants: DEPENDANTS,
};

/** An earlier value of a worker, by the kind of its field; accounts with their parts are only shown. */
export function DatedValueInput({ id, name, label, entity, value, onValue }: DatedValueInputProps) {
  const { kind } = WORKER_FIELDS[name];
  const number = NUMBERS[kind];
  if (number)
    return (
      <HeldInput id={id} field={{ ...number, label }} value={value as number | undefined} onValue={onValue} />
    );
  switch (kind) {
    case 'municipality':
      return (
        <MunicipalityInput
          id={id}
          label={label}
          entity={entity}
          value={value as MunicipalityKey | undefined}
          onValue={onValue}
        />
      );
    case 'yesNo':
      return (
        <CheckboxInput
          id={id}
          label={label}
          isOn={value === true}
          onChange={(isOn) => onValue(isOn || undefined)}
        />
      );
    case 'status':
      return (
        <Choice
          id={id}
          label={label}
          labels={STATUS_NAMES}
          value={value as WorkerStatus | undefined}
          onValue={onValue}
        />
      );
    case 'longerService':
      return (
        <Choice
          id={id}
          label={label}
          labels={LONGER_SERVICE_NAMES}
          value={value as LongerService | undefined}
          onValue={onValue}
        />
      );
    case 'contractKind':
      return (
        <Choice
          id={id}
          label={label}
          labels={CONTRACT_TEXT}
          value={value as ContractKind | undefined}
          onValue={onValue}
        />
      );
    case 'text':
    case 'account':
      return (
        <TextInput id={id} label={label} text={typeof value === 'string' ? value : ''} onText={onValue} />
      );
    default:
      return <p className={joinClasses('soft', styles.period)}>{datedValue(name, value)}</p>;
  }
}
