import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { SERVICE } from '../scripts/service.mjs';
import { serviceServer } from '../service/node.ts';
import { ask, testApp } from '../service/tests/app.fixture.ts';

const pathOf = (path: string) => join(import.meta.dirname, '..', path);
const read = (path: string) => readFile(pathOf(path), 'utf8');
const manifests = parseAllDocuments(await read('deploy/kubernetes.yaml')).map((document) => document.toJS());
const kind = (name: string) => manifests.find((manifest) => manifest.kind === name);
const pod = kind('Deployment').spec.template.spec;
const [container] = pod.containers;

test('runs the pods without rights on a read-only root', () => {
  expect(pod.securityContext.runAsNonRoot).toBe(true);
  expect(container.securityContext).toMatchObject({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
});

const setting = (name: string) => container.env.find((one: { name: string }) => one.name === name)?.value;

test.each([
  ['startupProbe', '/readyz'],
  ['readinessProbe', '/readyz'],
  ['livenessProbe', '/healthz'],
])('probes %s by %s, on the port without load', async (probe, path) => {
  expect(container[probe].httpGet).toEqual({ path, port: 'probe' });
  expect((await ask(testApp(), path)).status).toBe(200);
  expect(container.ports).toContainEqual({ name: 'probe', containerPort: Number(setting('PROBE_PORT')) });
});

test('gives a stopping copy time to be noticed and to finish', () => {
  const { periodSeconds, failureThreshold } = container.readinessProbe;
  const drain = Number(setting('DRAIN_MS')) / 1000;
  expect(drain).toBeGreaterThan(2 * periodSeconds * failureThreshold);
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drain + 15);
});

test('lets copies be reached at their ports only and open no connections', () => {
  const { podSelector, ingress, egress } = kind('NetworkPolicy').spec;
  expect(podSelector.matchLabels).toEqual(kind('Deployment').spec.template.metadata.labels);
  expect(ingress).toEqual([{ ports: container.ports.map(({ name }: { name: string }) => ({ port: name })) }]);
  expect(egress).toEqual([]);
});

test('uses a long-term release of Node by its full version, newer than the minimum', async () => {
  const [, major] =
    /^ARG NODE_IMAGE=node:(\d+)\.\d+\.\d+-bookworm-slim/m.exec(await read('Dockerfile')) ?? [];
  expect(Number(major)).toBeGreaterThanOrEqual(24);
  expect(Number(major) % 2).toBe(0);
});

test('selects these pods in service, autoscaler and budget', () => {
  const { labels } = kind('Deployment').spec.template.metadata;
  expect(kind('Service').spec.selector).toEqual(labels);
  expect(kind('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  expect(kind('HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe(kind('Deployment').metadata.name);
});

test('builds the image over the site of the previous image, or over none', async () => {
  const file = await read('Dockerfile');
  expect(file).toMatch(
    /^ARG PREVIOUS_IMAGE=first$[\s\S]*^FROM \S+ AS first\nRUN mkdir -p \/app\/site\/dist$/m,
  );
  expect(file).toMatch(/^FROM \$\{PREVIOUS_IMAGE\} AS previous$/m);
  expect(file).toMatch(/^COPY --from=previous \/app\/site\/dist site\/dist$[\s\S]*^RUN npm run build$/m);
});

test('puts the bundle and the site into the image, which does not run as root', async () => {
  const image = (await read('Dockerfile')).split(/^FROM /m).at(-1) ?? '';
  const copied = [...image.matchAll(/^COPY --from=build \/src\/(\S+) (\S+)$/gm)];
  expect(copied.map(([, from, to]) => [from, to])).toEqual([
    ['service/package.json', 'service/'],
    ['service/dist/main.js', 'service/dist/'],
    ['service/dist/main.licence.md', 'service/dist/'],
    ['site/dist', 'site/dist'],
  ]);
  for (const [, from = ''] of copied) expect(existsSync(pathOf(from)), from).toBe(true);
  expect(image).toMatch(/^USER node$/m);
  expect(image).not.toMatch(/npm|node_modules/);
});

test('starts the image as every other way to run the service', async () => {
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(await read('Dockerfile')) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...SERVICE]);
});

test('keeps connections of the proxy for less time than the service, and retries nothing on a closed one', async () => {
  const conf = await read('deploy/nginx.conf');
  const [, seconds] = /^ +keepalive_timeout (\d+)s;$/m.exec(conf) ?? [];
  const { server } = serviceServer(testApp());
  expect(Number(seconds) * 1000).toBeLessThan(server.keepAliveTimeout);
  expect(conf).toMatch(/^ +proxy_set_header Connection "";$/m);
  expect(conf).toMatch(/^ +limit_conn /m);
  expect(conf).toMatch(/^ +listen 443 ssl;$/m);
});
