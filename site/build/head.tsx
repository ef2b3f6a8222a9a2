import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../pages/directory/page.ts';
import { textsOf } from '../pages/directory/page-texts.ts';
import { titleOf } from '../pages/directory/title.ts';
import { PRODUCT, publicOrigin } from '../platform/product.ts';
import { DIST } from './dist.ts';

/** Files to preload. */
export interface Preloads {
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
}

interface HeadProps {
  readonly page: Page;
  readonly preloads: Preloads;
}

/** Metadata of a page for tabs, search engines and link previews. */
export function Head({ page, preloads }: HeadProps) {
  const title = titleOf(page);
  const { description } = textsOf(page);
  const address = publicOrigin + (page.copyOf ?? page.path);
  const openGraph = {
    type: 'website',
    site_name: PRODUCT,
    locale: 'bs_BA',
    title,
    description,
    url: address,
    image: publicOrigin + pictureOf(page),
  };
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {page.isUnlisted && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {Object.entries(openGraph).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {preloads.fonts.map((file) => (
        <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="" href={`/${file}`} />
      ))}
      {preloads.scripts.map((file) => (
        <link key={file} rel="modulepreload" fetchPriority="low" crossOrigin="" href={`/${file}`} />
      ))}
      <StructuredData page={page} />
    </>
  );
}

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
function StructuredData({ page }: { readonly page: Page }) {
  if (page.group === undefined) return null;
  const json = JSON.stringify(dataOf(page)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, which cannot end the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

const SHARED = '/social/portal.png';

/** The link preview picture of a page, drawn by `scripts/pictures.mjs`: its own, or that of the portal. */
function pictureOf({ path, copyOf = path }: Page): string {
  const own = `/social${copyOf.toLowerCase()}.png`;
  return existsSync(join(DIST, own)) ? own : SHARED;
}
