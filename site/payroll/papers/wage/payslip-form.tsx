import { inCyrillic } from '@obracun/engine/documents/cyrillic.ts';
import { payslipDocument } from '@obracun/engine/payroll/papers/payslip/document.ts';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { ShownResult } from '../../../calculator/saved-results/result-of.ts';
import { pdfFormat } from '../../../documents/files/formats.ts';
import { Sheet } from '../../../documents/preview/sheet.tsx';
import { TextInput } from '../../../fields/text-input.tsx';
import { DownloadProblem } from '../../../lazy-loading/download-problem.tsx';
import { useDownload } from '../../../lazy-loading/use-download.ts';
import { script } from '../../../storage/script.ts';
import { useSetting } from '../../../storage/setting.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Paper } from '../../../ui/page/paper.tsx';
import { payslipOf } from './payslip-of.ts';
import { EMPLOYER, keepPeople, NOBODY, type People, storedPeople, WORKER } from './payslip-people.ts';
import styles from './payslip-tool.module.css';

interface PayslipFormProps {
  readonly shown: ShownResult;
  readonly close: () => void;
}

/** The persons of the payslip, and its export. While it is open, the payslip is printed. */
export function PayslipForm({ shown, close }: PayslipFormProps) {
  const [people, setPeople] = useState(storedPeople);
  const isCyrillic = useSetting(script) === 'cirilica';
  const latin = payslipDocument(payslipOf(shown, people));
  const document = isCyrillic ? inCyrillic(latin) : latin;
  const { problem, working, download } = useDownload();
  const change = (changed: People) => {
    setPeople(changed);
    keepPeople(changed);
  };
  const pdf = pdfFormat(document);
  const save = () => void download(pdf, document.fileName);
  return (
    <>
      <p className="soft">Upisano se nikome ne šalje. Što ne upišete, na listi se izostavlja.</p>
      <div className={styles.parties}>
        <PartyFields title="Poslodavac" fields={EMPLOYER} people={people} change={change} />
        <PartyFields title="Radnik" fields={WORKER} people={people} change={change} />
      </div>
      <Buttons>
        <Button look="main" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} /> Štampaj
        </Button>
        <Button disabled={working !== undefined} onClick={save}>
          {working ? 'Pripremam…' : pdf.button}
        </Button>
        <Button look="quiet" onClick={() => change(NOBODY)}>
          Obriši upisano
        </Button>
        <Button look="quiet" onClick={close}>
          Zatvori
        </Button>
      </Buttons>
      {problem && <DownloadProblem problem={problem} retry={save} />}
      <Paper>
        <Sheet document={document} />
      </Paper>
    </>
  );
}

interface PartyFieldsProps {
  readonly title: string;
  readonly fields: typeof EMPLOYER | typeof WORKER;
  readonly people: People;
  readonly change: (people: People) => void;
}

const PartyFields = ({ title, fields, people, change }: PartyFieldsProps) => (
  <fieldset className="stack3 packed">
    <legend className="strong">{title}</legend>
    {fields.map(({ name, label, check }) => (
      <TextInput
        key={name}
        id={`lista-${name}`}
        label={label}
        text={people[name]}
        warning={people[name].trim() === '' ? undefined : check?.(people[name])}
        onText={(text) => change({ ...people, [name]: text })}
      />
    ))}
  </fieldset>
);
