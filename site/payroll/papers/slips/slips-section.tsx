import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { labelWith } from '../../../ui/typed.tsx';
import { monthPart, type Output } from '../../month/output/output.ts';
import { DrawingView } from '../../ui/output/drawing-view.tsx';
import styles from '../../ui/output/output.module.css';
import { Section } from '../../ui/output/section.tsx';
import { useDrawing } from '../../ui/output/use-drawing.ts';
import { zipOf } from '../../ui/output/zip.ts';
import { messageOf, slipFiles } from './slip-files.ts';
import { SlipMailsPart } from './slip-mails-part.tsx';

const WAYS = [
  { value: 'jedan', label: 'Jedan PDF' },
  { value: 'svakom', label: 'PDF za svakog (ZIP)' },
];

interface SlipsSectionProps {
  readonly output: Output;
  readonly password: string;
  readonly onPassword: (password: string) => void;
}

/** The payslips as files, and each as a message to copy. */
export function SlipsSection({ output, password, onPassword }: SlipsSectionProps) {
  const { payslips } = output.papers;
  const [way, setWay] = useState('jedan');
  const [isTwo, setTwo] = useState(true);
  const drawing = useDrawing();
  const name = `platne-liste_${monthPart(output.settled)}`;
  const make = () =>
    drawing.start(async (tell, signal) => {
      const together = way === 'jedan' ? name : undefined;
      const files = await slipFiles(payslips, { together, twoOnPage: isTwo, password }, tell, signal);
      const [one] = files;
      if (together === undefined) saveFile(zipOf(files), `${name}.zip`);
      else if (one)
        saveFile(new Blob([one.bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), one.name);
    });
  return (
    <Section title="Platne liste" isFiles>
      <div className="choice">
        <Segments label="Kako se prave platne liste" segments={WAYS} value={way} onChange={setWay} />
      </div>
      {way === 'jedan' && payslips.length > 1 && (
        <CheckboxInput
          id={fieldId('platne-liste.dvije')}
          label="Dvije na A4, manjim slovima"
          isOn={isTwo}
          onChange={setTwo}
        />
      )}
      <div className={joinClasses('columns', styles.fields)}>
        <TextInput
          id={fieldId('platne-liste.lozinka')}
          label="Lozinka PDF-a (neobavezno)"
          text={password}
          hint="Ne čuva se: zapamtite je."
          onText={onPassword}
        />
      </div>
      <Buttons>
        <Button look="main" disabled={drawing.share !== undefined} onClick={make}>
          <Download aria-hidden="true" size={18} /> Preuzmi platne liste ({payslips.length})
        </Button>
      </Buttons>
      <DrawingView drawing={drawing} text="Pravljenje platnih lista" />
      <SlipMailsPart output={output} />
      <SlipTexts payslips={payslips} />
    </Section>
  );
}

/** Each payslip as a message. */
const SlipTexts = ({ payslips }: Pick<Output['papers'], 'payslips'>) => (
  <Folded title="Tekst platne liste za poruku">
    <ul>
      {payslips.map((payslip, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two workers may have one name
        <li key={at} className={joinClasses('ruled entry', styles.row)}>
          <span translate="no" className="breaking">
            {payslip.worker}
          </span>
          <CopyButton
            look="quiet"
            {...labelWith('Kopiraj tekst', { typed: payslip.worker })}
            text={() => messageOf(payslip)}
          >
            {(label = 'Kopiraj') => (
              <>
                <Copy aria-hidden="true" size={18} /> {label}
              </>
            )}
          </CopyButton>
        </li>
      ))}
    </ul>
  </Folded>
);
