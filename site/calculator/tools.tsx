import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import { FileSpreadsheet, Link, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import type { FormState } from './form-state.ts';
import { linkTo } from './fragment.ts';
import type { Ledger } from './ledger-of.ts';
import { linkInputs, shareForm } from './share-link.ts';
import styles from './tools.module.css';
import type { Form } from './use-form.ts';

interface ToolsProps {
  readonly form: Form;
  /** What the lines come from, which the form may already have left behind. */
  readonly chosen: FormState;
  readonly ledger: Ledger | undefined;
}

/** What can be done with a result: print it, pass it on, take it into a spreadsheet. */
export const Tools = ({ form, chosen, ledger }: ToolsProps) => (
  <div className={styles.tools}>
    <Button look="quiet" onClick={() => window.print()}>
      <Printer aria-hidden="true" size={18} /> Štampaj
    </Button>
    <ShareButton form={form} />
    {ledger && <SheetButton definition={form.definition} chosen={chosen} ledger={ledger} />}
  </div>
);

const SAID = { copied: 'Link je kopiran', failed: 'Link je u adresi stranice' };

/** The link goes into the address too, where it can be taken from when copying is refused. */
const ShareButton = ({ form: { definition, state } }: { readonly form: Form }) => (
  <CopyButton look="quiet" said={SAID} text={() => shareForm(definition, state)}>
    {(said = 'Podijeli') => (
      <>
        <Link aria-hidden="true" size={18} /> {said}
      </>
    )}
  </CopyButton>
);

interface SheetProps {
  readonly definition: Definition;
  readonly chosen: FormState;
  readonly ledger: Ledger;
}

/** The writer of spreadsheets is fetched when first asked for, which a lost network may prevent. */
function SheetButton({ definition, chosen, ledger }: SheetProps) {
  const [hasFailed, setFailed] = useState(false);
  const download = async () => {
    const { downloadWorkbook } = await import('./download-workbook.ts');
    await downloadWorkbook(definition, chosen, ledger, linkTo(linkInputs(definition, chosen)));
  };
  const attempt = () =>
    download().then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <>
      <Button look="quiet" onClick={() => void attempt()}>
        <FileSpreadsheet aria-hidden="true" size={18} /> Excel
      </Button>
      <output>{hasFailed && 'Nije preuzeto: provjerite internet pa pokušajte ponovo.'}</output>
    </>
  );
}
