import { FIELDS } from '@obracun/engine/documents/contract/fields.ts';
import { Island } from '../../lazy-loading/island.tsx';
import { useFilledForm } from '../drafts/use-filled-form.ts';
import { DocumentScreen } from '../layout/document-screen.tsx';
import { useCyrillic } from '../layout/script-choice.tsx';
import { ContractContext } from './contract-context.ts';
import { ContractDesk } from './contract-desk.tsx';
import { contractDrafts } from './kept.ts';
import { useCounterpart } from './use-counterpart.ts';
import { useReading } from './use-reading.ts';

/** What writes contracts comes after the form one fills in for them. */
const loadPaper = async () => (await import('./contract-paper.tsx')).ContractPaper;

/** The contract being written, beside its text. Only the agreed amount and what its law depends on are ever sent, to learn its gross or net. */
export function ContractScreen() {
  const { values: contract, change, ...desk } = useFilledForm(contractDrafts);
  const { today } = desk.drafts;
  const counterpart = useCounterpart(contract, today);
  const isCyrillic = useCyrillic();
  const facts = { today, counterpart };
  const reading = useReading(contract, facts);
  const { choices } = FIELDS.contractCategory;
  return (
    <DocumentScreen
      title="Ugovor o radu i drugi ugovori o poslu"
      lead="Ugovor nastaje u vašem pregledniku; osim ugovorenog iznosa, dana zaključenja i stručne spreme, koji služe preračunu bruta i neta, ništa ne ide na server. Nacrt se čuva samo ovdje: brisanjem podataka preglednika nestaje."
      form={
        <ContractContext value={{ contract, change, ...reading }}>
          <ContractDesk {...desk} counterpart={counterpart} />
        </ContractContext>
      }
      summary={choices.find(({ value }) => value === contract.contractCategory)?.label}
      side={<Island load={loadPaper} props={{ contract, facts, isCyrillic }} />}
    />
  );
}
