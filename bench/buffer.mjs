// Baseline of reads: node:http only. Sends one file from one buffer.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const buffer = readFileSync(process.env.FILE);

createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': buffer.length });
  response.end(buffer);
}).listen(Number(process.env.PORT), '127.0.0.1');
