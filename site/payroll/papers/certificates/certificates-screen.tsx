import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { REGISTRATION_FORM } from '@obracun/engine/payroll/papers/certificates/registration.ts';
import { useMemo, useState } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { useToday } from '../../../platform/clock.ts';
import { useStaffSettings } from '../../../storage/payroll/staff-records.ts';
import { useWorkers } from '../../../storage/payroll/use-stored.ts';
import { WorkerChoice } from '../../staff/absences/worker-choice.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import papers from '../../ui/paper/paper-side.module.css';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { goTo } from '../../ui/routing/use-place.ts';
import { RegistrationData } from './registration-data.tsx';
import { typedKey, WorkerPaperView } from './worker-paper.tsx';
import { WORKER_PAPERS, type WorkerPaperKey } from './worker-papers.ts';

type PaperKind = WorkerPaperKey | 'registration';

/** Certificates and other papers of a worker, made from closed months. */
export function CertificatesScreen(props: SectionProps) {
  const { firm, year, month, worker } = props;
  const stored = useWorkers(firm.id);
  const settings = useStaffSettings(firm.id);
  const today = useToday();
  const [kind, setKind] = useState<PaperKind>('pay');
  const workers = useMemo(() => stored?.map(({ content }) => content), [stored]);
  if (!workers || settings === undefined || !today) return <Waiting />;
  const of = { firm: firm.id, year, month };
  const chosen = workers.find(({ id }) => id === worker);
  const heading = (
    <>
      <ArrivalHeading level={3} look="section">
        Potvrde i papiri radnika
      </ArrivalHeading>
      <a href={addressOf({ ...of, section: 'papiri' })}>Nazad na papire mjeseca</a>
      <WorkerChoice
        id={fieldId('potvrda.worker')}
        label="Radnik"
        emptyLabel="Izaberite radnika"
        workers={workers}
        value={chosen?.id ?? ''}
        onValue={(id) => goTo({ ...of, section: 'potvrde', worker: id || undefined })}
      />
      <Choice
        id={fieldId('potvrda.kind')}
        label="Papir"
        labels={titlesIn(firm.content.entity)}
        value={kind}
        isRequired
        onValue={(next) => next && setKind(next)}
      />
    </>
  );
  if (!chosen)
    return (
      <section className={papers.workspace}>
        <div className="onScreen stack4">
          {heading}
          <p>{workers.length === 0 ? 'Dodajte radnike pod „Radnici“.' : 'Izaberite radnika.'}</p>
        </div>
      </section>
    );
  const paperProps = { ...props, worker: chosen, heading, settings: settings?.content ?? null };
  if (kind === 'registration') return <RegistrationData key={chosen.id} {...paperProps} />;
  const paper = WORKER_PAPERS[kind];
  return (
    <WorkerPaperView
      key={`${chosen.id} ${typedKey(paper, firm.id, chosen.id)}`}
      {...paperProps}
      paper={paper}
    />
  );
}

/** Papers by their titles; data of the registration are a table. */
const titlesIn = (entity: PayrollEntity): Readonly<Record<PaperKind, string>> => ({
  ...(Object.fromEntries(
    Object.entries(WORKER_PAPERS).map(([key, { title }]) => [key, title(entity)]),
  ) as Record<WorkerPaperKey, string>),
  registration: `Podaci za ${REGISTRATION_FORM[entity]}`.replace('za prijava', 'za prijavu'),
});
