import type { Cell } from '../../documents/blocks.ts';
import { amountFigure, decimalFigure } from '../../documents/figures.ts';
import { checkAccount } from '../../documents/identifiers/account.ts';
import { fullName, sum } from '../forms/filing.ts';
import type { SettledMonth, SettledWage } from '../model/wage.ts';
import type { Worker } from '../model/worker.ts';
import { payoutLists } from '../recap/payout-lists.ts';
import { estimateMark } from '../settle/estimated.ts';
import { type Sheet, sheetName } from '../sheets/sheet.ts';
import { payoutParts } from './parts.ts';

/** The list a bank takes to pay many workers at once. */
export interface BankPayoutList {
  /** Of the file, without its extension. */
  readonly fileName: string;
  /** What people call it. */
  readonly bank: string;
  readonly sheets: readonly Sheet[];
}

interface Listed {
  readonly lists: readonly BankPayoutList[];
  /** Workers who are in no list, and why. */
  readonly skipped: readonly { readonly worker: string; readonly reason: string }[];
}

/** Lists by bank in the templates of the three banks that have one, and our own for all. Accounts and personal numbers are texts. */
export function bankPayoutLists(settled: SettledMonth): Listed {
  const judged = settled.wages.map((wage) => ({ wage, reason: reasonAgainst(wage) }));
  const paid = judged.flatMap(({ wage, reason }) => (reason === undefined ? [wage] : []));
  const at = (...prefixes: string[]) =>
    paid.filter(({ worker }) => prefixes.includes(worker.account.slice(0, 3)));
  const templates = [
    { bank: 'UniCredit', fileName: 'isplate-unicredit', wages: at('338', '551'), rows: unicredit },
    { bank: 'Raiffeisen', fileName: 'isplate-raiffeisen', wages: at('161'), rows: raiffeisen },
    { bank: 'Intesa Sanpaolo', fileName: 'isplate-intesa', wages: at('154'), rows: intesa },
  ].filter(({ wages }) => wages.length > 0);
  return {
    lists: [
      ...templates.map(({ bank, fileName, wages, rows }) => ({
        bank,
        fileName,
        sheets: [{ ...rows(settled, wages), name: sheetName(bank) }],
      })),
      ...(paid.length > 0 ? [ownList(settled, paid)] : []),
    ],
    skipped: judged.flatMap(({ wage, reason }) =>
      reason === undefined ? [] : [{ worker: fullName(wage.worker), reason }],
    ),
  };
}

function reasonAgainst({ worker, payout }: SettledWage): string | undefined {
  if (payout <= 0) return 'Nema iznosa za isplatu.';
  if (worker.account === '') return 'Nema računa.';
  return checkAccount(worker.account);
}

type Rows = (settled: SettledMonth, wages: readonly SettledWage[]) => Omit<Sheet, 'name'>;

const slashed = (settled: SettledMonth): string =>
  `${settled.month.month}/${settled.month.year}${estimateMark(settled)}`;
const short = (settled: SettledMonth): string =>
  `${settled.month.month}/${String(settled.month.year).slice(2)}${estimateMark(settled)}`;
const lastFirst = ({ lastName, firstName }: Worker): string => `${lastName} ${firstName}`.trim();

/** One row for each kind of pay. */
const unicredit: Rows = (settled, wages) => ({
  widths: [16, 30, 20, 14, 28, 14],
  strongRows: [0],
  rows: [
    ['JIB', 'Ime i prezime', 'Račun', 'Iznos', 'Svrha', 'Vrsta uplate'],
    ...wages.flatMap((wage) =>
      payoutParts(wage).map(({ word, amount }): Cell[] => [
        settled.firm.jib,
        fullName(wage.worker),
        wage.worker.account,
        amountFigure(amount),
        `${word} za ${slashed(settled)}`,
        'Redovno',
      ]),
    ),
  ],
});

const raiffeisen: Rows = (settled, wages) => ({
  widths: [16, 18, 22, 20, 14, 24],
  strongRows: [0],
  rows: [
    ['JIB', 'IME', 'PREZIME', 'RAČUN', 'IZNOS', 'SVRHA'],
    ...wages.map((wage): Cell[] => [
      settled.firm.jib,
      wage.worker.firstName,
      wage.worker.lastName,
      wage.worker.account,
      amountFigure(wage.payout),
      `NETO PLATA ${short(settled)}.`,
    ]),
  ],
});

/** Its rows stand where the template has them: the firm in the second, the heading in the sixth. */
const intesa: Rows = (settled, wages) => ({
  widths: [30, 4, 14, 16, 20],
  strongRows: [5, 6 + wages.length],
  rows: [
    [],
    [settled.firm.name],
    [],
    [`UPLATA plate, toplog obroka i prevoza ${short(settled)}`],
    [],
    ['PREZIME I IME', '', 'IZNOS', 'JMBG', 'RAČUN'],
    ...wages.map((wage): Cell[] => [
      lastFirst(wage.worker),
      '',
      amountFigure(wage.payout),
      wage.worker.jmbg,
      wage.worker.account,
    ]),
    ['UKUPNO', '', amountFigure(sum(wages, ({ payout }) => payout)), '', ''],
  ],
});

/** Our own, for any bank: a sheet for each. */
function ownList(settled: SettledMonth, wages: readonly SettledWage[]): BankPayoutList {
  const purpose = `${settled.firm.entity === 'fbih' ? 'Plaća' : 'Plata'} za ${slashed(settled)}`;
  return {
    bank: 'Sve banke',
    fileName: 'isplate-po-bankama',
    sheets: payoutLists({ wages }).map(({ prefix, bank = `Banka ${prefix}`, payouts, total }) => ({
      name: sheetName(bank),
      widths: [6, 30, 16, 20, 28, 14, 24],
      strongRows: [0, payouts.length + 1],
      rows: [
        ['R. br.', 'Prezime i ime', 'JMBG', 'Račun', 'Banka', 'Iznos', 'Svrha'],
        ...payouts.map(({ worker, amount }, at): Cell[] => [
          decimalFigure(at + 1, 0),
          lastFirst(worker),
          worker.jmbg,
          worker.account,
          bank,
          amountFigure(amount),
          purpose,
        ]),
        ['', 'UKUPNO', '', '', '', amountFigure(total), ''],
      ],
    })),
  };
}
