import type { TableName } from '../db/tables.ts';

/** What stands for the documents of a device among the firms of a folder: they are one file, of no firm. */
export const DOCUMENTS = 'dokumenti';

/** The tables of documents. Calculations and unreadable records stay on their device. */
export const DOCUMENT_TABLES = [
  'fakture',
  'ranije',
  'partneri',
  'stavke',
  'nacrti',
  'uplate',
  'nabavke',
  'sabloni',
] as const satisfies readonly TableName[];

export const isOfDocuments = (table: string | undefined): boolean =>
  DOCUMENT_TABLES.some((one) => one === table);
