import type { Citation } from '@obracun/engine/kernel/citation.ts';
import { formatDay } from '@obracun/engine/kernel/format.ts';
import { unbroken } from '../fields/unbroken.ts';
import { CertaintyMark } from './certainty.tsx';
import styles from './provision.module.css';

/** One provision: what it sets, where it stands, since when, and the day somebody last looked. */
export const Provision = ({ cited }: { readonly cited: Citation }) => (
  <li className={styles.provision}>
    <strong className={styles.name}>{cited.naziv}:</strong> <Place cited={cited} />, važi od{' '}
    {unbroken(formatDay(cited.od))}{' '}
    <span className={styles.checked}>Provjereno {formatDay(cited.provjereno)}</span>{' '}
    <CertaintyMark level={cited.pouzdanost} />{' '}
    {cited.napomena && <span className={styles.note}>({cited.napomena})</span>}
  </li>
);

/** The act, gazette and article, as a link where there is an address; what is missing is said. */
function Place({ cited }: { readonly cited: Citation }) {
  const { propis, glasilo, clan, url } = cited;
  const words = [propis, glasilo, clan].filter(Boolean).join(', ');
  if (!words)
    return (
      <>
        službeni izvor nije nađen
        {url && (
          <>
            , podatak je sa <Link url={url}>{hostOf(url)}</Link>
          </>
        )}
      </>
    );
  return url ? <Link url={url}>{words}</Link> : words;
}

const Link = ({ url, children }: { readonly url: string; readonly children: string }) => (
  <a href={url} target="_blank" rel="noopener">
    {children}
  </a>
);

const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '');
