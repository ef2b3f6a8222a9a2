import { NOT_IN_GAZETTE } from '@obracun/engine/core/explanation/citation.ts';
import type { Source } from '@obracun/engine/core/law.ts';
import { CertaintyMark } from './certainty.tsx';

/** The act, gazette and article, and the address of the text; missing parts are named. */
export function SourcePlace({ source: { propis, glasilo, clan, url } }: { readonly source: Source }) {
  const text = [propis, glasilo, clan].filter(Boolean).join(', ') || NOT_IN_GAZETTE;
  if (!url) return text;
  return (
    <>
      {text}, <Outside url={url} />
    </>
  );
}

const ADDRESS = /(https?:\/\/\S+[^\s,;])/;

/** The text of a source, with links for its addresses. */
export const WrittenSource = ({ source }: { readonly source: string }) =>
  source.split(ADDRESS).map((part) => (ADDRESS.test(part) ? <Outside key={part} url={part} /> : part));

/** The host as the label: a whole address is long and no clearer. */
export const Outside = ({ url }: { readonly url: string }) => (
  <span translate="no">
    <a href={url} target="_blank" rel="noopener">
      {new URL(url).host.replace(/^www\./, '')}
    </a>
  </span>
);

/** The source of a provision, its certainty, and notes. */
export const SourceNote = ({ source }: { readonly source: Source }) => (
  <span>
    <SourcePlace source={source} /> <CertaintyMark level={source.pouzdanost} /> {noteOf(source)}
  </span>
);

/** The note of a source in brackets. */
export const noteOf = ({ napomena }: Source): string => (napomena ? `(${napomena.replace(/\.$/, '')})` : '');
