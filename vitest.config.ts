import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: the tool asks for it
export default defineConfig({
  // Constants the build of the site sets (`site/vite.config.ts`).
  define: {
    CONTACT_EMAIL: JSON.stringify('kontakt@obracun-plata.example'),
    PUBLIC_ORIGIN: JSON.stringify('https://obracun-plata.example'),
  },
  test: {
    include: ['{engine,service,site,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: ['tests/drawn-cases.ts', 'tests/without-locks.ts'],
    // One more than there are cores: some tests wait for services that start and stop.
    maxWorkers: 3,
    // Modules read once for a worker, not for every file: half the time. What a file mocks or stubs it takes back.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
