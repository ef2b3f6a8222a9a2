import type { Day } from '../../../core/days/day.ts';
import { type Element, element, writeXml } from '../../../documents/xml.ts';
import type { Firm } from '../../model/firm.ts';
import { CHECK_FIRST } from '../filing.ts';

/** The package in which forms are imported into the application of the tax office of the Federation. */
export function packageXml(
  firm: Firm,
  forms: readonly Element[],
  filed: Day,
  notes: readonly string[] = [],
): string {
  const message = [CHECK_FIRST, ...notes].map((note) => `<!-- ${note} -->\n`).join('');
  const employer = element('PodaciOPoslodavcu', [
    element('JIBPoslodavca', firm.jib),
    element('NazivPoslodavca', firm.name),
    element('BrojZahtjeva', String(forms.length)),
    element('DatumPodnosenja', filed),
  ]);
  const root = element('PaketniUvozObrazaca', [employer, ...forms], {
    xmlns: 'urn:PaketniUvozObrazaca_V1_0.xsd',
  });
  return writeXml(root).replace('?>\n', `?>\n${message}`);
}

/**
 * Sets the day of filing in a form frozen when its month was closed; the rest stays the same byte for byte. A file without such a day is
 * unchanged.
 */
export const filedOn = (text: string, filed: Day): string =>
  text.replace(/(<Datum(?:Podnosenja|Upisa|Unosa)>)[^<]*(?=<)/g, `$1${filed}`);

/** The employer's declaration, and the operation on the form. */
export const operation = (name: string): Element => element('Dokument', [element('Operacija', name)]);
