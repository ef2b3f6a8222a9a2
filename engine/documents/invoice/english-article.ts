import { EXEMPTION_FACTS } from './exemptions.ts';

/** The articles that are offered, with what they say. */
const OFFERED: ReadonlyMap<string, string> = new Map([
  [EXEMPTION_FACTS.izvoz.article, 'Article 27 of the VAT Law, export of goods'],
  [
    EXEMPTION_FACTS.prenos.article,
    'Article 13 of the VAT Law: reverse charge, the recipient accounts for VAT',
  ],
  [
    EXEMPTION_FACTS.mjesto.article,
    'Article 15 of the VAT Law: the place of supply of the service is outside Bosnia and Herzegovina',
  ],
]);

/** `član 24. stav 1. tačka 5. Zakona o PDV`, also shortened. */
const CITED =
  /^(?:član|članu|čl\.?)\s*(\d+[a-z]?)\.?(?:,?\s*(?:stav|st\.?)\s*\(?(\d+)\)?\.?)?(?:,?\s*(?:tačka|tač\.?|t\.?)\s*(\d+|[a-zđ])\)?\.?)?(?:,?\s*Zakona o (?:PDV|porezu na dodatu vrijednost)(?:-u)?\.?)?$/i;

/** An article of the law in English; undefined for other words. */
export function articleInEnglish(text: string): string | undefined {
  const offered = OFFERED.get(text);
  if (offered !== undefined) return offered;
  const [whole, article, paragraph, item] = CITED.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const parts = [
    `Article ${article}`,
    ...(paragraph === undefined ? [] : [`paragraph ${paragraph}`]),
    ...(item === undefined ? [] : [`item ${item}`]),
  ];
  return `${parts.join(', ')} of the VAT Law`;
}
