import { Link } from 'lucide-react';
import type { ComponentType } from 'react';
import type { LoadPart } from '../lazy-loading/load-part.ts';
import { LatePart } from '../lazy-loading/part.tsx';
import { offerLink } from '../platform/share-sheet.ts';
import { CopyButton } from '../ui/controls/copy-button.tsx';
import type { Answer } from './api/answer.ts';
import type { FormState } from './form-state/form-state.ts';
import type { Form } from './form-state/use-form.ts';
import type { ShownResult } from './saved-results/result-of.ts';
import { shareForm } from './share-and-export/share-link.ts';
import styles from './tools.module.css';

/** Nobody needs them before the first answer. */
const loadSheetButton = async () => (await import('./share-and-export/sheet-button.tsx')).SheetButton;
const loadKeepTool = async () => (await import('./saved-results/keep-tool.tsx')).KeepTool;

/** A button for a result, of a page that has more to do with it. */
export type ResultTool = LoadPart<ComponentType<ShownResult>>;

interface ToolsProps {
  readonly form: Form;
  /** What the lines come from, which the form may already have left behind. */
  readonly chosen: FormState;
  readonly answer: Answer | undefined;
  /** One more, of this page alone. */
  readonly tool: ResultTool | undefined;
}

/** What can be done with a result besides printing it: pass it on, take it into a spreadsheet, keep it. */
export const Tools = ({ form, chosen, answer, tool }: ToolsProps) => (
  <div className={styles.tools}>
    <ShareButton form={form} />
    {answer && <LatePart load={loadSheetButton} props={{ definition: form.definition, chosen, answer }} />}
    {answer && tool && <LatePart load={tool} props={{ definition: form.definition, chosen, answer }} />}
    {answer && <LatePart load={loadKeepTool} props={{ definition: form.definition, chosen, answer }} />}
  </div>
);

const SAID = { copied: 'Link je kopiran', failed: 'Link je u adresi stranice' };

/** The link goes into the address too, where it can be taken from when copying is refused. */
const ShareButton = ({ form: { definition, state } }: { readonly form: Form }) => (
  <CopyButton look="quiet" said={SAID} instead={offerLink} text={() => shareForm(definition, state)}>
    {(said = 'Podijeli') => (
      <>
        <Link aria-hidden="true" size={18} /> {said}
      </>
    )}
  </CopyButton>
);
