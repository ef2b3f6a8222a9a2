import { useState } from 'react';
import { publicOrigin } from '../platform/product.ts';
import { CopyButton } from '../ui/controls/copy-button.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { Heading } from '../ui/page/heading.tsx';
import { TextPage } from '../ui/page/text-page.tsx';
import { doorOf } from './directory/doors.ts';
import { isCalculator, type Page, usePages } from './directory/page.ts';
import styles from './embed-page.module.css';

const choicesOf = (pages: readonly Page[]) =>
  pages.filter(isCalculator).map((page) => ({ path: page.path, title: doorOf(page).title }));

const snippetOf = (path: string, title: string): string =>
  [
    `<iframe src="${publicOrigin}/ugradi${path}" title="${title}"`,
    '  loading="lazy" style="width: 100%; height: 900px; border: 0"></iframe>',
    `<script src="${publicOrigin}/ugradi/visina.js" async></script>`,
  ].join('\n');

export function EmbedPage() {
  const choices = choicesOf(usePages());
  const [path, setPath] = useState(choices[0]?.path ?? '/');
  const title = choices.find((choice) => choice.path === path)?.title ?? '';
  return (
    <TextPage title="Ugradnja obračuna na vašu stranicu">
      <p>
        Prenesite kod na svoju stranicu, besplatno. Bez oznake <code>&lt;script&gt;</code> visina ostaje 900
        piksela.
      </p>
      <label className={joinClasses('stack1 strong', styles.choice)}>
        Obračun
        <select value={path} onChange={(event) => setPath(event.target.value as typeof path)}>
          {choices.map((choice) => (
            <option key={choice.path} value={choice.path}>
              {choice.title}
            </option>
          ))}
        </select>
      </label>
      <Snippet key={path} text={snippetOf(path, title)} />
      <Heading level={2}>Kako izgleda</Heading>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which a sandbox would not restrict */}
      <iframe key={path} src={`/ugradi${path}`} title={title} className={styles.preview} />
    </TextPage>
  );
}

const Snippet = ({ text }: { readonly text: string }) => (
  <>
    <pre className={joinClasses('small breaking', styles.snippet)}>
      <code>{text}</code>
    </pre>
    <CopyButton texts={{ copied: 'Kod je kopiran' }} text={() => text}>
      {(label = 'Kopiraj kod') => label}
    </CopyButton>
  </>
);
