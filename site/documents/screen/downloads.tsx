import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './downloads.module.css';
import { type Format, useDownload } from './use-download.ts';

interface DownloadsProps {
  /** The first is the one most people want. */
  readonly formats: readonly Format[];
  readonly fileName: string;
  /** Asked before a file is made; whoever says no says why. */
  readonly allow?: () => boolean;
  /** After a file was asked for and allowed. */
  readonly onDownload: () => void;
  /** Other ways to take the document. */
  readonly children?: ReactNode;
}

/** The document as files, and on paper. */
export function Downloads({ formats, fileName, allow, onDownload, children }: DownloadsProps) {
  const { working, problem, download } = useDownload();
  const start = (format: Format) => {
    if (allow && !allow()) return;
    onDownload();
    void download(format, fileName);
  };
  return (
    <>
      <div className={styles.buttons}>
        {formats.map((format, at) => (
          <Button
            key={format.extension}
            look={at === 0 ? 'main' : 'quiet'}
            disabled={working !== undefined}
            onClick={() => start(format)}
          >
            <Download aria-hidden="true" size={18} /> {format.button}
          </Button>
        ))}
        {children}
        <Button look="quiet" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} /> Štampaj
        </Button>
      </div>
      <output className={styles.status}>{working && `Pripremam: ${working.button}…`}</output>
      {problem && <Notice kind="error">{problem}</Notice>}
    </>
  );
}
