import { engineBench } from './engine.ts';
import { linesBench } from './lines.ts';
import { loadBench, readingBench } from './load.ts';
import { monthBench } from './month.ts';
import type { Row } from './row.ts';
import { typingBench } from './typing.ts';

const BENCHES: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = {
  engine: engineBench,
  calls: loadBench,
  pages: readingBench,
  lines: linesBench,
  typing: typingBench,
  month: monthBench,
};

/** `npm run bench -- calls lines` runs these two. */
const chosen = process.argv.slice(2).filter((name) => name in BENCHES);
const rows: Row[] = [];
for (const [name, bench] of Object.entries(BENCHES))
  if (chosen.length === 0 || chosen.includes(name)) rows.push(...(await bench()));
const asJson = process.argv.includes('--json');

const number = new Intl.NumberFormat('sr-Latn-BA', { maximumFractionDigits: 2 });
const mark = ({ ok, granica }: Row): string => (granica === null ? ' ' : ok ? '✓' : '✗');
const line = (row: Row): string =>
  `${mark(row)} ${row.naziv.padEnd(58)} ${number.format(row.mjereno).padStart(12)}  ${row.jedinica} ${row.granica ?? ''}`;

process.stdout.write(asJson ? `${JSON.stringify(rows, null, 2)}\n` : `${rows.map(line).join('\n')}\n`);
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
