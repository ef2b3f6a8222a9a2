import type { Feninga } from '@obracun/engine/kernel/money.ts';
import { ClearAll } from '../screen/clear-all.tsx';
import { Desk } from '../screen/desk.tsx';
import type { Keeping } from '../screen/use-draft.ts';
import { ContractForm } from './contract-form.tsx';

interface ContractDeskProps {
  readonly form: number;
  readonly keeping: Keeping;
  readonly counterpart: Feninga | null;
  readonly clear: () => void;
}

/** All there is to fill in beside the contract. */
export const ContractDesk = ({ form, keeping, counterpart, clear }: ContractDeskProps) => (
  <Desk
    label="Podaci ugovora"
    keeping={keeping}
    fields={<ContractForm key={form} counterpart={counterpart} />}
  >
    <div>
      <ClearAll question="Obrisati sve upisano?" choices={[{ words: 'Obriši ugovor', act: clear }]}>
        Nacrt se čuva samo u ovom pregledniku i ne može se vratiti.
      </ClearAll>
    </div>
  </Desk>
);
