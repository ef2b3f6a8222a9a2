import { addMonths, type Day, dayOf } from '../../core/days/day.ts';
import { Refusal } from '../../core/issue.ts';
import { type Feninga, share } from '../../core/numbers/money.ts';
import { PUBLISHED_AFTER, publishedAverages } from './published-averages.ts';
import type { FbihLaw, FbihReliefs } from './taxed-wage.ts';
import type { FbihWageInput } from './wage-definition.ts';

type Asked = Pick<FbihWageInput, 'osnovica_djelatnosti' | 'prosjecna_neto' | 'godina' | 'mjesec'>;

/**
 * The reliefs of a worker of a coal mine, textile, leather, footwear or a traditional craft, and the net up to which they apply (Zakon o
 * doprinosima čl. 6 t. 10); undefined for any other worker.
 * @throws Refusal when the base of the year, or the average that limits it, is unknown
 */
export function sectorReliefs(
  unos: Asked,
  zakon: FbihLaw,
  reliefs: FbihReliefs,
): { readonly reliefs: FbihReliefs; readonly limit: Feninga } | undefined {
  if (!unos.osnovica_djelatnosti) return undefined;
  const law = zakon.osnovica_djelatnosti;
  if (!law) throw new Refusal('osnovica_djelatnosti', 'nema_propisa', NO_BASE);
  return {
    reliefs: { ...reliefs, najniza_osnovica_doprinosa: 0, osnovica_djelatnosti: law.iznos },
    limit: share(averageOf(unos), law.najvise),
  };
}

/** The average the user gives, else the last one published for the wage. */
function averageOf({ prosjecna_neto, godina, mjesec }: Asked): Feninga {
  if (prosjecna_neto !== null) return prosjecna_neto;
  const day: Day = dayOf(godina, mjesec);
  const last = publishedAverages(day).at(-1);
  if (last?.od !== addMonths(day, -PUBLISHED_AFTER))
    throw new Refusal('prosjecna_neto', 'obavezno', NO_AVERAGE);
  return last.vrijednost.iznos;
}

const NO_BASE =
  'Osnovica djelatnosti za taj mjesec nije poznata: isključite je, pa računajte doprinose na bruto.';
const NO_AVERAGE =
  'Upišite prosjek plaće: osnovica djelatnosti važi samo za plaću do 85 % prosječne neto, a prosjek za ovaj mjesec nije poznat.';
