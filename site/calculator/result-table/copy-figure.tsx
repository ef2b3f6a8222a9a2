import { Check, Copy, X } from 'lucide-react';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { AnswerLine } from '../api/answer.ts';
import { plainFigure } from '../api/figure.ts';
import styles from './copy-figure.module.css';

const ICONS = {
  none: <Copy aria-hidden="true" size={16} />,
  copied: <Check aria-hidden="true" size={16} />,
  failed: <X aria-hidden="true" size={16} />,
} as const;

/** Copies one figure as `1234,56`; visible on hover or focus of its line, and always on touch screens. */
export function CopyFigure({ line }: { readonly line: Pick<AnswerLine, 'label' | 'kind' | 'value'> }) {
  const figure = plainFigure(line);
  return (
    <CopyButton
      look="bare"
      className={joinClasses('onScreen bare', styles.copy)}
      title={`Kopiraj ${figure}`}
      text={() => figure}
    >
      {(_, outcome) => (
        <>
          {ICONS[outcome ?? 'none']}
          <VisuallyHidden>Kopiraj: {line.label}</VisuallyHidden>
        </>
      )}
    </CopyButton>
  );
}
