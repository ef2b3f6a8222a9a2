import { type Day, monthCode } from '../../core/days/day.ts';
import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import { amountInWords } from '../../documents/amount-in-words/amount-in-words.ts';
import { type Block, type Document, figures, words } from '../../documents/blocks.ts';
import { amountFigure, decimalFigure } from '../../documents/figures.ts';
import { givenDay, oneLine } from '../../documents/typed-text.ts';
import type { SettledMonth } from '../model/wage.ts';
import { markedMonth } from '../month/calculate/estimated.ts';
import { payWord } from '../month/payouts/month-payouts.ts';
import type { Payment } from '../payments/due/payment.ts';
import { paperHead } from './certificates/certificate.ts';

/** Pay handed out in cash: of workers without a valid account, and of those chosen. */
export const cashPayments = (payments: readonly Payment[]): readonly Payment[] =>
  payments.filter(({ obligation, skipped }) => obligation === 'payout' && skipped !== undefined);

const SIGNATURE = '______________________________';

/** The list of pay in cash of one day: each worker signs for the amount. */
export function cashList(settled: SettledMonth, listed: readonly Payment[], day: Day): Document {
  const total: Feninga = sumOf(listed, ({ amount }) => amount);
  const title = `Lista za isplatu u gotovini, ${payWord(settled).toLowerCase()} za ${markedMonth(settled)}`;
  const inWords = amountInWords(total);
  const blocks: readonly Block[] = [
    ...paperHead(settled.firm, [['Dan isplate', givenDay(day)]]),
    { kind: 'title', text: title },
    {
      kind: 'table',
      caption: 'Isplate u gotovini, iznosi u KM',
      columns: [figures('R. br.'), words('Ime i prezime'), figures('Iznos KM'), words('Potpis')],
      rows: [
        ...listed.map(({ payee, amount }, at) => [
          decimalFigure(at + 1, 0),
          oneLine(payee),
          amountFigure(amount),
          SIGNATURE,
        ]),
        ['', 'Ukupno', amountFigure(total), ''],
      ],
      strongRows: [listed.length],
      totals: [],
    },
    ...(inWords === undefined ? [] : [{ kind: 'paragraph', text: `Slovima: ${inWords}` } as const]),
    {
      kind: 'signatures',
      parties: [
        { role: 'Isplatio', name: '' },
        { role: 'Ovjerio', name: '' },
      ],
    },
  ];
  return {
    title,
    language: 'bs-Latn',
    fileName: `lista-gotovina_${monthCode(settled.month)}`,
    blocks,
  };
}
