import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';

/** The calls of the service in one script, which a service worker imports: it has no `import()`. */
export async function callsScript(): Promise<string> {
  const entry = fileURLToPath(new URL('../../service/device.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'calls' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [{ output }] = built as [Rollup.RollupOutput];
  return output[0].code;
}

/** Writes the script among the hashed files. */
export const callsForWorker: Plugin = {
  name: 'calls-for-worker',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    this.emitFile({ type: 'asset', name: 'calls.js', source: await callsScript() });
  },
};
