import { defineConfig } from 'vite';

/** One self-contained file for each place the service runs: `--mode node` and `--mode edge`. */
// biome-ignore lint/style/noDefaultExport: Vite requires it
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  build: {
    ssr: mode === 'edge' ? 'edge.ts' : 'main.ts',
    outDir: 'dist',
    emptyOutDir: false,
    license: { fileName: `${mode === 'edge' ? 'edge' : 'main'}.licence.md` },
    target: mode === 'edge' ? 'esnext' : 'node20',
    rolldownOptions: { output: { codeSplitting: false } },
  },
  ssr: { noExternal: true, target: mode === 'edge' ? 'webworker' : 'node' },
  logLevel: 'warn',
}));
