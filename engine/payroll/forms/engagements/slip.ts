import { monthCode } from '../../../core/days/day.ts';
import { formatDay, formatMoney, monthWritten } from '../../../core/numbers/format.ts';
import { type Block, type Document, figures, words } from '../../../documents/blocks.ts';
import { amountFigure } from '../../../documents/figures.ts';
import { fileNamePart } from '../../../documents/file-name.ts';
import { oneLine } from '../../../documents/typed-text.ts';
import type { Firm } from '../../model/firm.ts';
import { filled, paperHead } from '../../papers/certificates/certificate.ts';
import { kindName, personName } from '../../staff/engagements/person.ts';
import type { SettledEngagement } from '../../staff/engagements/settled.ts';

/** The calculation of one payout for the person, on one page. */
export function engagementSlip(firm: Firm, settled: SettledEngagement): Document {
  const { engagement, terms, law } = settled;
  const title = engagement.kind === 'owner' ? 'Obračun doprinosa' : 'Obračun naknade';
  return {
    title: `${title} ${monthWritten(terms)}, ${oneLine(personName(engagement))}`.replace(/, $/, ''),
    language: 'bs-Latn',
    fileName: ['obracun-naknade', monthCode(terms), fileNamePart(personName(engagement))]
      .filter(Boolean)
      .join('_'),
    blocks: [
      ...paperHead(firm, [
        ['Period', monthWritten(terms)],
        [engagement.kind === 'owner' ? 'Dan uplate' : 'Dan isplate', formatDay(terms.day)],
      ]),
      { kind: 'title', text: title },
      filled([
        ['Ime i prezime', oneLine(personName(engagement))],
        ['JMBG', oneLine(engagement.jmbg)],
        ['Adresa', oneLine(engagement.address)],
        ['Osnov', kindName(engagement.kind)],
        ['Predmet', oneLine(engagement.subject)],
        ['Račun', oneLine(engagement.account)],
      ]),
      lineTable(settled),
      ...paidLine(settled),
      {
        kind: 'small',
        text: `Obračunato po propisima koji važe ${lawDay(settled)}`,
      },
      ...(law.length > 0 ? [{ kind: 'small', text: `Propisi: ${law.join('; ')}.` } as const] : []),
      {
        kind: 'signatures',
        parties: [
          { role: 'Za isplatioca', name: oneLine(firm.name) },
          { role: 'Primio', name: oneLine(personName(engagement)) },
        ],
      },
    ],
  };
}

const lawDay = ({ engagement, terms }: SettledEngagement): string =>
  engagement.kind === 'owner' ? `za ${monthWritten(terms)}.` : `na dan isplate, ${formatDay(terms.day)}`;

const lineTable = ({ lines, figures: { net } }: SettledEngagement): Block => ({
  kind: 'table',
  caption: 'Obračun, iznosi u KM',
  columns: [words('Stavka'), figures('Iznos (KM)')],
  rows: lines.map(({ label, amount }) => [label, amountFigure(amount)]),
  strongRows: lines.flatMap(({ name, amount }, at) => (name === 'neto' && amount === net ? [at] : [])),
  totals: [],
});

const paidLine = ({ figures: { net } }: SettledEngagement): readonly Block[] =>
  net > 0 ? [{ kind: 'paragraph', text: [{ bold: `Za isplatu: ${formatMoney(net)}` }] }] : [];
