import type { Page } from '../pages/directory/page.ts';
import { textsOf } from '../pages/directory/page-texts.ts';
import { publicOrigin } from '../platform/product.ts';

const dataOf = (page: Page) => ({
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: page.title,
  description: textsOf(page).description,
  url: publicOrigin + page.path,
  inLanguage: 'bs',
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'All',
  browserRequirements: 'JavaScript',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'BAM' },
});

/** Marks a page for search engines as a free tool. */
export function StructuredData({ page }: { readonly page: Page }) {
  if (page.group === undefined) return null;
  const json = JSON.stringify(dataOf(page)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, which cannot end the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
