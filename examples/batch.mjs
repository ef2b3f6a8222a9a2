// Many calculations in one request, one JSON line each: `node examples/batch.mjs`, with `npm start` running.
const origin = process.env.ORIGIN ?? 'http://127.0.0.1:3000';
const wage = (bruto) => ({
  poziv: '/calculate',
  unos: { mjesec: 3, godina: 2025, bruto_plata_input: bruto },
});
const body = [1500, 2000, 2500].map((bruto) => JSON.stringify(wage(bruto))).join('\n');
const headers = { 'Content-Type': 'application/x-ndjson' };
const lines = await (await fetch(`${origin}/obracuni`, { method: 'POST', headers, body })).text();
for (const line of lines.trim().split('\n')) console.log(JSON.parse(line).odgovor.neto_plata);
