import { defineConfig } from 'vite';

// biome-ignore lint/style/noDefaultExport: required by Vite
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'node_modules/.bench',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: ['bench/main.ts', 'bench/fastify.ts'],
      output: { entryFileNames: '[name].js' },
    },
  },
  logLevel: 'error',
});
