import { contractDocument, legalBasis } from '@obracun/engine/documents/contract/contract-document.ts';
import { contractRequirements } from '@obracun/engine/documents/contract/contract-requirements.ts';
import { inCyrillic } from '@obracun/engine/documents/cyrillic.ts';
import { useToday } from '../../app/clock.ts';
import { CopyText } from '../screen/copy-text.tsx';
import { DocumentScreen } from '../screen/document-screen.tsx';
import { Downloads } from '../screen/downloads.tsx';
import { useCyrillic } from '../screen/script-choice.tsx';
import { warningsOf } from '../screen/warnings-of.ts';
import { askToPersist } from '../storage.ts';
import { ContractContext } from './contract-context.ts';
import { ContractDesk } from './contract-desk.tsx';
import { formatsOf } from './formats.ts';
import { LegalBasis } from './legal-basis.tsx';
import { useContractForm } from './use-contract-form.ts';
import { useCounterpart } from './use-counterpart.ts';

/** The contract being written, beside its text. Only the agreed amount and what its law depends on are ever sent, to learn its gross or net. */
export function ContractScreen() {
  const { contract, change, ...desk } = useContractForm();
  const today = useToday() ?? '';
  const counterpart = useCounterpart(contract, today);
  const isCyrillic = useCyrillic();
  const facts = { today, counterpart };
  const requirements = contractRequirements(contract, facts);
  const latin = contractDocument(contract, facts);
  const document = isCyrillic ? inCyrillic(latin) : latin;
  return (
    <ContractContext value={{ contract, change, warnings: warningsOf(requirements) }}>
      <DocumentScreen
        title="Ugovor o radu i drugi ugovori o poslu"
        lead="Ugovor nastaje u vašem pregledniku; osim ugovorenog iznosa, dana zaključenja i stručne spreme, koji služe preračunu bruta i neta, ništa ne ide na server. Nacrt se čuva samo ovdje: brisanjem podataka preglednika nestaje."
        form={<ContractDesk {...desk} counterpart={counterpart} />}
        summary={latin.title}
        requirements={requirements}
        document={document}
        actions={
          <Downloads
            formats={formatsOf(document)}
            fileName={document.fileName}
            onDownload={() => void askToPersist().catch(() => false)}
          >
            <CopyText document={document} />
          </Downloads>
        }
      >
        <LegalBasis articles={legalBasis(contract, facts)} entity={contract.entity} />
      </DocumentScreen>
    </ContractContext>
  );
}
