import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds one of the two bundles into a folder of its own and returns its path. */
export async function built(mode: 'node' | 'edge'): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), `obracun-${mode}-`));
  await build({ configFile: join(import.meta.dirname, 'vite.config.ts'), mode, build: { outDir } });
  return join(outDir, mode === 'edge' ? 'edge.js' : 'main.js');
}
