import { sentenceOf } from '../../device/kept/cause.ts';
import { Notice } from '../../ui/notice.tsx';
import { TAKE_IT_ALONG } from '../keeping/not-kept.tsx';
import { nameOfInvoice } from './state/kept.ts';
import type { ShelfAccess } from './state/use-shelf.ts';

/** Says which invoices were issued but are not kept, and why, until they are. */
export const Unkept = ({ unkept, why = 'unknown' }: ShelfAccess) =>
  unkept.length > 0 && (
    <Notice kind="warn">
      Nije sačuvano u ovom pregledniku: <span translate="no">{unkept.map(nameOfInvoice).join('; ')}</span>.
      Razlog: {sentenceOf(why)}. Pokušava se ponovo dok je stranica otvorena. {TAKE_IT_ALONG}
    </Notice>
  );
