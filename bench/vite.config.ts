import { defineConfig } from 'vite';

// biome-ignore lint/style/noDefaultExport: the tool asks for it
export default defineConfig({
  build: {
    ssr: 'bench/main.ts',
    outDir: 'node_modules/.bench',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
  logLevel: 'error',
});
