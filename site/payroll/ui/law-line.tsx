import type { Source } from '@obracun/engine/core/law.ts';
import { CertaintyMark } from '../../ui/certainty.tsx';

interface LawLineProps {
  readonly source: Source | undefined;
  readonly className?: string | undefined;
}

/** The law of what is above, with its certainty. */
export const LawLine = ({ source, className }: LawLineProps) =>
  source && (
    <p className={className}>
      {[source.propis, source.glasilo && `(${source.glasilo})`, source.clan].filter(Boolean).join(' ')}.{' '}
      <CertaintyMark level={source.pouzdanost} />
    </p>
  );
