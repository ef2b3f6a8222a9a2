import { Check, Copy, X } from 'lucide-react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { AnswerLine } from './call.ts';
import styles from './copy-button.module.css';
import { plainFigure } from './figure.ts';
import { useCopy } from './use-copy.ts';

const ICONS = {
  none: <Copy aria-hidden="true" size={16} />,
  copied: <Check aria-hidden="true" size={16} />,
  failed: <X aria-hidden="true" size={16} />,
} as const;

const SAID = { none: '', copied: 'Kopirano', failed: 'Preglednik ne dozvoljava kopiranje' } as const;

/** Copies one figure as `1234,56`; seen where its line is pointed at or focused, and always where one touches. */
export function CopyButton({ line }: { readonly line: AnswerLine }) {
  const [outcome = 'none', copy] = useCopy();
  const figure = plainFigure(line);
  return (
    <>
      <button type="button" className={styles.copy} title={`Kopiraj ${figure}`} onClick={() => copy(figure)}>
        {ICONS[outcome]}
        <VisuallyHidden>Kopiraj: {line.naziv}</VisuallyHidden>
      </button>
      <VisuallyHidden>
        <output>{SAID[outcome]}</output>
      </VisuallyHidden>
    </>
  );
}
