// A calculator as a tool of an assistant: `node examples/mcp.mjs`, with `npm start` running.
const origin = process.env.ORIGIN ?? 'http://127.0.0.1:3000';
const params = { name: 'obracun-plata', arguments: { mjesec: 3, godina: 2025, bruto_plata_input: 2000 } };
const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
const { result } = await (await fetch(`${origin}/mcp`, { method: 'POST', headers, body })).json();
console.log(result.structuredContent.neto_plata);
