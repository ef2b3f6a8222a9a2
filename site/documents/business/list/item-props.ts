import type { Removal } from '../../../ui/saved-list/use-removal.tsx';
import type { FormOpener } from '../state/open-form.ts';
import type { BusinessRecords } from '../state/records.ts';
import type { DocumentRow } from './rows.ts';

export interface DocumentItemProps {
  readonly row: DocumentRow;
  readonly records: BusinessRecords;
  readonly opener: FormOpener;
  readonly removal: Removal;
}
