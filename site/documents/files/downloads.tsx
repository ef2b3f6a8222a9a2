import type { Document } from '@obracun/engine/documents/blocks.ts';
import { Download, Printer, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { DownloadProblem } from '../../lazy-loading/download-problem.tsx';
import { Part } from '../../lazy-loading/part.tsx';
import { type Format, useDownload } from '../../lazy-loading/use-download.ts';
import { Button } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './downloads.module.css';
import { printFormat, shareFormat } from './formats.ts';

/** Loaded when a file was refused. */
const loadRefusal = async () => (await import('./refusal.tsx')).Refusal;

interface DownloadsProps {
  /** The first is the usual one. */
  readonly formats: readonly Format[];
  readonly fileName: string;
  /** Shared as a file; nothing to share without it. */
  readonly document?: Document;
  /** Runs at a request for a file or a print, which `false` stops. */
  readonly onDownload: () => unknown;
  /** Runs when the file was made, before it is saved: who has the file may close the page at once. */
  readonly onMade?: () => unknown;
  /** How often the usual file was asked for elsewhere on the page. */
  readonly pressed?: number;
  /** Other ways to export the document. */
  readonly children?: ReactNode;
}

/** The document as files, and on paper. */
export function Downloads({
  formats,
  fileName,
  document,
  onDownload,
  onMade,
  pressed = 0,
  children,
}: DownloadsProps) {
  const print = useMemo(() => printFormat(formats[0] ?? {}), [formats]);
  const share = useMemo(() => {
    const pdf = formats.find(({ extension }) => extension === 'pdf');
    return document && pdf && shareFormat(document, pdf);
  }, [document, formats]);
  const ways = useMemo(() => [...formats, ...(share ? [share] : []), print], [formats, share, print]);
  const { working, problem, refusal, download } = useDownload(ways);
  // The document may have changed since: the file has the current content.
  const formatOf = (wanted?: { readonly extension: string }) =>
    ways.find(({ extension }) => extension === wanted?.extension);
  const take = (format: Format | undefined) => {
    if (!format || onDownload() === false) return;
    void download(format, fileName, onMade);
  };
  const takeUsual = useEffectEvent(() => take(formats[0]));
  useEffect(() => {
    if (pressed > 0) takeUsual();
  }, [pressed]);
  return (
    <>
      <div className={joinClasses('row1', styles.buttons)}>
        {formats.map((format, at) => (
          <Button
            key={format.extension}
            look={at === 0 ? 'main' : 'quiet'}
            disabled={working !== undefined}
            onClick={() => take(format)}
          >
            <Download aria-hidden="true" size={18} /> {format.button}
          </Button>
        ))}
        {children}
        {share && (
          <Button look="quiet" disabled={working !== undefined} onClick={() => take(share)}>
            <Share2 aria-hidden="true" size={18} /> {share.button}
          </Button>
        )}
        <Button look="quiet" onClick={() => take(print)}>
          <Printer aria-hidden="true" size={18} /> {print.button}
        </Button>
      </div>
      <output className="soft unlessEmpty">
        {working && !working.isPrint && `Pripremam: ${working.button}…`}
      </output>
      {problem && <DownloadProblem problem={problem} retry={() => take(formatOf(problem))} />}
      {refusal && <Part load={loadRefusal} props={{ refusal, format: formatOf(refusal), again: take }} />}
    </>
  );
}
