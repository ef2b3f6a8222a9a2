import {
  contractDocument,
  legalBasis,
  officialForm,
} from '@obracun/engine/documents/contract/contract-document.ts';
import { contractRequirements } from '@obracun/engine/documents/contract/contract-requirements.ts';
import type { TypedContract } from '@obracun/engine/documents/contract/fields.ts';
import type { Facts } from '@obracun/engine/documents/contract/texts/clause.ts';
import { inCyrillic } from '@obracun/engine/documents/cyrillic.ts';
import { Part } from '../../lazy-loading/part.tsx';
import { requestPersistence } from '../../storage/db/persist.ts';
import { Downloads } from '../files/downloads.tsx';
import { textFormats } from '../files/formats.ts';
import { CopyText } from '../layout/copy-text.tsx';
import { DocumentSide } from '../layout/document-side.tsx';

interface ContractPaperProps {
  readonly contract: TypedContract;
  readonly facts: Facts;
  readonly isCyrillic: boolean;
}

/** Folded, below everything: it loads after the rest. */
const loadLegalBasis = async () => (await import('./legal-basis.tsx')).LegalBasis;

/** The text of the contract, its missing fields, its files and its law. */
export function ContractPaper({ contract, facts, isCyrillic }: ContractPaperProps) {
  const latin = contractDocument(contract, facts);
  const document = isCyrillic ? inCyrillic(latin) : latin;
  const requirements = contractRequirements(contract, facts);
  return (
    <DocumentSide
      requirements={requirements}
      document={document}
      actions={
        <Downloads
          formats={textFormats(document, requirements)}
          fileName={document.fileName}
          document={document}
          onDownload={() => void requestPersistence()}
        >
          <CopyText document={document} />
        </Downloads>
      }
    >
      <Part
        load={loadLegalBasis}
        props={{
          articles: legalBasis(contract, facts),
          entity: contract.entity,
          note: officialForm(contract),
        }}
      />
    </DocumentSide>
  );
}
