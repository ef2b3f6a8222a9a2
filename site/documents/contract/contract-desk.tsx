import type { Feninga } from '@obracun/engine/core/numbers/money.ts';
import { ShelfPart } from '../drafts/shelf-part.tsx';
import type { Drafts } from '../drafts/use-drafts.ts';
import { Desk } from '../layout/desk.tsx';
import { StartOrClear } from '../layout/start-or-clear.tsx';
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
    <StartOrClear what="ugovor" startNew={startNew} clear={clear} />
  </Desk>
);
