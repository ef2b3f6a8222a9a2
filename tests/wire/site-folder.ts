import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { documents } from '../../service/documents.ts';

const PAGE = '<!doctype html><title>Stranica</title>';
const SCRIPT = 'export {};\n'.repeat(20);

/** One file of each kind a built site has, and compressed copies of those the build compresses. */
const FILES: Readonly<Record<string, string>> = {
  'index.html': PAGE,
  'pdv/index.html': `${PAGE}PDV`,
  'korisnilinkovi/index.html': `${PAGE}linkovi`,
  'ugradi/index.html': `${PAGE}o ugradnji`,
  'ugradi/pdv/index.html': `${PAGE}ugrađeni PDV`,
  '404.html': `${PAGE}nema`,
  'assets/app-1a2b3c4d.js': SCRIPT,
  'assets/app-1a2b3c4d.css': 'html{}',
  'assets/pages-1a2b3c4d.json': '[]',
  'assets/font-1a2b3c4d.woff2': 'wOF2',
  'sw.js': SCRIPT,
  'theme.js': SCRIPT,
  'icon.svg': '<svg/>',
  'icon-192.png': 'PNG',
  'manifest.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
  'praznici-rs.ics': 'BEGIN:VCALENDAR',
  'licence.txt': 'MIT',
  ...documents,
};

const PACKED = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;

/** Writes a small built site. @returns its folder */
export async function siteFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'obracun-net-'));
  for (const [name, text] of Object.entries(FILES)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    if (!PACKED.test(name)) continue;
    await writeFile(`${path}.br`, brotliCompressSync(text));
    await writeFile(`${path}.gz`, gzipSync(text));
  }
  return folder;
}
