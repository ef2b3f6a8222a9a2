import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { isLines } from '../batch/batch.ts';
import type { AnswerHeavy } from '../calls/heavy.ts';
import type { Connections } from '../guard/connections.ts';
import { keepPace } from '../guard/pace.ts';
import { TOO_SLOW } from '../guard/refusal.ts';
import type { Reply, StreamReply } from '../reply.ts';

interface Surroundings {
  readonly connections: Connections;
  /** In so many milliseconds something must come or go. */
  readonly pace: number;
  readonly refuse: (error: NodeJS.ErrnoException, socket: IncomingMessage['socket']) => void;
  readonly deliver: (outgoing: ServerResponse, reply: Reply) => void;
}

/** Answers what costs more than a call, from Node's request to Node's response, in turns with all other connections. */
export const heavily =
  ({ connections, pace, refuse, deliver }: Surroundings) =>
  async (answer: AnswerHeavy, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { socket, headers } = incoming;
    const connection = connections.open.get(socket);
    if (!connection) return;
    const isEndless = isLines(headers['content-type']);
    if (isEndless) {
      connection.endless = outgoing;
      const tooSlow = () => (outgoing.headersSent ? socket.destroy() : refuse(tooSlowError(), socket));
      outgoing.on('close', keepPace(socket, pace, tooSlow));
    }
    const inTurns = (work: () => boolean) => {
      connection.since = performance.now();
      return connections.turns.finish(work);
    };
    const chunks: AsyncIterable<Uint8Array> = incoming.iterator({ destroyOnReturn: false });
    const header = (name: string) => headers[name] as string | undefined;
    try {
      const reply = await answer({ header, chunks, inTurns });
      if ('lines' in reply) sendLines(outgoing, reply);
      else {
        deliver(outgoing, reply);
        incoming.resume();
      }
    } catch {
      // The body broke off, and with it the connection, which is noted as any other that does.
    }
  };

const tooSlowError = () => Object.assign(new Error('too slow'), { code: TOO_SLOW });

/** Nothing is sent before the first line is answered: until then a refusal may still stand in its place. */
function sendLines(outgoing: ServerResponse, { status, headers, lines }: StreamReply): void {
  const begin = () => outgoing.headersSent || outgoing.writeHead(status, [...headers]);
  const begun = async function* () {
    for await (const block of lines) {
      begin();
      yield block;
    }
    begin();
  };
  // It destroys what is left of both when either breaks off.
  pipeline(begun, outgoing, () => undefined);
}
