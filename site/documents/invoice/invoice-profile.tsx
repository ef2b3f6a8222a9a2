import { ProfileFold } from '../profile/profile-fold.tsx';
import { InvoiceLanguageChoice } from './invoice-language.tsx';

/** How invoices are given out: their language, and the firm and its look. */
export const InvoiceProfile = () => (
  <>
    <InvoiceLanguageChoice />
    <ProfileFold />
  </>
);
