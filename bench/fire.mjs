// Loads one address and prints the result. A separate process, to run on its own core.
import autocannon from 'autocannon';

const { url, body, amount, duration, rate } = JSON.parse(process.argv[2]);
const latencies = [];

const options = body
  ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  : { method: 'GET' };

const load = autocannon(
  {
    url,
    ...options,
    connections: 10,
    ...(amount ? { amount } : { duration }),
    ...(rate && { overallRate: rate }),
  },
  (error, { requests, errors, non2xx, timeouts, start, finish }) => {
    latencies.sort((a, b) => a - b);
    process.stdout.write(
      JSON.stringify({
        perSecond: requests.total / ((finish - start) / 1000),
        p99: latencies[Math.floor(latencies.length * 0.99)],
        failed: error ? 1 : errors + non2xx + timeouts,
      }),
    );
  },
);
load.on('response', (_client, _status, _bytes, ms) => latencies.push(ms));
