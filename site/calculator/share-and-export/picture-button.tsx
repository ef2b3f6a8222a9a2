import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { toCyrillic } from '@obracun/engine/core/text/script.ts';
import { Image } from 'lucide-react';
import { DownloadProblem } from '../../lazy-loading/download-problem.tsx';
import { fetchPart } from '../../lazy-loading/load-part.ts';
import { type Format, useDownload } from '../../lazy-loading/use-download.ts';
import { shareFile } from '../../platform/share-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { Answer, AnswerLine } from '../api/answer.ts';
import { writeFigure } from '../api/figure.ts';
import { markedEstimate } from '../api/ledger-of.ts';
import { mainLines } from '../api/main-lines.ts';
import { writtenPeriod } from '../api/result-title.ts';
import { headlineOf, storyOf } from '../api/story-of.ts';
import type { FormState } from '../form-state/form-state.ts';
import type { ResultCard } from './draw-card.ts';
import { workbookName } from './workbook-name.ts';

interface PictureProps {
  readonly definition: FormDefinition;
  readonly chosen: FormState;
  readonly answer: Answer;
}

/** Other main lines that fit on the picture. */
const MOST = 5;

/** The main figures of a result as a picture, made on this device: shared by the sheet of the system, else saved. */
export function PictureButton({ definition, chosen, answer }: PictureProps) {
  const { problem, download } = useDownload();
  const name = workbookName(definition, chosen);
  const picture: Format = {
    button: 'Slika',
    extension: 'png',
    make: async () => {
      const { drawCard } = await fetchPart(() => import('./draw-card.ts'));
      await document.fonts.ready;
      const card = cardOf(definition, chosen, answer);
      const file = await drawCard(card, getComputedStyle(document.body).fontFamily);
      const [main] = card.figures;
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

/** The main figure, then the way to the payout, or the other main lines of an answer without one. */
function figuresOf(answer: Answer, chosen: FormState): Pick<AnswerLine, 'label' | 'kind' | 'value'>[] {
  const [first, ...others] = mainLines(answer, chosen);
  const { main } = headlineOf(answer, first);
  const story = storyOf(answer).map(({ line, sign }) => ({
    ...line,
    label: [sign, line.label].join(' ').trim(),
  }));
  return [...(main ? [main] : []), ...(story.length > 0 ? story : others.slice(0, MOST))];
}

function cardOf(definition: FormDefinition, chosen: FormState, answer: Answer): ResultCard {
  const written = document.documentElement.lang === 'bs-Cyrl' ? toCyrillic : (text: string) => text;
  return {
    title: written(definition.title),
    period: written(markedEstimate(writtenPeriod(chosen.entered), answer.isEstimate)),
    figures: figuresOf(answer, chosen).map((line) => ({
      label: written(line.label),
      amount: writeFigure(line),
    })),
    host: location.host,
  };
}
