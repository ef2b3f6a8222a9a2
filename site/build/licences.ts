import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import notoSans from '../documents/fonts/OFL.txt?raw';
import sourceSans from '../ui/fonts/OFL.txt?raw';
import { DIST } from './dist.ts';

/** The licence notices of the built site: packages in its scripts, found by the bundler or inside them, and the fonts. */
export async function licences(): Promise<string> {
  const packages = await readFile(join(DIST, '.vite/license.md'), 'utf8');
  const fonts = { 'Source Sans 3': sourceSans, 'Noto Sans': notoSans };
  return [
    packages,
    await licencesInside(),
    ...Object.entries(fonts).map(([name, text]) => `# ${name}\n\n${text}`),
  ].join('\n');
}

/** Libraries whose published files bundle others, invisible to the bundler. */
const PREBUILT = ['docx', 'pdfmake'];
/** Libraries of workers: the bundler builds their file separately and does not report their names. */
const IN_WORKERS = ['read-excel-file', 'hono'];
const MODULES = join(import.meta.dirname, '../../node_modules');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestOf = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

/** The notices of libraries invisible to the bundler, and of their dependencies, in the same format. */
async function licencesInside(): Promise<string> {
  const notices = new Map<string, string>();
  const visit = async (parent: string): Promise<void> => {
    const { dependencies = {} } = await manifestOf(parent);
    // Types leave nothing in a file.
    for (const name of Object.keys(dependencies).filter((own) => !own.startsWith('@types/'))) {
      const nested = join(parent, 'node_modules', name);
      const folder = existsSync(nested) ? nested : join(MODULES, name);
      if (notices.has(folder)) continue;
      notices.set(folder, await noticeOf(folder));
      await visit(folder);
    }
  };
  for (const name of [...PREBUILT, ...IN_WORKERS]) await visit(join(MODULES, name));
  for (const name of IN_WORKERS) notices.set(name, await noticeOf(join(MODULES, name)));
  return [...notices.values()].sort().join('\n');
}

async function noticeOf(folder: string): Promise<string> {
  const { name, version, license = '' } = await manifestOf(folder);
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? await readFile(join(folder, file), 'utf8') : '';
  return `## ${name} - ${version} (${license})\n\n${text}`;
}
