/** The parts of the form that load after it, in one chunk. */
export { ChainLine } from './form/chain-line.tsx';
export { LawFields } from './form/law-fields.tsx';
export { TermFields } from './form/term-fields.tsx';
export { InvoiceProfile } from './invoice-profile.tsx';
export { InvoiceSeller } from './invoice-seller.tsx';
export { requirementsFor } from './requirements-for.ts';
export { ShelfSection } from './shelf-section.tsx';
