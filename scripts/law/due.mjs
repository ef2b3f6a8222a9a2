// What of the law ends or must be confirmed soon, with the place of each figure.
import { declarationOf, loadLaw } from './rows.mjs';

const DAYS = 60;
const MS_A_DAY = 86_400_000;

/** @param today as `YYYY-MM-DD` */
export async function dueOf(root, today) {
  const end = new Date(Date.parse(today) + DAYS * MS_A_DAY).toISOString().slice(0, 10);
  const all = Object.entries(await loadLaw(root)).flatMap(([tree, { parametri }]) =>
    Object.entries(parametri).map(([name, parameter]) => figureOf(root, `${tree}.${name}`, parameter)),
  );
  return {
    published: all.filter(({ yearly, until }) => yearly && !yearly.vazi_dalje && until <= end),
    named: all.filter(({ yearly, read }) => yearly?.vazi_dalje && isOld(read, end)),
    standing: all.filter(({ yearly, read }) => !yearly && isOld(read, end)),
  };
}

/** A figure in force is confirmed in each year. */
const isOld = (read, end) => read.slice(0, 4) < end.slice(0, 4);

function figureOf(root, id, { naziv, poznato_do: until, godisnje: yearly, promjene }) {
  const read = promjene
    .map(({ izvor }) => izvor.provjereno)
    .sort()
    .at(-1);
  return { id, naziv, until, yearly, read, place: placeOf(root, id) };
}

/** A figure made by a function has the line of its tree. */
function placeOf(root, id) {
  try {
    return declarationOf(root, id).shown;
  } catch {
    return `engine/law/${id.split('.')[0]}/`;
  }
}

export function dueText({ published, named, standing }) {
  const yearly = ({ id, naziv, until, yearly: { objavljuje, kada }, place }) =>
    `  ${id} (${naziv}), known until ${until}: ${objavljuje}, ${kada}\n    ${place}`;
  const line = ({ id, naziv, read, place }) => `  ${id} (${naziv}), read ${read}: ${place}`;
  return [
    `New figures, ${published.length}:`,
    ...published.map(yearly),
    `Only to be confirmed, first these, ${named.length}:`,
    ...named.map((one) => `${line(one)}\n    ${one.yearly.objavljuje}, ${one.yearly.kada}`),
    `Only to be confirmed, in force until changed, ${standing.length}:`,
    ...standing.map(line),
  ].join('\n');
}
