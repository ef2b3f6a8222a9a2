import { type Day, isDay } from '../../core/days/day.ts';
import { formatDay, formatHundredths, formatMoney, formatRate } from '../../core/numbers/format.ts';
import type { Block, Cell, Document, Table } from '../blocks.ts';
import { figures, shortText, words } from '../blocks.ts';
import { amountFigure, moneyFigure } from '../figures.ts';
import { fileNamePart } from '../file-name.ts';
import { formDocument } from '../forms/form-document.ts';
import { BLANK, given, givenDay, linesOf } from '../typed-text.ts';
import { type Travel, travelFields } from './fields.ts';
import { travelRequirements } from './requirements.ts';
import { type Settlement, settlementOf } from './settlement.ts';

/** The order with its settlement below, in one document. */
function write(travel: Travel, today: Day): Document {
  const name = fileNamePart([travel.number || 'novi', travel.traveller].filter(Boolean).join('_'));
  return {
    title: 'Putni nalog',
    language: 'bs-Latn',
    fileName: `putni-nalog_${name}`,
    blocks: [...order(travel, today), ...settled(travel, settlementOf(travel, today))],
  };
}

const order = (travel: Travel, today: Day): readonly Block[] => [
  { kind: 'paragraph', text: [{ bold: given(travel.firm) }, `, ${given(travel.firmAddress)}`] },
  { kind: 'title', text: `Putni nalog br. ${given(travel.number)}` },
  {
    kind: 'paragraph',
    text: `Dana ${givenDay(travel.leftDay)} putuje ${given(travel.traveller)}, na radnom mjestu ${given(travel.position)}.`,
  },
  {
    kind: 'meta',
    entries: [
      // After a label the place is as typed; in a sentence it would have to be declined.
      { label: 'Mjesto puta', value: given(travel.destination) },
      { label: 'Zadatak', value: given(travel.purpose) },
      { label: 'Prevozno sredstvo', value: given(travel.vehicle) },
      { label: 'Akontacija', value: travel.advance === null ? BLANK : formatMoney(travel.advance) },
      { label: 'Izdato', value: formatDay(isDay(travel.issued) ? travel.issued : today) },
    ],
  },
  {
    kind: 'signatures',
    parties: [
      { role: 'Nalog odobrava', name: travel.orderedBy },
      { role: 'Radnik', name: travel.traveller },
    ],
  },
];

const settled = (travel: Travel, settlement: Settlement): readonly Block[] => [
  { kind: 'title', text: 'Obračun putnih troškova', isPart: true },
  {
    kind: 'paragraph',
    text: `Polazak ${givenDay(travel.leftDay)} u ${given(travel.leftTime)}, povratak ${givenDay(travel.backDay)} u ${given(travel.backTime)}${lasting(settlement)}.`,
  },
  costTable(travel, settlement),
  ...report(travel.report),
  {
    kind: 'signatures',
    parties: [
      { role: 'Obračun podnosi', name: travel.traveller },
      { role: 'Obračun odobrava', name: travel.orderedBy },
    ],
  },
];

/** Empty while unknown. */
const lasting = ({ hours }: Settlement): string => (hours > 0 ? `: ${formatHundredths(hours)} h` : '');

const report = (text: string): readonly Block[] =>
  linesOf(text).map((line, at) => ({ kind: 'paragraph', text: at === 0 ? `Izvještaj: ${line}` : line }));

const row = (what: string, how: string, amount: number): Cell[] => [what, how, amountFigure(amount)];

/** `260 km × 2,50 KM × 20 %`, or `260 km × 0,40 KM` by an own rate. */
function driven({ kilometres, litre, ownRate }: Travel, { litreShare }: Settlement): string {
  const by = litreShare === undefined ? '' : ` × ${formatRate(litreShare)}`;
  return `${kilometres ?? 0} km × ${formatMoney((litreShare === undefined ? ownRate : litre) ?? 0)}${by}`;
}

function costTable(travel: Travel, settlement: Settlement): Table {
  const { count, one, perDiems, reduction, car, total, toPay } = settlement;
  const meals = reduction > 0 ? `, manje ${formatMoney(reduction)} za obezbijeđene obroke` : '';
  const rows = [
    row('Dnevnice', `${formatHundredths(count)} × ${formatMoney(one)}${meals}`, perDiems),
    ...(car > 0 ? [row('Vlastito vozilo', driven(travel, settlement), car)] : []),
    ...travel.costs.map(({ what, amount }) => row(what || 'Trošak', '', amount ?? 0)),
  ];
  const balance = toPay < 0 ? 'Radnik vraća' : 'Za isplatu radniku';
  return {
    kind: 'table',
    caption: 'Troškovi puta',
    columns: [words('Trošak'), shortText('Račun'), figures('KM')],
    rows,
    totals: [
      { label: 'Ukupno', figure: moneyFigure(total), strong: false },
      { label: 'Akontacija', figure: moneyFigure(travel.advance ?? 0), strong: false },
      { label: balance, figure: moneyFigure(Math.abs(toPay)), strong: true },
    ],
  };
}

/** A travel order with its settlement. */
export const travelOrder = formDocument<typeof travelFields>({
  kind: 'putni-nalog',
  title: 'Putni nalog s obračunom dnevnica',
  lead: 'Ništa se ne šalje na server.',
  fields: travelFields,
  groups: [
    { title: 'Nalog', fields: ['entity', 'number', 'issued', 'firm', 'firmAddress', 'orderedBy'] },
    {
      title: 'Putnik i zadatak',
      fields: ['traveller', 'position', 'destination', 'purpose', 'vehicle', 'advance'],
    },
    { title: 'Trajanje', fields: ['leftDay', 'leftTime', 'backDay', 'backTime', 'mealsGiven', 'ownPerDiem'] },
    { title: 'Vlastito vozilo', fields: ['kilometres', 'litre', 'ownRate'] },
    { title: 'Ostali troškovi i izvještaj', fields: ['costs', 'report'] },
  ],
  write,
  requirements: travelRequirements,
  nameOf: ({ number, traveller, destination }) =>
    [number, traveller, destination].filter(Boolean).join(' · '),
});
