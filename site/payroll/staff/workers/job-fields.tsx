import { amountField, hoursField, wholeField } from '@obracun/engine/core/field.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { PriorService, Schooling } from '@obracun/engine/payroll/model/worker.ts';
import type { Sex } from '@obracun/engine/payroll/model/worker-values.ts';
import { inWordsOf } from '@obracun/engine/rules/entity-words.ts';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { HeldInput } from '../../../fields/held-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import fields from '../../ui/form/fields.module.css';
import { CONTRACT_TEXT } from './dated-text.ts';
import { SpellFields } from './spell-fields.tsx';
import { useWorker, useWorkerNumber, useWorkerText } from './use-worker.ts';

const HOURS = hoursField({ label: 'Sati dnevno', invalid: 'Upišite sate od 0 do 24, npr. 4.', max: 24 });

const OTHER_INCOME = amountField({
  label: 'Prihod kod drugog poslodavca',
  invalid: 'Upišite iznos, npr. 800,00.',
});

const SCHOOLING: Readonly<Record<Schooling, string>> = {
  NK: 'NK – nekvalifikovan',
  PK: 'PK – polukvalifikovan',
  KV: 'KV – 3 godine škole',
  SSS: 'SSS – 4 godine škole',
  VŠS: 'VŠS – viša',
  VSS: 'VSS – visoka',
};

const SEX_TEXT: Readonly<Record<Sex, string>> = { M: 'muški', Ž: 'ženski' };

/** Job, its first and last day, and earlier service. */
export function JobFields({ entity }: { readonly entity: PayrollEntity }) {
  const { worker, change } = useWorker();
  const text = useWorkerText();
  const number = useWorkerNumber();
  const day = (name: 'employedFrom' | 'employedTo') => ({
    id: fieldId(`radnik.${name}`),
    text: worker[name] ?? '',
    onText: (typed: string) => change({ [name]: typed || undefined }),
  });
  const { employedFrom, employedTo } = worker;
  const isReversed = employedFrom !== undefined && employedTo !== undefined && employedTo < employedFrom;
  return (
    <FormSection title="Zaposlenje">
      <div className={fields.fields}>
        <TextInput {...text('position', 'Radno mjesto')} />
        <TextInput {...text('costCentre', 'Mjesto troška')} hint="Za knjiženje po odjelima." />
        <Choice
          id={fieldId('radnik.schooling')}
          label="Stručna sprema"
          labels={SCHOOLING}
          value={worker.schooling}
          hint={inWordsOf(entity, 'Od nje zavisi najniža plata.')}
          onValue={(schooling) => change({ schooling })}
        />
        <Choice
          id={fieldId('radnik.contractKind')}
          label="Ugovor o radu"
          labels={CONTRACT_TEXT}
          value={worker.contractKind}
          hint="Treba samo za statistiku."
          onValue={(contractKind) => change({ contractKind })}
        />
        <Choice
          id={fieldId('radnik.sex')}
          label="Spol"
          labels={SEX_TEXT}
          value={worker.sex}
          hint="Ako ne izaberete, uzima se iz JMBG."
          onValue={(sex) => change({ sex })}
        />
        <HeldInput {...number('dailyHours')} field={HOURS} hint="Upišite samo ako radi kraće." />
        <div className={fields.pair}>
          <DateInput {...day('employedFrom')} label="Zaposlen od" />
          <DateInput
            {...day('employedTo')}
            label="Zaposlen do"
            hint="Posljednji dan radnog odnosa."
            warning={isReversed ? 'Kraj je prije početka zaposlenja.' : undefined}
          />
        </div>
      </div>
      <SpellFields />
      <ServiceFields />
      <CheckboxInput
        id={fieldId('radnik.worksElsewhere')}
        label={`Radi i kod drugog poslodavca (najniža osnovica dijeli se ${entity === 'rs' ? 'po prihodima' : 'po satima'})`}
        isOn={worker.worksElsewhere === true}
        onChange={(isOn) => change({ worksElsewhere: isOn || undefined })}
      />
      {entity === 'rs' && worker.worksElsewhere && (
        <div className={fields.fields}>
          <HeldInput {...number('otherIncome')} field={OTHER_INCOME} hint="Bruto mjesečno tamo." />
        </div>
      )}
    </FormSection>
  );
}

const SERVICE: Readonly<Record<keyof PriorService, ReturnType<typeof wholeField>>> = {
  years: wholeField({ label: 'Raniji staž, godina', invalid: 'Upišite cijeli broj do 60.', max: 60 }),
  months: wholeField({ label: 'mjeseci', invalid: 'Upišite cijeli broj do 11.', max: 11 }),
  days: wholeField({ label: 'dana', invalid: 'Upišite cijeli broj do 30.', max: 30 }),
};

/** Service before this job. */
function ServiceFields() {
  const { worker, change } = useWorker();
  const { priorService } = worker;
  return (
    <div className={fields.fields}>
      {(['years', 'months', 'days'] as const).map((name) => (
        <HeldInput
          key={name}
          id={fieldId(`radnik.priorService.${name}`)}
          field={SERVICE[name]}
          value={priorService[name]}
          hint={name === 'years' ? 'Staž prije ove firme. Dalje se računa sam.' : undefined}
          onValue={(value = 0) => change({ priorService: { ...priorService, [name]: value } })}
        />
      ))}
    </div>
  );
}
