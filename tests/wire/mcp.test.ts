import { testRecorded } from '../net/recorded.ts';
import type { Content } from '../net/store.ts';
import { badInputs } from './bad-inputs.ts';
import { calculators, JSON_TYPE, posted } from './service.ts';
import { withoutVersion } from './version.ts';

type Json = Readonly<Record<string, unknown>>;

const ACCEPTS = { ...JSON_TYPE, Accept: 'application/json, text/event-stream' };
const REVISION = '2026-07-28';
/** Fields that a client of the revision without a handshake sends with every message. */
const MODERN = {
  'io.modelcontextprotocol/protocolVersion': REVISION,
  'io.modelcontextprotocol/clientInfo': { name: 'proba', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** One message in both revisions of the protocol that are served. */
async function stated(method: string, params: Json = {}): Promise<readonly string[]> {
  const message = { jsonrpc: '2.0', id: 1, method };
  const tool = typeof params.name === 'string' && { 'Mcp-Name': params.name };
  const headers = { ...ACCEPTS, 'Mcp-Method': method, 'MCP-Protocol-Version': REVISION, ...tool };
  const answers = await Promise.all([
    posted('/mcp', JSON.stringify({ ...message, params }), ACCEPTS),
    posted('/mcp', JSON.stringify({ ...message, params: { ...params, _meta: MODERN } }), headers),
  ]);
  return answers.map(withoutVersion);
}

async function ofBoth(name: string, answers: Promise<readonly string[]>): Promise<Content> {
  const [legacy = '', modern = ''] = await answers;
  return [
    [`${name}, with a handshake`, legacy],
    [`${name}, without`, modern],
  ];
}

const called = ({ definition }: (typeof calculators)[number], input: unknown) =>
  stated('tools/call', { name: definition.id, arguments: input });

const HANDSHAKE = {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'proba', version: '1' },
};

const BODIES = ['', '[', '[]', '[{}]', 'null', '{}', '{"jsonrpc":"2.0"}', `{"x":"${'x'.repeat(70_000)}"}`];

testRecorded(import.meta.filename, {
  handshake: () => ofBoth('initialize', stated('initialize', HANDSHAKE)),
  discovery: () => ofBoth('server/discover', stated('server/discover')),
  tools: () => ofBoth('tools/list', stated('tools/list')),
  calls: async () => {
    const calls = calculators.map((one) =>
      ofBoth(one.definition.id, called(one, one.rules.examples[0]?.input)),
    );
    return (await Promise.all(calls)).flat();
  },
  'refused calls': async () => {
    const calls = calculators.map((one) => {
      const [name, input] = badInputs(one).at(-1) ?? ['', {}];
      return ofBoth(`${one.definition.id}: ${name}`, called(one, input));
    });
    return (
      await Promise.all([...calls, ofBoth('no such tool', stated('tools/call', { name: 'nema' }))])
    ).flat();
  },
  'other messages': async () =>
    (
      await Promise.all(['ping', 'nema', 'resources/list'].map((method) => ofBoth(method, stated(method))))
    ).flat(),
  'refused bodies': () =>
    Promise.all(
      BODIES.map(async (body) => [body.slice(0, 40), await posted('/mcp', body, ACCEPTS)] as const),
    ),
  'another origin': async () => [
    ['POST', await posted('/mcp', '{}', { ...ACCEPTS, Origin: 'https://drugi.test' })],
  ],
});
