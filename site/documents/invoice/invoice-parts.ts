/** The parts of the form that load after it, in one chunk. */
export { InvoiceProfile } from './invoice-profile.tsx';
export { InvoiceSeller } from './invoice-seller.tsx';
export { requirementsFor } from './requirements-for.ts';
export { SavedSection } from './saved-section.tsx';
