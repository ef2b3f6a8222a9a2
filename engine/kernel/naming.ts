import type { Presentation } from './calculator.ts';
import { fieldsOf } from './input.ts';
import type { LawTree, Meaning } from './law.ts';
import type { Reference } from './notation.ts';

/** What a name is called, and in what it is measured. */
export function naming(definition: Presentation, tree: LawTree) {
  const fields = { ...fieldsOf(definition), ...explainedBases(definition) };
  return ({ od, ime, kljuc }: Reference): { naziv: string; vrsta: string } => {
    const parameter = tree.parametri[ime];
    if (od === 'red') return lower(definition.redovi[ime]);
    if (od === 'unos') return kljuc === '' ? lower(fields[ime]) : endOfPeriod(kljuc);
    return parameter ? lawName(parameter, kljuc) : { naziv: ime, vrsta: 'iznos' };
  };
}

/** Bases that explanations call by another name than the form. */
const explainedBases = ({ osnove }: Presentation) =>
  Object.fromEntries(
    Object.entries(osnove).flatMap(([name, { uObjasnjenju }]) =>
      uObjasnjenju ? [[name, { naziv: uObjasnjenju, vrsta: 'iznos' as const }]] : [],
    ),
  );

/** `2.od` → the first day of the second period entered. */
function endOfPeriod(key: string): { naziv: string; vrsta: string } {
  const [number, end] = key.split('.');
  return { naziv: `${end === 'od' ? 'početak' : 'kraj'} ${number}. perioda`, vrsta: 'datum' };
}

/** Rates whose own name says that they are one. */
const NAMED_RATE = /^(stopa|najviše|osnovica|normirani)/;

/** A rate reads as `stopa (zdravstveno osiguranje)`; a parameter of one value is called by its own name. */
function lawName(
  { naziv, znacenja }: LawTree['parametri'][string],
  key: string,
): { naziv: string; vrsta: string } {
  const meaning: Meaning | undefined = znacenja[key];
  const name = lowerFirst(Object.keys(znacenja).length === 1 ? naziv : (meaning?.naziv ?? key));
  const isRate = meaning?.jedinica === 'posto' && !NAMED_RATE.test(name);
  return { naziv: isRate ? `stopa (${name})` : name, vrsta: meaning?.jedinica ?? 'iznos' };
}

const lower = (named?: { naziv: string; vrsta: string }) => ({
  naziv: named ? lowerFirst(named.naziv) : '',
  vrsta: named?.vrsta ?? 'iznos',
});

/** `Neto plata` → `neto plata`, but `PIO` stays. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
