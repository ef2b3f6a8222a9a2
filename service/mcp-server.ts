import {
  createMcpHandler,
  isLegacyRequest,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { noTool, refusal, type Tools } from './mcp-tools.ts';
import packageFile from './package.json' with { type: 'json' };

/** Instructions that apply to all tools. */
const INSTRUCTIONS = [
  'Obračuni plata, doprinosa i poreza u Bosni i Hercegovini, po propisu mjeseca ili dana za koji se računa.',
  'Iznosi su brojevi u KM, procenat 18,5 % je 18.5, datum je GGGG-MM-DD.',
  'Izostavite polje o kojem nemate podatak: tada važi propisani ili uobičajeni iznos, a gdje ga nema, nula. Bez datuma važe današnji propisi.',
  'Neto plata je konačan iznos, s uvećanjima i obrokom.',
  'Odgovor ima redove obračuna i upozorenja. Formulu, račun i propis svakog reda daje alat objasnjenje.',
  'Odbijen obračun kaže koje polje treba promijeniti i kako.',
  'Opširniji opis polja ima /openapi.json, sve propise /zakon.json.',
].join(' ');

/** Serves one message of the Model Context Protocol, without a session or a stream. */
export type ServeMessage = (request: Request, message: unknown) => Promise<Response>;

/** Supports the revisions of 2025, which start with a handshake, and the later ones, which do not. */
export function messageServer(tools: Tools): ServeMessage {
  const make = () => serverWith(tools);
  // A subscription would keep its connection open, and nothing changes while the service runs.
  const modern = createMcpHandler(make, { legacy: 'reject', maxSubscriptions: 0 });
  return async (request, parsedBody) => {
    if (!(await isLegacyRequest(request, parsedBody))) return modern.fetch(request, { parsedBody });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await make().connect(transport);
    return transport.handleRequest(request, { parsedBody });
  };
}

function serverWith({ list, call }: Tools): Server {
  const { version } = packageFile;
  const server = new Server(
    { name: 'obracun-plata', title: 'Obračun plata', version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', () => ({ tools: list() }));
  server.setRequestHandler(
    'tools/call',
    ({ params }) => call(params.name, params.arguments ?? {}) ?? refusal(noTool(params.name)),
  );
  return server;
}
