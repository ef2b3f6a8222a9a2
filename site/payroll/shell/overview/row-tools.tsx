import type { YearMonth } from '@obracun/engine/core/days/day.ts';
import { useLocation } from 'wouter';
import { reasonOf } from '../../../storage/db/cause.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { storedOf } from '../../../storage/payroll/firms.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmButton } from '../../../ui/controls/confirm-button.tsx';
import type { Removal } from '../../../ui/saved-list/use-removal.tsx';
import { labelWith } from '../../../ui/typed.tsx';
import { calledFirm, FirmName } from '../../ui/form/firm-name.tsx';
import type { OverviewFirm } from './overview-firms.ts';
import { CELL } from './overview-keys.ts';

interface RowToolsProps {
  readonly one: OverviewFirm;
  readonly of: YearMonth;
  readonly removal: Removal;
  /** Reports a failure. */
  readonly say: (sentence: string) => void;
}

/** What is done with a firm as a whole: its invoice and its removal. */
export const RowTools = ({ one, of, removal, say }: RowToolsProps) => (
  <>
    <FeeNote one={one} of={of} say={say} />
    <RemoveFirm one={one} removal={removal} />
  </>
);

/** Opens an invoice for the payroll of the firm. */
function FeeNote({ one: { firm, workers }, of, say }: Pick<RowToolsProps, 'one' | 'of' | 'say'>) {
  const [, go] = useLocation();
  if (workers === 0) return null;
  const open = async () => {
    try {
      const { draftFeeNote } = await import('./fee-note.ts');
      await draftFeeNote(firm, workers, of);
      go('/faktura');
    } catch (error) {
      say(`Faktura nije napravljena: ${reasonOf(error)}.`);
    }
  };
  return (
    <Button
      look="quiet"
      {...labelWith('Faktura za obračun', calledFirm(firm))}
      {...{ [CELL]: 'fee' }}
      onClick={() => void open()}
    >
      Faktura
    </Button>
  );
}

function RemoveFirm({ one: { id, firm }, removal }: Pick<RowToolsProps, 'one' | 'removal'>) {
  const called = calledFirm(firm);
  if (firm.lock) return null;
  const remove = async () => removal.remove(await withDatabase((db) => storedOf(db, id)), called);
  return (
    <ConfirmButton
      look="quiet"
      label="Ukloni"
      {...labelWith('Ukloni firmu', called)}
      question={
        <>
          Ukloniti firmu <FirmName name={firm.name} />?
        </>
      }
      choices={[{ text: 'Ukloni firmu', act: () => void remove() }]}
    >
      S ovog uređaja se uklanja sve što je u njoj, i zaključeni mjeseci. Može se vratiti dok je ova stranica
      otvorena, ili iz kopije.
    </ConfirmButton>
  );
}
