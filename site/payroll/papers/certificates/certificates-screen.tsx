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
import { CertificatePaper } from './certificate-paper.tsx';
import { EnforcementPaper } from './enforcement-paper.tsx';
import { type PaperKind, paperTitles } from './paper-kinds.ts';
import type { PaperProps } from './paper-props.ts';
import { RegistrationData } from './registration-data.tsx';
import { YearCardPaper } from './year-card-paper.tsx';

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
        labels={paperTitles(firm.content.entity)}
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
  return (
    <ChosenPaper
      key={chosen.id}
      {...props}
      worker={chosen}
      kind={kind}
      heading={heading}
      settings={settings?.content ?? null}
    />
  );
}

function ChosenPaper({ kind, ...props }: PaperProps & { readonly kind: PaperKind }) {
  if (kind === 'card') return <YearCardPaper {...props} />;
  if (kind === 'registration') return <RegistrationData {...props} />;
  if (kind === 'enforcement' || kind === 'enforcementLetter')
    return <EnforcementPaper {...props} kind={kind} />;
  return <CertificatePaper {...props} kind={kind} />;
}
