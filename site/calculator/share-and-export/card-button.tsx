import { Image } from 'lucide-react';
import { DownloadProblem } from '../../lazy-loading/download-problem.tsx';
import { fetchPart } from '../../lazy-loading/load-part.ts';
import { type Format, useDownload } from '../../lazy-loading/use-download.ts';
import { shareFile } from '../../platform/share-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { ResultCard } from './draw-card.ts';

interface CardButtonProps {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly card: () => ResultCard;
}

/** A result as a picture, made on this device: shared by the sheet of the system, else saved. */
export function CardButton({ name, card }: CardButtonProps) {
  const { problem, download } = useDownload();
  const picture: Format = {
    button: 'Slika',
    extension: 'png',
    make: async () => {
      const { drawCard } = await fetchPart(() => import('./draw-card.ts'));
      await document.fonts.ready;
      const shown = card();
      const file = await drawCard(shown, getComputedStyle(document.body).fontFamily);
      const [main] = shown.figures;
      const title = `${main?.label}: ${main?.amount}`;
      const isShared = await shareFile(new File([file], `${name}.png`, { type: file.type }), title);
      return isShared ? undefined : file;
    },
  };
  const make = () => void download(picture, name);
  return (
    <>
      <Button look="quiet" onClick={make}>
        <Image aria-hidden="true" size={18} /> {picture.button}
      </Button>
      {problem && <DownloadProblem problem={problem} retry={make} />}
    </>
  );
}
