import { fileNamePart } from '@obracun/engine/documents/file-name.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { SHORTEST } from '../../../documents/drafts/export-drafts.tsx';
import { PassphraseQuestion } from '../../../documents/drafts/passphrase-question.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { today } from '../../../platform/clock.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { firmFile } from '../../../storage/backup/firm-file.ts';
import { canSeal } from '../../../storage/backup/sealed.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { setLock } from '../../../storage/payroll/firm-lock.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { FormSection } from '../../../ui/page/form-section.tsx';
import fields from '../../ui/form/fields.module.css';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { ChangeJournal } from './change-journal.tsx';

/** Handing a firm over to another device, its lock, and its journal of changes. */
export const HandOverScreen = ({ firm, year, month }: SectionProps) => (
  <section aria-labelledby="predaja" className="stack4">
    <ArrivalHeading level={3} look="section" id="predaja">
      Predaja i zaključavanje
    </ArrivalHeading>
    <p>
      <a href={addressOf({ firm: firm.id, section: 'firma', year, month })}>Nazad na podatke firme</a>
    </p>
    <HandOver firm={firm} />
    {!firm.content.lock && <LockFirm firm={firm.id} />}
    <ChangeJournal firm={firm.content} />
  </section>
);

/** The firm as a sealed file. */
function HandOver({ firm: { id, content } }: { readonly firm: StoredRecord<Firm> }) {
  const [isAsking, setAsking] = useState(false);
  const [message, setMessage] = useState('');
  const take = async (passphrase: string) => {
    try {
      saveFile(await firmFile(id, passphrase), `${fileName(content)}.json`);
      setMessage('Datoteka je preuzeta. Lozinku javite drugim putem, ne uz datoteku.');
      setAsking(false);
    } catch (error) {
      setMessage(`Datoteka nije napravljena: ${reasonOf(error)}.`);
    }
  };
  return (
    <FormSection title="Predaja firme">
      <p className="measure">
        U datoteku ulazi sve iz ove firme. Na drugom uređaju je uvezite pod „Sve firme“, „Kopija podataka“.
      </p>
      {canSeal() ? (
        <Buttons>
          <Button aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
            <LockKeyhole aria-hidden="true" size={18} /> Izvezi firmu s lozinkom
          </Button>
        </Buttons>
      ) : (
        <p>Bez sigurne veze (https) datoteka se ne može zaštititi lozinkom.</p>
      )}
      {isAsking && (
        <PassphraseQuestion
          name="lozinka-predaje"
          label="Lozinka za datoteku"
          hint={`Najmanje ${SHORTEST} znakova. Bez nje se datoteka ne može otvoriti.`}
          shortest={SHORTEST}
          text="Izvezi firmu"
          give={take}
          cancel={() => setAsking(false)}
        />
      )}
      <output>{message}</output>
    </FormSection>
  );
}

const fileName = ({ name }: Firm): string => ['firma', fileNamePart(name), today()].filter(Boolean).join('_');

/** Locks a firm, with the reason that is shown above it. */
function LockFirm({ firm }: { readonly firm: string }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const lock = async () => {
    if (reason.trim() === '') return setProblem('Upišite razlog: vidi ga svako ko otvori firmu.');
    try {
      await setLock(firm, { since: today(), reason: reason.trim() });
    } catch (error) {
      setProblem(`Nije zaključano: ${reasonOf(error)}.`);
    }
  };
  return (
    <FormSection title="Zaključavanje">
      <p className="measure">Zaključana firma se može samo gledati i štampati.</p>
      <div className={fields.fields}>
        <TextInput
          id={fieldId('zakljucavanje.razlog')}
          label="Razlog"
          text={reason}
          placeholder="npr. predata drugom knjigovođi"
          error={problem}
          onText={(typed) => {
            setProblem(undefined);
            setReason(typed);
          }}
        />
      </div>
      <Buttons>
        <Button onClick={() => void lock()}>Zaključaj firmu</Button>
      </Buttons>
    </FormSection>
  );
}
