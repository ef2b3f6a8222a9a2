/** Fields that load after the form, in one chunk. */
export { ChainLine } from './chain-line.tsx';
export { LawFields } from './law-fields.tsx';
export { TermFields } from './term-fields.tsx';
