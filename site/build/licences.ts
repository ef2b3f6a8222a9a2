import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import notoSans from '../documents/fonts/OFL.txt?raw';
import sourceSans from '../ui/fonts/OFL.txt?raw';
import { DIST } from './dist.ts';
import { licencesInside } from './packed-inside.ts';

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
