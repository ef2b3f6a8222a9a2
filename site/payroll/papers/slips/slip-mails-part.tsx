import type { SkippedRow } from '@obracun/engine/payroll/forms/filing.ts';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { SHORTEST } from '../../../documents/drafts/export-drafts.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { loadPart } from '../../../lazy-loading/load-part.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { monthPart, type Output } from '../../month/output/output.ts';
import { DrawingView } from '../../ui/output/drawing-view.tsx';
import styles from '../../ui/output/output.module.css';
import { Remark } from '../../ui/output/section.tsx';
import { SkippedList } from '../../ui/output/skipped-list.tsx';
import { useDrawing } from '../../ui/output/use-drawing.ts';
import { zipOf } from '../../ui/output/zip.ts';

const LOCKS = [
  { value: 'jmbg', label: 'Lozinka je JMBG radnika' },
  { value: 'typed', label: 'Jedna lozinka za sve' },
] as const;

const loadMails = () => import('./slip-mailing.ts');

/** The payslips as messages to send, one for each worker, each with its locked file. */
export const SlipMailsPart = ({ output }: { readonly output: Output }) => (
  <Folded title="Poruke radnicima s platnom listom" isLate>
    <SlipMailFields output={output} />
  </Folded>
);

function SlipMailFields({ output }: { readonly output: Output }) {
  const { settled, papers } = output;
  const [from, setFrom] = useState(settled.firm.email);
  const [lock, setLock] = useState<'jmbg' | 'typed'>('jmbg');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<{ readonly from?: string; readonly password?: string }>({});
  const [skipped, setSkipped] = useState<readonly SkippedRow[]>([]);
  const [message, setMessage] = useState('');
  const drawing = useDrawing();
  const isMaking = drawing.share !== undefined;
  const make = () => {
    if (isMaking) return;
    setMessage('');
    setSkipped([]);
    drawing.start(async (tell, signal) => {
      const { isMailAddress, slipMails } = await loadPart(loadMails);
      const wrong = {
        ...(!isMailAddress(from.trim()) && { from: 'Upišite e-poštu s koje šaljete, npr. plate@firma.ba.' }),
        ...(lock === 'typed' &&
          password.length < SHORTEST && { password: `Upišite lozinku od najmanje ${SHORTEST} znakova.` }),
      };
      setProblem(wrong);
      if (Object.keys(wrong).length > 0) return;
      const chosen = lock === 'jmbg' ? { kind: lock } : { kind: lock, password };
      const made = await slipMails(settled, papers.payslips, from.trim(), chosen, tell, signal);
      setSkipped(made.skipped);
      setMessage(made.files.length > 0 ? `Poruka u ZIP-u: ${made.files.length}.` : 'Nema nijedne poruke.');
      if (made.files.length > 0) saveFile(zipOf(made.files), `poruke_${monthPart(settled)}.zip`);
    });
  };
  return (
    <>
      <Remark>Poruke (EML) iz ZIP-a pošaljite iz svog programa za poštu.</Remark>
      <div className="choice">
        <Segments
          label="Čime je zaključan PDF"
          segments={LOCKS}
          value={lock}
          onChange={(chosen) => setLock(chosen === 'typed' ? 'typed' : 'jmbg')}
        />
      </div>
      <div className={joinClasses('columns', styles.fields)}>
        <TextInput
          id={fieldId('poruke.od')}
          label="E-pošta s koje šaljete"
          text={from}
          error={problem.from}
          onText={setFrom}
        />
        {lock === 'typed' && (
          <TextInput
            id={fieldId('poruke.lozinka')}
            label="Lozinka za sve"
            text={password}
            error={problem.password}
            hint="Radnicima je javite drugim putem."
            onText={setPassword}
          />
        )}
      </div>
      <Buttons>
        <Button aria-disabled={isMaking} onClick={make}>
          <Mail aria-hidden="true" size={18} /> Preuzmi poruke
        </Button>
      </Buttons>
      <DrawingView drawing={drawing} text="Pravljenje poruka" />
      <output>{message}</output>
      <SkippedList title="Bez poruke" skipped={skipped} />
    </>
  );
}
