import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { FileButton } from '../../../ui/controls/file-button.tsx';
import { useInvoice } from '../state/invoice-context.ts';
import styles from './logo-field.module.css';

/** A picture at the head of the invoice. */
export function LogoField() {
  const { invoice, dispatch } = useInvoice();
  const [problem, setProblem] = useState<string>();
  const put = (logo: string) => dispatch({ type: 'typed', change: { logo } });
  const choose = async (file: File) => {
    const { readLogo } = await import('./logo.ts');
    const logo = await readLogo(file);
    setProblem(logo === undefined ? 'Ova slika se ne može pročitati: izaberite PNG ili JPEG.' : undefined);
    if (logo !== undefined) put(logo);
  };
  const refused = () => setProblem('Slika nije učitana: provjerite internet pa pokušajte ponovo.');
  return (
    <div className={styles.logo}>
      {invoice.logo && <img src={invoice.logo} alt="Logo" className={styles.picture} data-paper />}
      <FileButton accept="image/png,image/jpeg,image/webp" choose={(file) => choose(file).catch(refused)}>
        {invoice.logo ? 'Zamijeni logo' : 'Izaberi logo'}
      </FileButton>
      {invoice.logo && (
        <Button look="quiet" onClick={() => put('')}>
          Ukloni logo
        </Button>
      )}
      <output className={styles.problem}>{problem}</output>
    </div>
  );
}
