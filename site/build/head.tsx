import type { Page } from '../pages/directory/page.ts';
import { textsOf } from '../pages/directory/page-texts.ts';
import { titleOf } from '../pages/directory/title.ts';
import { PRODUCT, publicOrigin } from '../platform/product.ts';
import { pictureOf } from './picture.ts';
import { StructuredData } from './structured-data.tsx';

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
