import { Link } from 'lucide-react';
import type { ComponentType } from 'react';
import type { LoadPart } from '../lazy-loading/load-part.ts';
import { OptionalPart } from '../lazy-loading/part.tsx';
import { offerLink } from '../platform/share-sheet.ts';
import { CopyButton } from '../ui/controls/copy-button.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import type { Answer } from './api/answer.ts';
import { writeFigure } from './api/figure.ts';
import { mainLines } from './api/main-lines.ts';
import { writtenPeriod } from './api/result-title.ts';
import type { FormState } from './form-state/form-state.ts';
import type { Form } from './form-state/use-form.ts';
import type { ShownResult } from './saved-results/result-of.ts';
import { shareForm } from './share-and-export/share-link.ts';
import styles from './tools.module.css';

/** Loaded with the first answer. */
const loadParts = () => import('./tool-parts.ts');
const loadSheetButton = async () => (await loadParts()).SheetButton;
const loadPicture = async () => (await loadParts()).PictureButton;
const loadKeepTool = async () => (await loadParts()).KeepTool;

/** An additional tool for the result of a page. */
export type ResultTool = LoadPart<ComponentType<ShownResult>>;

interface ToolsProps {
  readonly form: Form;
  /** The inputs of the lines, which the form may have left behind. */
  readonly chosen: FormState;
  readonly answer: Answer | undefined;
  /** One more, of this page alone. */
  readonly tool: ResultTool | undefined;
}

/** Tools for a result besides print: share, export to a spreadsheet, save. */
export const Tools = ({ form, chosen, answer, tool }: ToolsProps) => (
  <div className={joinClasses('onScreen', styles.tools)}>
    <ShareButton form={form} title={answer && shareTitle(answer, chosen)} />
    {answer && (
      <OptionalPart load={loadSheetButton} props={{ definition: form.definition, chosen, answer }} />
    )}
    {answer && <OptionalPart load={loadPicture} props={{ definition: form.definition, chosen, answer }} />}
    {answer && tool && <OptionalPart load={tool} props={{ definition: form.definition, chosen, answer }} />}
    {answer && <OptionalPart load={loadKeepTool} props={{ definition: form.definition, chosen, answer }} />}
  </div>
);

const SAID = { copied: 'Link je kopiran', failed: 'Link je u adresi stranice' };

/** The link is also written into the address, for when the clipboard is denied. */
/** `Neto plaća 1.500,00 KM, 10/2026` */
function shareTitle(answer: Answer, chosen: FormState): string | undefined {
  const [main] = mainLines(answer, chosen);
  return (
    main && [`${main.label} ${writeFigure(main)}`, writtenPeriod(chosen.entered)].filter(Boolean).join(', ')
  );
}

interface ShareProps {
  readonly form: Form;
  /** The main figure; undefined before the answer. */
  readonly title: string | undefined;
}

const ShareButton = ({ form: { definition, state }, title }: ShareProps) => (
  <CopyButton
    look="quiet"
    texts={SAID}
    instead={(url) => offerLink(url, title)}
    text={() => shareForm(definition, state)}
  >
    {(label = 'Podijeli') => (
      <>
        <Link aria-hidden="true" size={18} /> {label}
      </>
    )}
  </CopyButton>
);
