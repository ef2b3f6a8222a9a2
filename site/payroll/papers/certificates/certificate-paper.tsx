import type { Day } from '@obracun/engine/core/days/day.ts';
import { isDay } from '@obracun/engine/core/days/day.ts';
import {
  type Certificate,
  type CertificateKind,
  certificateDocument,
  isOfPay,
} from '@obracun/engine/payroll/papers/certificates/certificate.ts';
import {
  averagedMonths,
  monthsUpTo,
  paidMonths,
  type TakenMonths,
} from '@obracun/engine/payroll/papers/certificates/paid-months.ts';
import {
  CERTIFICATE_PURPOSES,
  type CertificatePurpose,
  PURPOSE_TEXT,
} from '@obracun/engine/payroll/papers/certificates/purposes.ts';
import { certificateRequirements } from '@obracun/engine/payroll/papers/certificates/requirements.ts';
import { useState } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { useToday } from '../../../platform/clock.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import { MonthChooser } from '../../ui/month-chooser.tsx';
import { PaperMarks } from '../../ui/paper/paper-marks.tsx';
import papers from '../../ui/paper/paper-side.module.css';
import { PaperSide } from '../../ui/paper/paper-side.tsx';
import { AverageMonths } from './average-months.tsx';
import type { PaperProps } from './paper-props.ts';
import { useMonthsOfAverage } from './use-closed-months.ts';
import { useTypedOfTab } from './use-typed-of-tab.ts';

const SPANS = [
  { value: '3', label: '3 mjeseca' },
  { value: '6', label: '6 mjeseci' },
  { value: '12', label: '12 mjeseci' },
] as const;

/** What is typed of a certificate; it stays while the page is open. */
interface TypedCertificate {
  readonly span: string;
  readonly number: string;
  readonly day: string;
  readonly purpose: CertificatePurpose;
  readonly purposeText: string;
}

/** A certificate: its questions, and its paper. */
export function CertificatePaper({
  firm,
  year,
  month,
  worker,
  kind,
  heading,
  settings,
}: PaperProps & { readonly kind: CertificateKind }) {
  const of = { firm: firm.id, year, month };
  const closed = useMonthsOfAverage(of);
  const today: Day = useToday() ?? '';
  const [signer, setSigner] = useState(settings?.signer ?? '');
  const [typed, change] = useTypedOfTab<TypedCertificate>(`potvrda ${firm.id}`, {
    span: '3',
    number: '',
    day: today,
    purpose: 'bank',
    purposeText: '',
  });
  const [{ taken }, take] = useTypedOfTab<{ readonly taken: TakenMonths }>(`prosjek ${worker.id}`, {
    taken: {},
  });
  if (!closed) return <Waiting />;
  const span = Number(typed.span);
  const certificate: Certificate = {
    kind,
    firm: firm.content,
    worker,
    months: paidMonths(worker, monthsUpTo({ year, month }, span), closed.settled),
    averaged: averagedMonths(worker, { year, month }, span, closed.settled, taken),
    number: typed.number,
    day: isDay(typed.day) ? typed.day : '',
    purpose: typed.purpose,
    purposeText: typed.purposeText,
    signer,
  };
  return (
    <section className={papers.workspace}>
      <div className="onScreen stack4">
        {heading}
        {isOfPay(kind) && (
          <FormSection title="Mjeseci" id={fieldId('potvrda.months')}>
            <p>Zaključno s mjesecom:</p>
            <MonthChooser
              of={of}
              section="potvrde"
              lastYear={year}
              worker={worker.id}
              entity={firm.content.entity}
            />
            <Segments
              label="Koliko mjeseci"
              segments={SPANS}
              value={typed.span}
              onChange={(next) => change({ span: next })}
            />
            {closed.unreadable > 0 && (
              <Notice kind="warn">
                Zaključenih mjeseci koji se ne mogu pročitati: {closed.unreadable}. Potvrda je bez njih.
              </Notice>
            )}
          </FormSection>
        )}
        {isOfPay(kind) && <AverageMonths months={certificate.averaged} taken={taken} take={take} />}
        <FormSection title="Potvrda">
          <Choice
            id={fieldId('potvrda.purpose')}
            label="Svrha"
            labels={PURPOSE_TEXT}
            value={typed.purpose}
            isRequired
            hint={CERTIFICATE_PURPOSES[typed.purpose] && `Piše: radi ${CERTIFICATE_PURPOSES[typed.purpose]}.`}
            onValue={(purpose) => purpose && change({ purpose })}
          />
          {typed.purpose === 'other' && (
            <TextInput
              id={fieldId('potvrda.purposeText')}
              label="Radi čega se izdaje"
              hint="Nastavlja se na „Potvrda se izdaje radi“, npr. upisa djeteta u vrtić."
              text={typed.purposeText}
              onText={(purposeText) => change({ purposeText })}
            />
          )}
          <PaperMarks
            name="potvrda"
            firm={firm.id}
            typed={typed}
            change={change}
            signer={settings?.signer ?? ''}
            onSigner={setSigner}
          />
        </FormSection>
      </div>
      <PaperSide
        document={certificateDocument(certificate)}
        requirements={certificateRequirements(certificate)}
        place={{ ...of, section: 'potvrde', worker: worker.id }}
      />
    </section>
  );
}
