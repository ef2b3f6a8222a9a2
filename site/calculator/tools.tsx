import { FileSpreadsheet, Link, Printer } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { Ledger } from './ledger-of.ts';
import { encodeInputs } from './share-link.ts';
import styles from './tools.module.css';
import { useCopy } from './use-copy.ts';
import type { Form } from './use-form.ts';

interface ToolsProps {
  readonly form: Form;
  readonly ledger: Ledger | undefined;
}

/** What can be done with a result: print it, pass it on, take it into a spreadsheet. */
export const Tools = ({ form, ledger }: ToolsProps) => (
  <div className={styles.tools}>
    <Button look="quiet" onClick={() => window.print()}>
      <Printer aria-hidden="true" size={18} /> Štampaj
    </Button>
    <ShareButton form={form} />
    {ledger && <SheetButton form={form} ledger={ledger} />}
  </div>
);

const SAID = { copied: 'Link je kopiran', failed: 'Link je u adresi stranice' } as const;

/** The link goes into the address too, where it can be taken from when copying is refused. */
function ShareButton({ form }: { readonly form: Form }) {
  const [outcome, copy] = useCopy();
  const share = () => {
    const link = new URL(`#${encodeInputs(form.definition, form.state)}`, location.href).href;
    history.replaceState(history.state, '', link);
    copy(link);
  };
  return (
    <>
      <Button look="quiet" onClick={share}>
        <Link aria-hidden="true" size={18} /> {outcome ? SAID[outcome] : 'Podijeli'}
      </Button>
      <span role="status">
        <VisuallyHidden>{outcome && SAID[outcome]}</VisuallyHidden>
      </span>
    </>
  );
}

function SheetButton({ form, ledger }: { readonly form: Form; readonly ledger: Ledger }) {
  const download = async () => {
    const { downloadWorkbook } = await import('./download-workbook.ts');
    await downloadWorkbook(form.definition, form.state, ledger, location.href);
  };
  return (
    <Button look="quiet" onClick={() => void download()}>
      <FileSpreadsheet aria-hidden="true" size={18} /> Excel
    </Button>
  );
}
