import type { Day } from '../../../core/days/day.ts';
import { formatDay } from '../../../core/numbers/format.ts';
import { sumOf } from '../../../core/numbers/money.ts';
import { type Document, figures, shortText, words } from '../../../documents/blocks.ts';
import { amountFigure } from '../../../documents/figures.ts';
import { fileNamePart } from '../../../documents/file-name.ts';
import { given, oneLine } from '../../../documents/typed-text.ts';
import type { Firm } from '../../model/firm.ts';
import { filled, paperHead } from '../../papers/certificates/certificate.ts';
import { kindName, personName } from '../../staff/engagements/person.ts';
import { type PersonYear, recapAmount } from './recap.ts';

const SHOWN = [
  ['gross', 'Bruto'],
  ['costs', 'Troškovi'],
  ['withheld', 'Doprinosi'],
  ['tax', 'Porez'],
  ['net', 'Neto'],
] as const;

/** Income paid to a person in a year and the tax withheld from it, from closed payouts. */
export function incomeCertificate(
  firm: Firm,
  { person, payouts }: PersonYear,
  year: number,
  day: Day,
): Document {
  const name = personName(person);
  const title = `Potvrda o isplaćenom prihodu za ${year}. godinu`;
  const sums = SHOWN.map(([figure]) => amountFigure(sumOf(payouts, (one) => recapAmount(one, figure))));
  return {
    title: `${title}, ${oneLine(name)}`.replace(/, $/, ''),
    language: 'bs-Latn',
    fileName: ['potvrda-o-prihodu', String(year), fileNamePart(name)].filter(Boolean).join('_'),
    blocks: [
      ...paperHead(firm, [['Datum', formatDay(day)]]),
      { kind: 'title', text: title },
      filled([
        ['Ime i prezime', given(name)],
        ['JMBG', given(person.jmbg)],
        ['Adresa', oneLine(person.address)],
      ]),
      {
        kind: 'paragraph',
        text: `Isplatilac potvrđuje da je ovoj osobi u ${year}. godini isplatio sljedeće naknade van radnog odnosa i na njih obračunao doprinose i porez:`,
      },
      {
        kind: 'table',
        caption: `Isplate u ${year}. godini, iznosi u KM`,
        isDense: true,
        columns: [shortText('Dan isplate'), words('Osnov'), ...SHOWN.map(([, label]) => figures(label))],
        rows: [
          ...payouts.map((one) => [
            formatDay(one.terms.day),
            oneLine([kindName(one.engagement.kind), one.engagement.subject].filter(Boolean).join(', ')),
            ...SHOWN.map(([figure]) => amountFigure(recapAmount(one, figure))),
          ]),
          ['', 'Ukupno', ...sums],
        ],
        strongRows: [payouts.length],
        totals: [],
      },
      { kind: 'signatures', parties: [{ role: 'Za isplatioca', name: oneLine(firm.name) }] },
    ],
  };
}
