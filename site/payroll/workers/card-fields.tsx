import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { NotedCheckbox } from '../../fields/checkbox-input.tsx';
import { HeldInput } from '../../fields/held-input.tsx';
import { fieldId } from '../../fields/layout/field-id.ts';
import fields from '../form/fields.module.css';
import { COEFFICIENT, DEPENDANTS, REDUCTION } from './tax-card.ts';
import { useWorker, useWorkerNumber } from './use-worker.ts';

/** What the tax card says; the card itself may be at another employer. */
export function CardFields({ entity }: Pick<Firm, 'entity'>) {
  const { worker, change } = useWorker();
  const number = useWorkerNumber();
  return (
    <>
      <div className={fields.fields}>
        {entity === 'fbih' ? (
          <HeldInput {...number('coefficient')} field={COEFFICIENT} hint="Prazno: 1, lični odbitak." />
        ) : (
          <>
            <HeldInput {...number('dependants')} field={DEPENDANTS} hint="Prazno: nijedan." />
            <HeldInput
              {...number('taxReduction')}
              field={REDUCTION}
              hint="Mjesečno, bez ličnog odbitka i izdržavanih."
            />
          </>
        )}
      </div>
      <NotedCheckbox
        id={fieldId('radnik.cardElsewhere')}
        label={`${CARD_NAMES[entity]} je kod drugog poslodavca`}
        isOn={worker.cardElsewhere === true}
        hint="Lični odbitak se tada računa tamo, a ovdje je 0."
        warning={worker.cardElsewhere && saysMore(worker, entity) ? NOT_COUNTED : undefined}
        onChange={(isOn) => change({ cardElsewhere: isOn || undefined })}
      />
    </>
  );
}

const CARD_NAMES: Readonly<Record<PayrollEntity, string>> = {
  fbih: 'Porezna kartica',
  rs: 'Poreska kartica',
  bd: 'Poreska kartica',
};

const NOT_COUNTED = 'Ono što je s kartice upisano ostaje sačuvano, ali se ovdje ne računa.';

/** True where something of the card was typed that does not count while it is elsewhere. */
const saysMore = (
  { coefficient = 0, dependants = 0, taxReduction = 0 }: Worker,
  entity: PayrollEntity,
): boolean => (entity === 'fbih' ? coefficient > 0 : dependants + taxReduction > 0);
