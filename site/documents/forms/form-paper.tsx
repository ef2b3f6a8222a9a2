import type { Day } from '@obracun/engine/core/days/day.ts';
import { inCyrillic } from '@obracun/engine/documents/cyrillic.ts';
import type { FormDocument } from '@obracun/engine/documents/forms/form-document.ts';
import type { AnyValues } from '@obracun/engine/documents/forms/form-field.ts';
import { requestPersistence } from '../../storage/db/persist.ts';
import { Downloads } from '../files/downloads.tsx';
import { textFormats } from '../files/formats.ts';
import { CopyText } from '../layout/copy-text.tsx';
import { DocumentSide } from '../layout/document-side.tsx';

export interface FormPaperProps {
  readonly document: FormDocument;
  readonly values: AnyValues;
  readonly today: Day;
  readonly isCyrillic: boolean;
}

/** The form as a document, its missing fields, and its files. */
export function FormPaper({ document, values, today, isCyrillic }: FormPaperProps) {
  const latin = document.write(values, today);
  const requirements = document.requirements(values, today);
  const written = isCyrillic ? inCyrillic(latin) : latin;
  return (
    <DocumentSide
      requirements={requirements}
      document={written}
      actions={
        <Downloads
          formats={textFormats(written, requirements)}
          fileName={written.fileName}
          document={written}
          onDownload={() => void requestPersistence()}
        >
          <CopyText document={written} />
        </Downloads>
      }
    />
  );
}
