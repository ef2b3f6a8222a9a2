import type { Day } from '../../core/days/day.ts';
import type { Source } from '../../core/law.ts';
import type { Ppm } from '../../core/numbers/money.ts';
import { sgBih, source } from '../../law/source.ts';
import { HOME } from '../typed-text.ts';
import type { Exemption, Invoice } from './invoice.ts';

/** UNCL 5305: standard rate, exempt, export, reverse charge, outside the scope of VAT. */
export type VatCategory = 'S' | 'E' | 'G' | 'AE' | 'O';

interface ExemptionFacts {
  readonly label: string;
  readonly category: VatCategory;
  /** The offered article; empty where there are several. */
  readonly article: string;
  readonly source: Source | null;
}

const articleOf = (provjereno: Day, clan: string): Source =>
  source(provjereno, {
    propis: 'Zakon o porezu na dodatu vrijednost',
    glasilo: sgBih('9/05, 35/05, 100/08, 33/17, 46/23, 80/23, 20/25'),
    clan,
    pouzdanost: 'srednja',
  });

export const EXEMPTION_FACTS: Readonly<Record<Exemption, ExemptionFacts>> = {
  oslobodjeno: {
    label: 'Oslobođeno plaćanja PDV-a (čl. 24. i 25.)',
    category: 'E',
    article: '',
    source: articleOf('2026-11-26', 'čl. 24 i 25'),
  },
  izvoz: {
    label: 'Izvoz dobara (čl. 27.)',
    category: 'G',
    article: 'član 27. Zakona o PDV',
    source: articleOf('2026-11-26', 'čl. 27'),
  },
  prenos: {
    label: 'PDV obračunava kupac (čl. 13.)',
    category: 'AE',
    article: 'član 13. Zakona o PDV: PDV obračunava primalac',
    source: articleOf('2026-11-26', 'čl. 13'),
  },
  mjesto: {
    label: 'Mjesto prometa je izvan BiH (čl. 15.)',
    category: 'O',
    article: 'član 15. Zakona o PDV: mjesto prometa usluge je izvan BiH',
    source: articleOf('2026-11-26', 'čl. 15'),
  },
};

type Sale = Pick<Invoice, 'pdvObveznik' | 'customer' | 'osnovBezPdv'>;

/** The typed reason, otherwise the one that follows from the country of the buyer. */
export const exemptionOf = ({ osnovBezPdv, customer }: Sale): Exemption =>
  osnovBezPdv || (customer.drzava === HOME ? 'oslobodjeno' : 'izvoz');

/** The typed article, otherwise the one of the reason; empty where there are several. */
export const exemptionArticle = (sale: Sale & Pick<Invoice, 'clanOslobodjenja'>): string =>
  sale.clanOslobodjenja.trim() || EXEMPTION_FACTS[exemptionOf(sale)].article;

/** The VAT status of the seller, the rate and the reason determine the category of a row. */
export function categoryOf(sale: Sale, rate: Ppm): VatCategory {
  if (!sale.pdvObveznik) return 'O';
  return rate > 0 ? 'S' : EXEMPTION_FACTS[exemptionOf(sale)].category;
}
