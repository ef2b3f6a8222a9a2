import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const SERVICE = fileURLToPath(new URL('../../service/openapi/written.ts', import.meta.url));

/** The OpenAPI document of the service as JSON: a text that goes into the page of the calls, and nothing else of the service. */
export async function describeCalls(): Promise<string> {
  const noExternal = [/^@obracun\//];
  const { module } = await runnerImport<{ description: string }>(SERVICE, {
    configFile: false,
    environments: { inline: { resolve: { noExternal } } },
  });
  return module.description;
}
