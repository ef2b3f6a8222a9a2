import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { ask, testApp } from './app.fixture.ts';

const pathOf = (path: string) => join(import.meta.dirname, '..', path);
const read = (path: string) => readFile(pathOf(path), 'utf8');
const manifests = parseAllDocuments(await read('deploy/kubernetes.yaml')).map((document) => document.toJS());
const kind = (name: string) => manifests.find((manifest) => manifest.kind === name);
const pod = kind('Deployment').spec.template.spec;
const [container] = pod.containers;

test('the pods run without rights on a read-only root', () => {
  expect(pod.securityContext.runAsNonRoot).toBe(true);
  expect(container.securityContext).toMatchObject({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
});

test.each(['startupProbe', 'readinessProbe', 'livenessProbe'])(
  'the %s asks what the service answers',
  async (probe) => {
    const { path, port } = container[probe].httpGet;
    expect((await ask(testApp(), path)).status).toBe(200);
    expect(container.ports).toContainEqual({ name: port, containerPort: 3000 });
  },
);

test('service, autoscaler and budget mean these pods', () => {
  const { labels } = kind('Deployment').spec.template.metadata;
  expect(kind('Service').spec.selector).toEqual(labels);
  expect(kind('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  expect(kind('HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe(kind('Deployment').metadata.name);
});

test('the image holds the bundle and the site and does not run as root', async () => {
  const image = (await read('Dockerfile')).split(/^FROM /m).at(-1) ?? '';
  const copied = [...image.matchAll(/^COPY --from=build \/src\/(\S+) (\S+)$/gm)];
  expect(copied.map(([, from, to]) => [from, to])).toEqual([
    ['service/package.json', 'service/'],
    ['service/dist/main.js', 'service/dist/'],
    ['site/dist', 'site/dist'],
  ]);
  for (const [, from = ''] of copied) expect(existsSync(pathOf(from)), from).toBe(true);
  expect(image).toMatch(/^CMD \["node", "service\/dist\/main\.js"\]$/m);
  expect(image).toMatch(/^USER node$/m);
  expect(image).not.toMatch(/npm|node_modules/);
});
