import { sentenceOf } from '../../storage/db/cause.ts';
import { Notice } from '../../ui/notice.tsx';
import { Typed } from '../../ui/typed.tsx';
import { TAKE_IT_ALONG } from '../drafts/not-kept.tsx';
import { nameOfInvoice } from './state/kept.ts';
import type { ShelfAccess } from './state/use-shelf.ts';

/** Says which invoices were issued but are not kept, and why, until they are. */
export const Unkept = ({ unkept, why = 'unknown' }: ShelfAccess) =>
  unkept.length > 0 && (
    <Notice kind="warn">
      Nije sačuvano u ovom pregledniku: <Typed>{unkept.map(nameOfInvoice).join('; ')}</Typed>. Razlog:{' '}
      {sentenceOf(why)}. Pokušava se ponovo dok je stranica otvorena. {TAKE_IT_ALONG}
    </Notice>
  );
