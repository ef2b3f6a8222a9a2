import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import type { Cell } from '../../../documents/blocks.ts';
import { amountFigure, decimalFigure } from '../../../documents/figures.ts';
import { checkAccount } from '../../../documents/identifiers/account.ts';
import { compact, hasThirteenDigits } from '../../../documents/identifiers/digits.ts';
import { type Sheet, sheetName } from '../../../documents/sheet.ts';
import { bankOf } from '../../firms/accounts/banks.ts';
import type { Firm } from '../../model/firm.ts';
import { surnameFirst } from '../../model/firm.ts';
import type { SettledMonth, SettledWage } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { markedMonth } from '../../month/calculate/estimated.ts';
import { payoutReference, payWord } from '../../month/payouts/month-payouts.ts';
import { payoutMonths } from '../../month/payouts/paid-in.ts';
import { wageByAccount } from '../orders/split-pay.ts';
import { intesa, raiffeisen, unicredit } from './templates.ts';

/** The list for a bank to pay many workers at once. */
export interface BankPayoutList {
  /** Of the file, without its extension. */
  readonly fileName: string;
  /** Its name for people. */
  readonly bank: string;
  readonly sheets: readonly Sheet[];
  /** The id of its payout, in a month with several. */
  readonly payout?: string;
}

/** The lists of a month by bank. */
export interface PayoutLists {
  readonly lists: readonly BankPayoutList[];
  /** Workers who are in no list or not in that of a bank, and the reason; the firm when a list lacks its identification. */
  readonly skipped: readonly Skipped[];
}

interface Skipped {
  readonly worker: string;
  readonly reason: string;
}

/**
 * Lists by bank in the templates of the three banks that have one, and our own for all; of each payout. Accounts and personal numbers are
 * texts.
 * @param isInCash true for pay that is handed out in cash, of one payout
 */
export function bankPayoutLists(
  settled: SettledMonth,
  isInCash: (worker: Worker, payout: string | undefined) => boolean = () => false,
): PayoutLists {
  const ofPayouts = payoutMonths(settled).map((month) => ({
    month,
    ...listsOfPayout(month, (worker) => isInCash(worker, month.payout?.id)),
  }));
  const skipped = ofPayouts.flatMap((one) => one.skipped);
  return {
    lists: ofPayouts.flatMap(({ month: { payout }, lists }) =>
      payout
        ? lists.map((list) => ({
            ...list,
            payout: payout.id,
            fileName: `${list.fileName}_${payoutReference(payout)}`,
          }))
        : lists,
    ),
    skipped: skipped.filter(
      ({ worker, reason }, at) =>
        skipped.findIndex((one) => one.worker === worker && one.reason === reason) === at,
    ),
  };
}

function listsOfPayout(settled: SettledMonth, isInCash: (worker: Worker) => boolean): PayoutLists {
  const judged = settled.wages
    .flatMap(wageByAccount)
    .map((wage) => ({ wage, reason: isInCash(wage.worker) ? IN_CASH : reasonAgainst(wage) }));
  const paid = judged.flatMap(({ wage, reason }) => (reason === undefined ? [wage] : []));
  const at = (...prefixes: string[]) =>
    paid.filter(({ worker }) => prefixes.includes(worker.account.slice(0, 3)));
  const templates = [
    { bank: 'UniCredit', fileName: 'isplate-unicredit', wages: at('338', '551'), rows: unicredit, by: 'JIB' },
    { bank: 'Raiffeisen', fileName: 'isplate-raiffeisen', wages: at('161'), rows: raiffeisen, by: 'JIB' },
    { bank: 'Intesa Sanpaolo', fileName: 'isplate-intesa', wages: at('154'), rows: intesa, by: 'JMBG' },
  ] as const;
  const judgedLists = templates.map(({ wages, ...template }) => ({
    ...template,
    ...judgedList(settled.firm, wages, template),
  }));
  return {
    lists: [
      ...judgedLists
        .filter(({ wages }) => wages.length > 0)
        .map(({ bank, fileName, wages, rows }) => ({
          bank,
          fileName,
          sheets: [{ ...rows(settled, wages), name: sheetName(bank) }],
        })),
      ...(paid.length > 0 ? [ownList(settled, paid)] : []),
    ],
    skipped: [
      ...judged.flatMap(({ wage, reason }) =>
        reason === undefined ? [] : [{ worker: surnameFirst(wage.worker), reason }],
      ),
      ...judgedLists.flatMap(({ skipped }) => skipped),
    ],
  };
}

/** The identification in a template besides the account: the firm's JIB in every row, or the worker's JMBG. */
interface Template {
  readonly bank: string;
  readonly by: 'JIB' | 'JMBG';
}

/** Workers that fit a bank's list: its cell is never empty. */
function judgedList(firm: Firm, wages: readonly SettledWage[], { bank, by }: Template) {
  const lacks = `${by} od 13 cifara`;
  if (by === 'JIB') {
    if (wages.length === 0 || hasThirteenDigits(firm.jib)) return { wages, skipped: [] };
    const reason = `Nema ${lacks}: lista za ${bank} se ne pravi dok se ne upiše u podatke firme.`;
    return { wages: [], skipped: [{ worker: firm.name, reason }] };
  }
  const isKnown = ({ worker }: SettledWage): boolean => hasThirteenDigits(worker.jmbg);
  return {
    wages: wages.filter(isKnown),
    skipped: wages
      .filter((wage) => !isKnown(wage))
      .map(
        ({ worker }): Skipped => ({
          worker: surnameFirst(worker),
          reason: `Nema ${lacks}: nije na listi za ${bank}, samo na listi „Sve banke“.`,
        }),
      ),
  };
}

const IN_CASH = 'Isplata u gotovini.';

function reasonAgainst({ worker, payout }: SettledWage): string | undefined {
  if (payout <= 0) return 'Nema iznosa za isplatu.';
  if (worker.account === '') return 'Nema računa.';
  return checkAccount(worker.account);
}

/** Our own, for any bank: a sheet for each. */
function ownList(settled: SettledMonth, wages: readonly SettledWage[]): BankPayoutList {
  const purpose = `${payWord(settled)} za ${markedMonth(settled)}`;
  return {
    bank: 'Sve banke',
    fileName: 'isplate-po-bankama',
    sheets: payoutsByBank({ wages }).map(({ prefix, bank = `Banka ${prefix}`, payouts, total }) => ({
      name: sheetName(bank),
      widths: [6, 30, 16, 20, 28, 14, 24],
      strongRows: [0, payouts.length + 1],
      rows: [
        ['R. br.', 'Prezime i ime', 'JMBG', 'Račun', 'Banka', 'Iznos', 'Svrha'],
        ...payouts.map(({ worker, amount }, at): Cell[] => [
          decimalFigure(at + 1, 0),
          surnameFirst(worker),
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

/** Workers paid through one bank. */
interface BankPayouts {
  /** First three digits of the accounts; empty if there is none. */
  readonly prefix: string;
  /** Undefined when the bank is unknown. */
  readonly bank: string | undefined;
  readonly payouts: readonly { readonly worker: Worker; readonly amount: Feninga }[];
  readonly total: Feninga;
}

/** Payouts by bank, in the order of their numbers; those without an account are last. Workers without a payout are on none. */
export function payoutsByBank({ wages }: Pick<SettledMonth, 'wages'>): BankPayouts[] {
  const paid = wages.flatMap(wageByAccount).filter(({ payout }) => payout > 0);
  const prefixes = [...new Set(paid.map(prefixOf))].sort((one, other) =>
    (one || '~') < (other || '~') ? -1 : 1,
  );
  return prefixes.map((prefix) => {
    const inList = paid.filter((wage) => prefixOf(wage) === prefix);
    return {
      prefix,
      bank: bankOf(prefix),
      payouts: inList.map(({ worker, payout }) => ({ worker, amount: payout })),
      total: sumOf(inList, ({ payout }) => payout),
    };
  });
}

const prefixOf = ({ worker }: SettledWage): string => compact(worker.account).slice(0, 3);
