import type { SaveStatus } from '../../storage/drafts/drafts.ts';
import { Notice } from '../../ui/notice.tsx';

/** An unsaved document can still be exported. */
export const TAKE_IT_ALONG = 'Preuzmite dokument prije nego što zatvorite ili ponovo učitate stranicu.';

/** Reports that the document is not saved and why, while that is so. */
export const NotSaved = ({ keeping }: { readonly keeping: SaveStatus }) =>
  keeping !== 'loading' &&
  keeping !== 'kept' && (
    <Notice kind="warn">
      Upisano se ne čuva: {keeping.because}. {TAKE_IT_ALONG}
    </Notice>
  );
