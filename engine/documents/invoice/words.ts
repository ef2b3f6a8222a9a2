import type { Invoice } from './invoice.ts';

/** What a document calls itself and what is on it. */
interface Words {
  readonly title: string;
  /** With which its file begins, and what stands for its number while there is none. */
  readonly file: string;
  readonly unnumbered: string;
  readonly number: string;
  readonly items: string;
  readonly payable: string;
}

const INVOICE: Words = {
  title: 'Faktura',
  file: 'faktura',
  unnumbered: 'nova',
  number: 'Broj fakture',
  items: 'Stavke fakture',
  payable: 'Ukupno za platiti',
};

const CREDIT_NOTE: Words = {
  title: 'Knjižno odobrenje',
  file: 'odobrenje',
  unnumbered: 'novo',
  number: 'Broj odobrenja',
  items: 'Stavke odobrenja',
  payable: 'Ukupno odobreno',
};

/** An invoice and a credit note are one document but for these. */
export const wordsOf = ({ ispravlja }: Pick<Invoice, 'ispravlja'>): Words =>
  ispravlja ? CREDIT_NOTE : INVOICE;
