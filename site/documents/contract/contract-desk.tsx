import type { Feninga } from '@obracun/engine/kernel/figures/money.ts';
import { FilePlus2 } from 'lucide-react';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import { ShelfPart } from '../keeping/shelf-part.tsx';
import type { Drafts } from '../keeping/use-drafts.ts';
import { ClearAll } from '../screen/clear-all.tsx';
import { Desk } from '../screen/desk.tsx';
import { ContractForm } from './contract-form.tsx';

interface ContractDeskProps {
  readonly form: number;
  readonly drafts: Drafts;
  readonly counterpart: Feninga | null;
  readonly clear: () => void;
  readonly startNew: () => void;
}

const loadShelf = async () => (await import('./contract-shelf.tsx')).ContractShelf;

/** All there is to fill in beside the contract. */
export const ContractDesk = ({ form, drafts, counterpart, clear, startNew }: ContractDeskProps) => (
  <Desk
    label="Podaci ugovora"
    keeping={drafts.keeping}
    fields={<ContractForm key={form} counterpart={counterpart} />}
  >
    <ShelfPart load={loadShelf} props={{ drafts }} />
    <Buttons>
      <Button onClick={startNew}>
        <FilePlus2 aria-hidden="true" size={18} /> Novi ugovor
      </Button>
      <ClearAll question="Obrisati sve upisano?" choices={[{ words: 'Obriši ugovor', act: clear }]}>
        Ovaj nacrt se čuva samo u ovom pregledniku i ne može se vratiti. Drugi nacrti ostaju.
      </ClearAll>
    </Buttons>
  </Desk>
);
