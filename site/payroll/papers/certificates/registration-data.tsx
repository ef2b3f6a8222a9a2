import {
  REGISTRATION_FORM,
  REGISTRATION_KINDS,
  type RegistrationKind,
  registrationFields,
} from '@obracun/engine/payroll/papers/certificates/registration.ts';
import { useState } from 'react';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { useToday } from '../../../platform/clock.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { CopyTable } from '../../ui/output/copy-table.tsx';
import papers from '../../ui/paper/paper-side.module.css';
import type { PaperProps } from './paper-props.ts';

const KINDS = Object.entries(REGISTRATION_KINDS).map(([value, label]) => ({ value, label }));

/** The data of a registration, to retype into the form of the tax office. */
export function RegistrationData({ firm, worker, heading }: PaperProps) {
  const today = useToday();
  const [kind, setKind] = useState<RegistrationKind>('registration');
  if (!today) return <Waiting />;
  const { entity } = firm.content;
  const fields = registrationFields(firm.content, worker, kind, today);
  const empty = fields.filter(({ value }) => value === '').map(({ label }) => label);
  return (
    <section className={papers.workspace}>
      <div className="onScreen stack4">
        {heading}
        <Segments
          label="Vrsta prijave"
          segments={KINDS}
          value={kind}
          onChange={(chosen) => setKind(chosen as RegistrationKind)}
        />
        <p>
          {entity === 'bd'
            ? 'Podaci su redom kao na obrascu JS3100.'
            : `Podaci redom kao na obrascu ${REGISTRATION_FORM[entity]}. Provjerite rok za predaju.`}
        </p>
        {empty.length > 0 && <p>Ovdje se ne vodi ili nije upisano: {empty.join(', ')}.</p>}
      </div>
      <div className="stack4">
        <CopyTable
          caption={`Podaci za obrazac ${REGISTRATION_FORM[entity]}`}
          columns={['Polje', 'Podatak']}
          rows={fields.map(({ label, value }) => [label, value])}
          texts={0}
          isOurs={(row, column) => column === 1 && fields[row]?.isOurs === true}
        />
      </div>
    </section>
  );
}
