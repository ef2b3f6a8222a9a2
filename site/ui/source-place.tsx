import type { Source } from '@obracun/engine/kernel/law.ts';
import type { ReactNode } from 'react';

/** The act, gazette and article, and the place they were read at; what is missing is said. */
export function SourcePlace({ source: { propis, glasilo, clan, url } }: { readonly source: Source }) {
  const words = [propis, glasilo, clan].filter(Boolean).join(', ') || 'službeni izvor nije nađen';
  if (!url) return words;
  return (
    <>
      {words}, podatak je sa{' '}
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
