import type { Requirement } from '../requirement.ts';
import { contentOf } from './content.ts';
import { doubtsAbout } from './doubts.ts';
import type { Invoice } from './invoice.ts';

/** The check list: everything the law asks of this invoice, met or not, then what looks mistyped. */
export const requirementsOf = (invoice: Invoice): readonly Requirement[] => [
  ...contentOf(invoice),
  ...doubtsAbout(invoice),
];
