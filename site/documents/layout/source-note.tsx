import type { Source } from '@obracun/engine/core/law.ts';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { SourcePlace } from '../../ui/source-place.tsx';

/** Where something is written, how sure we are of it, and what else there is to know. */
export const SourceNote = ({ source }: { readonly source: Source }) => (
  <span>
    <SourcePlace source={source} /> <CertaintyMark level={source.pouzdanost} />{' '}
    {source.napomena && `(${source.napomena.replace(/\.$/, '')})`}
  </span>
);
