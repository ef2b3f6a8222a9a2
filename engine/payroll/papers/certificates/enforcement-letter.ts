import { isDay } from '../../../core/days/day.ts';
import { formatDay, formatMoney, monthWritten } from '../../../core/numbers/format.ts';
import type { Document } from '../../../documents/blocks.ts';
import { fileNamePart } from '../../../documents/file-name.ts';
import { doubted, type Requirement, wanted } from '../../../documents/requirement.ts';
import { given, givenDay, oneLine } from '../../../documents/typed-text.ts';
import { type Firm, fullName } from '../../model/firm.ts';
import type { Worker } from '../../model/worker.ts';
import { filled, paperHead } from './certificate.ts';
import { calledOrder, factsOf, ledgerTable, type OrderLedger } from './enforcement-ledger.ts';

/** The recipient of a letter about a leaving worker. */
export type LetterTo = 'creditor' | 'employer';

/** A letter about an order of a court whose worker leaves. */
export interface EnforcementLetter {
  readonly firm: Firm;
  readonly worker: Worker;
  /** Undefined until an order is chosen. */
  readonly ledger: OrderLedger | undefined;
  readonly to: LetterTo;
  /** Name and address of the new employer, as typed; for a creditor, the address. */
  readonly recipient: string;
  readonly number: string;
  /** Empty until typed. */
  readonly day: string;
  readonly signer: string;
}

const TITLES: Readonly<Record<LetterTo, string>> = {
  creditor: 'Obavještenje o prestanku obustave',
  employer: 'Dostava rješenja o obustavi novom poslodavcu',
};

/** The letter to the creditor or to the next employer: what was taken, and what is left. */
export function letterDocument(letter: EnforcementLetter): Document {
  const { firm, worker, ledger, to, number, day, signer } = letter;
  const name = oneLine(fullName(worker));
  return {
    title: `${TITLES[to]}, ${name}`.replace(/, $/, ''),
    language: 'bs-Latn',
    fileName: ['dopis-obustava', fileNamePart(fullName(worker)), isDay(day) ? day : '']
      .filter(Boolean)
      .join('_'),
    blocks: [
      ...paperHead(firm, [
        ['Broj', oneLine(number)],
        ['Datum', givenDay(day)],
      ]),
      { kind: 'paragraph', text: [{ bold: recipientOf(letter) }] },
      { kind: 'title', text: TITLES[to] },
      filled([
        ['Radnik', given(name)],
        ['JMBG', given(worker.jmbg)],
        ['Obustava', ledger ? calledOrder(ledger.order) : given('')],
        ...(ledger ? factsOf(ledger.order) : []),
      ]),
      { kind: 'paragraph', text: leavingText(worker) },
      { kind: 'paragraph', text: takenText(ledger) },
      ...(ledger && ledger.rows.length > 0 ? [ledgerTable(ledger)] : []),
      { kind: 'paragraph', text: CLOSING[to] },
      {
        kind: 'signatures',
        parties: [{ role: 'Za poslodavca', name: oneLine(signer) || oneLine(firm.name) }],
      },
    ],
  };
}

const recipientOf = ({ to, ledger, recipient }: EnforcementLetter): string =>
  to === 'creditor'
    ? given([ledger?.order.creditor ?? '', recipient].map(oneLine).filter(Boolean).join(', '))
    : given(oneLine(recipient));

const leavingText = ({ employedTo }: Worker): string =>
  `Radniku prestaje radni odnos kod nas ${givenDay(employedTo ?? '')}, pa nakon posljednje isplate više ne vršimo obustavu.`;

function takenText(ledger: OrderLedger | undefined): string {
  const last = ledger?.rows.at(-1);
  if (!ledger || !last) return 'U zaključenim mjesecima nije bilo obustave.';
  const { remaining, carried = 0 } = ledger.order;
  return [
    `Obustavljeno je ukupno ${formatMoney(ledger.taken)} u mjesecima iz tabele, posljednji put za ${monthWritten(last.month)}.`,
    remaining === undefined ? '' : `Ostatak duga je ${formatMoney(remaining)}.`,
    carried > 0 ? `Od dospjelog nije stalo u isplate ${formatMoney(carried)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const CLOSING: Readonly<Record<LetterTo, string>> = {
  creditor: 'Molimo da dalju naplatu uputite novom poslodavcu radnika ili nadležnom organu.',
  employer: 'U prilogu dostavljamo rješenje po kojem obustavu dalje vrši novi poslodavac.',
};

/** What a letter still lacks; nothing blocks. */
export function letterRequirements({
  firm,
  worker,
  ledger,
  to,
  recipient,
  day,
  signer,
}: EnforcementLetter): readonly Requirement[] {
  const isTyped = (text: string): boolean => text.trim() !== '';
  return [
    wanted('firma.name', 'Naziv poslodavca', isTyped(firm.name)),
    wanted('radnik.lastName', 'Ime i prezime radnika', isTyped(fullName(worker))),
    wanted('radnik.employedTo', 'Zaposlen do', worker.employedTo !== undefined),
    wanted('obustava.order', 'Obustava', ledger !== undefined),
    ...(ledger ? [wanted('radnik.deductions', 'Broj rješenja', isTyped(ledger.order.reference))] : []),
    wanted(
      'obustava.recipient',
      to === 'creditor' ? 'Adresa povjerioca' : 'Novi poslodavac',
      isTyped(recipient),
    ),
    wanted('obustava.day', 'Datum', day !== ''),
    wanted('obustava.signer', 'Potpisnik za poslodavca', isTyped(signer)),
    ...(worker.employedTo
      ? [
          doubted(
            'obustava.day',
            'Rok i oblik',
            `Provjerite u rješenju rok za obavještenje po prestanku radnog odnosa ${formatDay(worker.employedTo)}`,
          ),
        ]
      : []),
  ];
}
