import {
  contractDocument,
  legalBasis,
  officialForm,
} from '@obracun/engine/documents/contract/contract-document.ts';
import { contractRequirements } from '@obracun/engine/documents/contract/contract-requirements.ts';
import type { TypedContract } from '@obracun/engine/documents/contract/fields.ts';
import type { Facts } from '@obracun/engine/documents/contract/texts/clause.ts';
import { inCyrillic } from '@obracun/engine/documents/cyrillic.ts';
import { requestPersistence } from '../../storage/db/persist.ts';
import { Downloads } from '../files/downloads.tsx';
import { textFormats } from '../files/formats.ts';
import { CopyText } from '../layout/copy-text.tsx';
import { DocumentSide } from '../layout/document-side.tsx';
import { LegalBasis } from './legal-basis.tsx';

interface ContractPaperProps {
  readonly contract: TypedContract;
  readonly facts: Facts;
  readonly isCyrillic: boolean;
}

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
      <LegalBasis
        articles={legalBasis(contract, facts)}
        entity={contract.entity}
        note={officialForm(contract)}
      />
    </DocumentSide>
  );
}
