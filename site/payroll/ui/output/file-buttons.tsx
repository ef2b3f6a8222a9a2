import { Download } from 'lucide-react';
import { useState } from 'react';
import { DownloadProblem } from '../../../lazy-loading/download-problem.tsx';
import { useDownload } from '../../../lazy-loading/use-download.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import type { MonthFile } from './month-file.ts';

const dotOf = (name: string): number => name.lastIndexOf('.');

interface FileButtonsProps {
  readonly files: readonly MonthFile[];
  /** The first of them is what the screen is opened for. */
  readonly isMain?: boolean;
}

/** Download buttons; each file is made on demand. */
export function FileButtons({ files, isMain = false }: FileButtonsProps) {
  const { working, problem, download } = useDownload();
  const [last, setLast] = useState<MonthFile>();
  const take = (file: MonthFile) => {
    setLast(file);
    const extension = file.name.slice(dotOf(file.name) + 1);
    void download({ button: file.button, extension, make: file.make }, file.name.slice(0, dotOf(file.name)));
  };
  return (
    <>
      <Buttons>
        {files.map((file, at) => (
          <Button
            key={file.name}
            look={isMain && at === 0 ? 'main' : 'plain'}
            disabled={working !== undefined}
            onClick={() => take(file)}
          >
            <Download aria-hidden="true" size={18} /> {file.button}
          </Button>
        ))}
      </Buttons>
      {problem && last && <DownloadProblem problem={problem} retry={() => take(last)} />}
    </>
  );
}
