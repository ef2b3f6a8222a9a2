/** The tab of payment: what is filed and what is paid, with accounts and municipalities, in one chunk. */
export { DuesSection } from '../filing/dues-section.tsx';
export { PayableSection } from '../payments/payable-section.tsx';
