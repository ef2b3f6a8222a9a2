import { Check, Copy, X } from 'lucide-react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { AnswerLine } from './call.ts';
import styles from './copy-button.module.css';
import { plainFigure } from './figure.ts';
import { type CopyOutcome, useCopy } from './use-copy.ts';

const ICONS = { copied: Check, failed: X } as const;
const SAID = { copied: 'Kopirano', failed: 'Preglednik ne dozvoljava kopiranje' } as const;

const iconOf = (outcome: CopyOutcome) => (outcome ? ICONS[outcome] : Copy);

/** Copies one figure as `1234,56`; seen where its line is pointed at or focused. */
export function CopyButton({ line }: { readonly line: AnswerLine }) {
  const [outcome, copy] = useCopy();
  const Icon = iconOf(outcome);
  const figure = plainFigure(line);
  return (
    <button type="button" className={styles.copy} title={`Kopiraj ${figure}`} onClick={() => copy(figure)}>
      <Icon aria-hidden="true" size={16} />
      <VisuallyHidden>
        Kopiraj: {line.naziv}
        <span role="status">{outcome && SAID[outcome]}</span>
      </VisuallyHidden>
    </button>
  );
}
