import { Link } from 'lucide-react';
import type { ComponentType } from 'react';
import type { LoadPart } from '../lazy-loading/load-part.ts';
import { OptionalPart } from '../lazy-loading/part.tsx';
import { offerLink } from '../platform/share-sheet.ts';
import { CopyButton } from '../ui/controls/copy-button.tsx';
import type { Answer } from './api/answer.ts';
import type { FormState } from './form-state/form-state.ts';
import type { Form } from './form-state/use-form.ts';
import type { ShownResult } from './saved-results/result-of.ts';
import { shareForm } from './share-and-export/share-link.ts';
import styles from './tools.module.css';

/** Loaded with the first answer. */
const loadSheetButton = async () => (await import('./share-and-export/sheet-button.tsx')).SheetButton;
const loadPicture = async () => (await import('./share-and-export/picture-button.tsx')).PictureButton;
const loadKeepTool = async () => (await import('./saved-results/keep-tool.tsx')).KeepTool;

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
  <div className={styles.tools}>
    <ShareButton form={form} />
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
const ShareButton = ({ form: { definition, state } }: { readonly form: Form }) => (
  <CopyButton look="quiet" said={SAID} instead={offerLink} text={() => shareForm(definition, state)}>
    {(said = 'Podijeli') => (
      <>
        <Link aria-hidden="true" size={18} /> {said}
      </>
    )}
  </CopyButton>
);
