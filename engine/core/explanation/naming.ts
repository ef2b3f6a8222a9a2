import type { Presentation } from '../calculator.ts';
import { fieldsOf } from '../input.ts';
import type { LawTree, Meaning } from '../law.ts';
import { lowerFirst } from '../text/first-letter.ts';
import type { Reference } from './notation.ts';

interface Named {
  readonly label: string;
  readonly kind: string;
}

/** What a name is called, and in what it is measured. */
export function naming(definition: Presentation, tree: LawTree) {
  const fields = { ...fieldsOf(definition), ...explainedBases(definition) };
  return ({ from, name, key }: Reference): Named => {
    const parameter = tree.parametri[name];
    if (from === 'line') return lower(definition.lines[name]);
    if (from === 'input') return key === '' ? lower(fields[name]) : endOfPeriod(key);
    return parameter ? lawName(parameter, key) : { label: name, kind: 'iznos' };
  };
}

/** Bases that explanations call by another name than the form. */
const explainedBases = ({ bases }: Presentation) =>
  Object.fromEntries(
    Object.entries(bases).flatMap(([name, { explainedAs }]) =>
      explainedAs ? [[name, { label: explainedAs, kind: 'iznos' as const }]] : [],
    ),
  );

/** `2.od` → the first day of the second period entered. */
function endOfPeriod(key: string): Named {
  const [number, end] = key.split('.');
  return { label: `${end === 'od' ? 'početak' : 'kraj'} ${number}. perioda`, kind: 'datum' };
}

/** Rates whose own name says that they are one. */
const NAMED_RATE = /^(stopa|najviše|osnovica|normirani)/;

/** A rate reads as `stopa (zdravstveno osiguranje)`; a parameter of one value is called by its own name. */
function lawName({ naziv, u_formuli, znacenja }: LawTree['parametri'][string], key: string): Named {
  const meaning: Meaning | undefined = znacenja[key];
  if (meaning && u_formuli) return { label: `${u_formuli} (${meaning.naziv})`, kind: meaning.jedinica };
  const name = lowerFirst(Object.keys(znacenja).length === 1 ? naziv : (meaning?.naziv ?? key));
  const isRate = meaning?.jedinica === 'posto' && !NAMED_RATE.test(name);
  return { label: isRate ? `stopa (${name})` : name, kind: meaning?.jedinica ?? 'iznos' };
}

const lower = (named?: Named): Named => ({
  label: named ? lowerFirst(named.label) : '',
  kind: named?.kind ?? 'iznos',
});
