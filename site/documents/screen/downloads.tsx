import { Download, Printer } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { focusField } from '../../fields/frame/field-id.ts';
import { DownloadProblem } from '../../parts/download-problem.tsx';
import { type Format, type UnreadField, useDownload } from '../../parts/use-download.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './downloads.module.css';

interface DownloadsProps {
  /** The first is the one most people want. */
  readonly formats: readonly Format[];
  readonly fileName: string;
  /** After a file or a print was asked for. */
  readonly onDownload: () => void;
  /** Other ways to take the document. */
  readonly children?: ReactNode;
}

/** The document as files, and on paper. */
export function Downloads({ formats, fileName, onDownload, children }: DownloadsProps) {
  const { working, problem, doubted, download } = useDownload(formats);
  const start = (take: () => void) => {
    onDownload();
    take();
  };
  // The document may have changed since: the file is of what stands there now.
  const formatOf = (wanted?: { readonly extension: string }) =>
    formats.find(({ extension }) => extension === wanted?.extension);
  const again = (format: Format | undefined) => {
    if (format) start(() => void download(format, fileName));
  };
  return (
    <>
      <div className={styles.buttons}>
        {formats.map((format, at) => (
          <Button
            key={format.extension}
            look={at === 0 ? 'main' : 'quiet'}
            disabled={working !== undefined}
            onClick={() => start(() => void download(format, fileName))}
          >
            <Download aria-hidden="true" size={18} /> {format.button}
          </Button>
        ))}
        {children}
        <Button look="quiet" onClick={() => start(() => window.print())}>
          <Printer aria-hidden="true" size={18} /> Štampaj
        </Button>
      </div>
      <output className={styles.status}>{working && `Pripremam: ${working.button}…`}</output>
      {problem && <DownloadProblem problem={problem} retry={() => again(formatOf(problem))} />}
      {doubted && doubted.unread.length > 0 && (
        <Unread fields={doubted.unread} format={formatOf(doubted)} again={again} />
      )}
      {doubted && doubted.unread.length === 0 && (
        <Notice kind="error">
          Primalac bi ovaj {formatOf(doubted)?.button} odbio. {doubted.problems.join(' ')}{' '}
          <Button look="link" onClick={() => again(formatOf(doubted))}>
            Preuzmi ipak
          </Button>
        </Notice>
      )}
    </>
  );
}

interface UnreadProps {
  readonly fields: readonly UnreadField[];
  readonly format: Format | undefined;
  readonly again: (format: Format | undefined) => void;
}

/** Why there is no file yet, and never one that would be booked: what was not understood would not stand in it. */
const Unread = ({ fields, format, again }: UnreadProps) => (
  <Notice kind="error">
    {format?.isBooked
      ? `${format.button} nije napravljen: primalac bi proknjižio 0 umjesto broja koji nije pročitan.`
      : `${format?.extension.toUpperCase()} još nije napravljen: u njemu ne bi bilo onoga što nije pročitano.`}{' '}
    Ispravite:{' '}
    {fields.map(({ name, words }, at) => (
      <Fragment key={name}>
        {at > 0 && ', '}
        <Button look="link" onClick={() => focusField(name)}>
          {words}
        </Button>
      </Fragment>
    ))}
    .{' '}
    {!format?.isBooked && (
      <Button look="link" onClick={() => again(format)}>
        Preuzmi ipak
      </Button>
    )}
  </Notice>
);
