// Writes the figures of a year into the law: rows, the days they are known until, and the days others were confirmed.
import { declarationOf, importInto, loadLaw, replaceDeclaration, withRow } from './rows.mjs';

const SOURCE = ['propis', 'glasilo', 'clan', 'url', 'mediji', 'pouzdanost', 'napomena', 'upozorenje'];
const KEYS = ['od', 'vrijednost', 'prosjek', 'provjereno', 'poznato_do', 'potvrdjeno', ...SOURCE];
const UNITS = { iznos: 'km', posto: 'percent', koeficijent: 'multiple' };
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * @param figures by name, `rs.prosjecna_bruto`; amounts in KM and percent as in `/zakon.json`
 * @returns the changed files
 */
export async function writeYear(root, year, figures) {
  const law = await loadLaw(root);
  const all = Object.entries(figures);
  const problems = all.flatMap(([id, figure]) => {
    const found = problemsOf(root, law, id, figure);
    return found.length > 0 ? found : reasonsAgainst(() => textWith(root, law, year, id, figure));
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return [...new Set(all.map(([id, figure]) => writeFigure(root, law, year, id, figure)))];
}

function reasonsAgainst(change) {
  try {
    change();
    return [];
  } catch (error) {
    return [error.message];
  }
}

const parameterOf = (law, id) => law[id.split('.')[0]]?.parametri[id.split('.')[1]];

/** What is wrong with a figure, and what to write instead. */
function problemsOf(root, law, id, figure) {
  const parameter = parameterOf(law, id);
  if (!parameter) return [`${id}: no such figure. Names are those of npm run law:due and /zakon.json.`];
  const unknown = Object.keys(figure).filter((key) => !KEYS.includes(key));
  const missing = isRow(figure) ? ['provjereno', 'pouzdanost'].filter((key) => !figure[key]) : [];
  const days = ['od', 'provjereno', 'poznato_do', 'potvrdjeno'].filter(
    (key) => figure[key] !== undefined && !DAY.test(figure[key]),
  );
  const parts = Object.keys(figure.vrijednost ?? {});
  const all = Object.keys(parameter.znacenja);
  return [
    ...unknown.map((key) => `${id}: ${key} is no part of a row. Parts are ${KEYS.join(', ')}.`),
    ...missing.map(
      (key) =>
        `${id}: write ${key}${key === 'provjereno' ? ', the day you read it' : ': visoka, srednja or niska'}.`,
    ),
    ...days.map((key) => `${id}: write ${key} as a day, 2027-01-25.`),
    ...(figure.vrijednost && parts.sort().join() !== all.sort().join()
      ? [`${id}: vrijednost needs exactly ${all.join(', ')}.`]
      : []),
    ...(figure.prosjek !== undefined && !declarationOf(root, id).text.includes('basesOf(')
      ? [`${id}: only bases that follow from an average take prosjek. Write vrijednost.`]
      : []),
    ...(isRow(figure) || figure.poznato_do || figure.potvrdjeno
      ? []
      : [`${id}: write vrijednost with a source, or potvrdjeno or poznato_do with a day.`]),
  ];
}

const isRow = ({ vrijednost, prosjek }) => vrijednost !== undefined || prosjek !== undefined;

/** The declaration with its new row and days. */
function textWith(root, law, year, id, figure) {
  const parameter = parameterOf(law, id);
  const { text } = declarationOf(root, id);
  const until = figure.poznato_do ?? (isRow(figure) && parameter.godisnje ? `${year}-12-31` : undefined);
  const withOne = isRow(figure) ? withRow(id, text, rowOf(year, parameter, figure)) : text;
  return confirmed(id, parameter, figure, known(withOne, until, figure));
}

function writeFigure(root, law, year, id, figure) {
  const file = replaceDeclaration(root, id, textWith(root, law, year, id, figure));
  if (isRow(figure)) {
    importInto(file, '../source.ts', ['change', 'source']);
    importInto(file, '../../core/numbers/money.ts', conversionsOf(parameterOf(law, id), figure));
  }
  return file;
}

/** Moves the day it is known until and the month of its newest source, where it states its own. */
const known = (text, until, { provjereno }) =>
  text
    .replace(/^ {2}poznato_do: '[^']*'/mu, (before) => (until ? `  poznato_do: '${until}'` : before))
    .replace(/^ {2}najnoviji_izvor: '[^']*'/mu, (before) =>
      provjereno ? `  najnoviji_izvor: '${provjereno.slice(0, 7)}'` : before,
    );

/** Moves the day the newest row was read. */
function confirmed(id, { promjene }, { potvrdjeno }, text) {
  if (!potvrdjeno) return text;
  const day = `'${promjene.at(-1).izvor.provjereno}'`;
  const at = text.lastIndexOf(day);
  if (at === -1) throw new Error(`${id}: the day of its newest row stands elsewhere. Change it by hand.`);
  return `${text.slice(0, at)}'${potvrdjeno}'${text.slice(at + day.length)}`;
}

const rowOf = (year, parameter, figure) =>
  `change('${figure.od ?? `${year}-01-01`}', ${writtenValue(parameter, figure)}, ${sourceOf(figure)})`;

function writtenValue({ znacenja }, { vrijednost, prosjek }) {
  if (prosjek !== undefined) return `basesOf(km(${prosjek}))`;
  const parts = Object.entries(znacenja).map(([key, { jedinica }]) => {
    const convert = UNITS[jedinica];
    const stored = jedinica === 'sati' ? vrijednost[key] * 100 : vrijednost[key];
    return `${key}: ${convert ? `${convert}(${stored})` : stored}`;
  });
  return `{ ${parts.join(', ')} }`;
}

const conversionsOf = ({ znacenja }, { prosjek }) =>
  prosjek === undefined ? Object.values(znacenja).flatMap(({ jedinica }) => UNITS[jedinica] ?? []) : ['km'];

const sourceOf = (figure) => {
  const facts = SOURCE.flatMap((key) =>
    figure[key] === undefined ? [] : [`${key}: ${JSON.stringify(figure[key])}`],
  );
  return `source('${figure.provjereno}', { ${facts.join(', ')} })`;
};
