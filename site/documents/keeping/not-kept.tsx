import type { Keeping } from '../../device/kept/drafts.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says that what is written is not kept and why, for as long as it is not. */
export const NotKept = ({ keeping }: { readonly keeping: Keeping }) =>
  keeping !== 'loading' &&
  keeping !== 'kept' && (
    <Notice kind="warn">Ono što upisujete se trenutno ne čuva: {keeping.because}.</Notice>
  );
