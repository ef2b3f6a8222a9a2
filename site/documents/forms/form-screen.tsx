import type { FormDocument } from '@obracun/engine/documents/forms/form-document.ts';
import { useMemo } from 'react';
import { Island } from '../../lazy-loading/island.tsx';
import { useFilledForm } from '../drafts/use-filled-form.ts';
import { DocumentScreen } from '../layout/document-screen.tsx';
import { useCyrillic } from '../layout/script-choice.tsx';
import { warningsOf } from '../layout/warnings-of.ts';
import { FormDesk } from './form-desk.tsx';
import { formDrafts } from './form-drafts.ts';

/** What draws documents comes after the form one fills in for them. */
const loadPaper = async () => (await import('./form-paper.tsx')).FormPaper;

/** A document that is one form: what is filled in, beside what it says. Nothing of it is sent. */
export function FormScreen({ document }: { readonly document: FormDocument }) {
  const filled = useFilledForm(useMemo(() => formDrafts(document), [document]));
  const isCyrillic = useCyrillic();
  const { values, drafts } = filled;
  const { today } = drafts;
  const requirements = document.requirements(values, today);
  return (
    <DocumentScreen
      title={document.title}
      lead={document.lead}
      form={<FormDesk document={document} warnings={warningsOf(requirements)} {...filled} />}
      summary={document.nameOf(values) || document.title}
      side={<Island load={loadPaper} props={{ document, values, requirements, today, isCyrillic }} />}
    />
  );
}
