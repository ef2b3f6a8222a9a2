import { CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './notice.module.css';

const KINDS = {
  error: { word: 'Greška', Icon: CircleX, role: 'alert' },
  warn: { word: 'Upozorenje', Icon: TriangleAlert, role: undefined },
  info: { word: 'Napomena', Icon: Info, role: undefined },
} as const;

interface NoticeProps {
  readonly kind: keyof typeof KINDS;
  readonly children: ReactNode;
  /** Heading instead of the default word. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/** `Greška pri izračunu` needs no `Greška:` before it. */
const saysItself = (word: string, children: ReactNode): boolean =>
  typeof children === 'string' && children.startsWith(word);

/** A message marked by word and shape as well as colour; errors are announced at once. */
export function Notice({ kind, children, className, title }: NoticeProps) {
  const { word, Icon, role } = KINDS[kind];
  return (
    <div role={role} className={joinClasses(styles.notice, styles[kind], className)}>
      <Icon aria-hidden="true" className={styles.icon} size={18} />
      <div>
        {title ? (
          <strong className={joinClasses('block', styles.word)}>{title}</strong>
        ) : (
          !saysItself(word, children) && <strong className={styles.word}>{word}: </strong>
        )}
        {children}
      </div>
    </div>
  );
}
