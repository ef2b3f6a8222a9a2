/** The XML of an invoice and its checks, in one chunk. */
export { ublProblems } from '@obracun/engine/documents/invoice/ubl/problems.ts';
export { ublInvoice } from '@obracun/engine/documents/invoice/ubl/ubl.ts';
