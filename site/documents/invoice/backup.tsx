import { useState } from 'react';
import { today } from '../../app/clock.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { FileButton } from '../screen/file-button.tsx';
import { exportAll, importAll } from '../storage.ts';
import styles from './backup.module.css';
import { useInvoice } from './invoice-context.ts';
import { INVOICE_SLOTS, keptDraft } from './kept.ts';

/** Everything kept here, out to one file and back. */
export function Backup() {
  const { dispatch, access } = useInvoice();
  const [said, setSaid] = useState<string>();
  const takeOut = async () => {
    const text = await exportAll(INVOICE_SLOTS);
    saveFile(new Blob([text], { type: 'application/json' }), `fakture-${today()}.json`);
  };
  const bringIn = async (file: File) => {
    const problem = await importAll(INVOICE_SLOTS, await file.text());
    setSaid(problem ?? 'Uvezeno je sve iz datoteke.');
    if (problem) return;
    await access.reload();
    const draft = await keptDraft.load();
    if (draft) dispatch({ type: 'replaced', invoice: draft });
  };
  const refused = () => setSaid('Ovaj preglednik ne dozvoljava čuvanje podataka.');
  return (
    <section className={styles.backup} aria-label="Izvoz i uvoz">
      <p className={styles.line}>
        Ovo postoji samo u ovom pregledniku: brisanjem njegovih podataka briše se i nacrt i sve sačuvano.
        Izvezite ih u datoteku i čuvajte je.
      </p>
      <Button onClick={() => void takeOut().catch(refused)}>Izvezi sve u datoteku</Button>
      <FileButton accept="application/json,.json" choose={(file) => bringIn(file).catch(refused)}>
        Uvezi iz datoteke
      </FileButton>
      <output className={styles.line}>{said}</output>
    </section>
  );
}
