import type { Page } from '../app/page.ts';
import { textsOf } from '../app/page-texts.ts';
import { PRODUCT, titleOf } from '../app/title.ts';
import { pictureOf } from './picture.ts';
import { StructuredData } from './structured-data.tsx';

interface HeadProps {
  readonly page: Page;
  readonly preloads: readonly string[];
}

/** What tabs, search engines and those who share the link read about a page. */
export function Head({ page, preloads }: HeadProps) {
  const title = titleOf(page);
  const { description } = textsOf(page);
  const address = PUBLIC_ORIGIN + (page.copyOf ?? page.path);
  const openGraph = {
    type: 'website',
    site_name: PRODUCT,
    locale: 'bs_BA',
    title,
    description,
    url: address,
    image: PUBLIC_ORIGIN + pictureOf(page),
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
      {preloads.map((file) => (
        <link key={file} rel="modulepreload" crossOrigin="" href={`/${file}`} />
      ))}
      <StructuredData page={page} />
    </>
  );
}
