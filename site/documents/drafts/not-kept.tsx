import type { SaveStatus } from '../../storage/drafts/drafts.ts';
import { Notice } from '../../ui/notice.tsx';

/** What of a document is not kept can still be taken along. */
export const TAKE_IT_ALONG = 'Preuzmite dokument prije nego što zatvorite ili ponovo učitate stranicu.';

/** Says that what is written is not kept and why, for as long as it is not. */
export const NotKept = ({ keeping }: { readonly keeping: SaveStatus }) =>
  keeping !== 'loading' &&
  keeping !== 'kept' && (
    <Notice kind="warn">
      Ono što upisujete se trenutno ne čuva: {keeping.because}. {TAKE_IT_ALONG}
    </Notice>
  );
