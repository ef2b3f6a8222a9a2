import type { FormDocument } from '@obracun/engine/documents/forms/form-document.ts';
import { type ComponentType, createElement } from 'react';
import type { LoadPart } from '../../lazy-loading/load-part.ts';
import type { FormPaperProps } from './form-paper.tsx';

/** The content of a document of one form, loaded after its fields. */
export interface FormContent {
  readonly load: () => Promise<FormDocument>;
  /** The rendered document. */
  readonly loadPaper: LoadPart<ComponentType<Omit<FormPaperProps, 'document'>>>;
}

/** Loads the content and its renderer together. The functions are compared by identity: make one for each document. */
export const formContent = (load: () => Promise<FormDocument>): FormContent => ({
  load,
  loadPaper: async () => {
    const [{ FormPaper }, document] = await Promise.all([import('./form-paper.tsx'), load()]);
    return (props) => createElement(FormPaper, { ...props, document });
  },
});
