import { readFileSync } from 'node:fs';

/** The scripts a page asks for before anything is typed, as its own HTML names them. */
function firstLoad(route) {
  const html = readFileSync(`site/dist/${route}/index.html`, 'utf8');
  const scripts = html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g);
  return [...new Set([...scripts].map(([, path]) => `site/dist/${path}`))];
}

const page = (name, route, limit) => ({ name, path: firstLoad(route), gzip: true, limit });

// biome-ignore lint/style/noDefaultExport: the tool asks for it
export default [
  page('salary, Republika Srpska', 'minuli-topli', '115 KB'),
  page('salary, Federation', 'kalkulator-fbih', '115 KB'),
  page('salary, Brčko distrikt', 'kalkulator-brcko', '115 KB'),
  page('contract for work', 'ugovor-o-djelu', '115 KB'),
  page('payroll', 'plate', '140 KB'),
  page('invoice', 'faktura', '140 KB'),
  page('employment contract', 'ugovor-o-radu', '140 KB'),
  page('acts of an employment', 'akti-o-radu', '130 KB'),
  page('travel order', 'putni-nalog', '130 KB'),
  page('reminder', 'opomena', '130 KB'),
  page('statement of open items', 'ios', '130 KB'),
];
