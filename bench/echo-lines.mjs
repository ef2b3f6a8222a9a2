// Baseline of NDJSON: node:http only. Parses each line and writes the same answer again.
import { createServer } from 'node:http';
import { pipeline } from 'node:stream';

const answer = JSON.parse(process.env.ANSWER);

async function* answered(request) {
  let rest = '';
  for await (const chunk of request.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    yield lines.map((line) => JSON.parse(line) && `${JSON.stringify(answer)}\n`).join('');
  }
}

createServer((request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
  pipeline(answered(request), response, () => undefined);
}).listen(Number(process.env.PORT), '127.0.0.1');
