import type { Source } from '@obracun/engine/core/law.ts';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { SourcePlace } from '../../ui/source-place.tsx';

/** The source of a provision, its certainty, and notes. */
export const SourceNote = ({ source }: { readonly source: Source }) => (
  <span>
    <SourcePlace source={source} /> <CertaintyMark level={source.pouzdanost} />{' '}
    {source.napomena && `(${source.napomena.replace(/\.$/, '')})`}
  </span>
);
