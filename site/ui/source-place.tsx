import type { Source } from '@obracun/engine/kernel/law.ts';
import type { ReactNode } from 'react';

/** The act, gazette and article, as a link where there is an address; what is missing is said. */
export function SourcePlace({ source: { propis, glasilo, clan, url } }: { readonly source: Source }) {
  const words = [propis, glasilo, clan].filter(Boolean).join(', ');
  if (words) return url ? <Outside url={url}>{words}</Outside> : words;
  if (!url) return 'službeni izvor nije nađen';
  return (
    <>
      službeni izvor nije nađen, podatak je sa{' '}
      <span translate="no">
        <Outside url={url}>{hostOf(url)}</Outside>
      </span>
    </>
  );
}

const Outside = ({ url, children }: { readonly url: string; readonly children: ReactNode }) => (
  <a href={url} target="_blank" rel="noopener">
    {children}
  </a>
);

const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '');
