// One calculation: `node examples/call.mjs`, with `npm start` running.
const origin = process.env.ORIGIN ?? 'http://127.0.0.1:3000';
const body = JSON.stringify({ mjesec: 3, godina: 2025, bruto_plata_input: 2000 });
const headers = { 'Content-Type': 'application/json', Prefer: 'objasnjenje' };
const answer = await (await fetch(`${origin}/calculate`, { method: 'POST', headers, body })).json();
console.log(answer.neto_plata, answer.objasnjenje.redovi.porez.racun);
