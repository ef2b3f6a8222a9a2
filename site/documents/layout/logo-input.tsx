import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { FileButton } from '../../ui/controls/file-button.tsx';
import styles from './logo-input.module.css';

interface LogoInputProps {
  /** A data URL; empty without a logo. */
  readonly logo: string;
  readonly change: (logo: string) => void;
}

/** A picture at the head of the print. */
export function LogoInput({ logo, change }: LogoInputProps) {
  const [problem, setProblem] = useState<string>();
  const choose = async (file: File) => {
    const { readLogo } = await import('./read-logo.ts');
    const read = await readLogo(file);
    setProblem(read === undefined ? 'Slika se ne može pročitati: izaberite PNG ili JPEG.' : undefined);
    if (read !== undefined) change(read);
  };
  const refused = () => setProblem('Slika nije učitana: provjerite internet pa pokušajte ponovo.');
  return (
    <div className="row3">
      {logo && <img src={logo} alt="Logo" className={styles.picture} data-paper />}
      <FileButton accept="image/png,image/jpeg,image/webp" choose={(file) => choose(file).catch(refused)}>
        {logo ? 'Zamijeni logo' : 'Izaberi logo'}
      </FileButton>
      {logo && (
        <Button look="quiet" onClick={() => change('')}>
          Ukloni logo
        </Button>
      )}
      <output className="small problem whole">{problem}</output>
    </div>
  );
}
