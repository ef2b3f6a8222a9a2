import { source } from '../../law/source.ts';

/** The kinds of documents in the books of VAT; each book has its own meaning of a code. */
export const BOOK_CODES = ['01', '02', '03', '04', '05', '06', '07', '08', '09'] as const;
export type BookCode = (typeof BOOK_CODES)[number];

export const PURCHASE_TEXT: Readonly<Record<BookCode, string>> = {
  '01': 'Faktura',
  '02': 'Vlastita potrošnja',
  '03': 'Avans',
  '04': 'Uvoz',
  '05': 'Usluga iz inostranstva',
  '06': 'Primljeno odobrenje',
  '07': 'Ispravka odbitka',
  '08': 'Posebna šema u građevinarstvu',
  '09': 'Ostalo',
};

export const SALE_TEXT: Readonly<Record<BookCode, string>> = {
  '01': 'Faktura',
  '02': 'Vlastita potrošnja',
  '03': 'Primljeni avans',
  '04': 'Izvoz',
  '05': 'Usluga stranom licu',
  '06': 'Umanjenje po PDV-SL-2',
  '07': 'Manjak',
  '08': 'Donacija',
  '09': 'Ostalo',
};

/** Where the nine kinds were read; the names of sales come from a program that files the books. */
export const BOOK_CODES_SOURCE = source('2026-11-26', {
  propis: 'Tehničko uputstvo UIO o knjigovodstvenim evidencijama, izmjene i dopune',
  url: 'https://efta.ba/izmjena-i-dopuna-knjigovodstvenih-evidencija-ekif-i-ekuf/',
  pouzdanost: 'srednja',
});
