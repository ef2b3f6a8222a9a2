import { formatDay, formatRate } from '../../../../core/numbers/format.ts';
import { commaAmount } from '../../../../core/numbers/units.ts';
import { plainName } from '../../../../core/text/letters.ts';
import { checkAccount, withoutBosnianHead } from '../../../../documents/identifiers/account.ts';
import { compact } from '../../../../documents/identifiers/digits.ts';
import { LONGER_SERVICE_NAMES, STATUS_NAMES } from '../../../model/status.ts';
import type {
  AccountPart,
  ContractKind,
  EmploymentSpell,
  LongerService,
  Sex,
  WorkerStatus,
} from '../../../model/worker-values.ts';
import { isUnsurePercent, readAmount, readPercent, signsOf } from './amount.ts';
import { type CellReading, plainly, readDay, unreadable } from './reading.ts';

/** Text for our own files, readable by `readSpells`: `1. 2. 2018. – 31. 3. 2020.; …`. */
export const writtenSpells = (spells: readonly EmploymentSpell[]): string =>
  spells.map(({ from, to }) => `${formatDay(from)} – ${formatDay(to)}`).join('; ');

const DAYS = { isMonthFirst: false, is1904: false } as const;
const SPELLS = 'Upišite prvi i posljednji dan svakog ranijeg zaposlenja, npr. 1. 2. 2018. – 31. 3. 2020.';

/** Earlier employments; their days are separated by a dash, the employments by a semicolon. */
export function readSpells(text: string): CellReading<readonly EmploymentSpell[]> {
  const spells: EmploymentSpell[] = [];
  for (const one of partsIn(text)) {
    const [from, to, more] = one.split(/\s+[–-]\s+|–/).map((day) => readDay(day.trim(), DAYS));
    if (!from || !to || more || 'problem' in from || 'problem' in to) return unreadable(SPELLS);
    if (to.value < from.value) return unreadable(`Zaposlenje ${one} završava prije nego što počinje.`);
    spells.push({ from: from.value, to: to.value });
  }
  return spells.length > 0 ? plainly(spells) : unreadable(SPELLS);
}

/** Text for our own files, readable by `readAccounts`: `1610000000000000 200,00; … 25 %`. */
export const writtenAccounts = (parts: readonly AccountPart[]): string =>
  parts
    .map(({ account, amount, share }) =>
      [account, amount === undefined ? share !== undefined && formatRate(share) : commaAmount(amount)]
        .filter(Boolean)
        .join(' '),
    )
    .join('; ');

const ACCOUNTS =
  'Upišite račun pa iznos ili procenat, npr. 1610000000000000 200,00. Više računa odvojite s „;“.';

/** Further accounts of a worker, each with its amount or share. */
export function readAccounts(text: string): CellReading<readonly AccountPart[]> {
  const parts: AccountPart[] = [];
  for (const one of partsIn(text)) {
    const [, number = '', rest = ''] = /^((?:BA)?[\d\s-]{16,24}?)\s+([\d.,]+\s*%?)$/i.exec(one) ?? [];
    const account = withoutBosnianHead(compact(number));
    if (account === '' || checkAccount(account) !== undefined) return unreadable(ACCOUNTS);
    const part = partOf(rest);
    if (part === undefined) return unreadable(ACCOUNTS);
    parts.push({ account, ...part });
  }
  return parts.length > 0 ? plainly(parts) : unreadable(ACCOUNTS);
}

function partOf(text: string): Omit<AccountPart, 'account'> | undefined {
  if (text.includes('%')) {
    const share = isUnsurePercent(text) ? undefined : readPercent(text);
    return share && 'value' in share ? { share: share.value } : undefined;
  }
  const amount = readAmount(text, signsOf([text]));
  return 'value' in amount ? { amount: amount.value } : undefined;
}

const partsIn = (text: string): readonly string[] =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The kind of worker by its name, or by a word of it. */
export function readStatus(text: string): CellReading<WorkerStatus> {
  const word = plainName(text);
  const found = (Object.keys(STATUS_NAMES) as WorkerStatus[]).find((status) =>
    STATUS_TEXT[status].some((known) => word.includes(known)),
  );
  return found
    ? plainly(found)
    : unreadable(
        `Upišite jedno od: ${Object.values(STATUS_NAMES).join(', ')}. Za redovnog radnika ćelija ostaje prazna.`,
      );
}

const STATUS_TEXT: Readonly<Record<WorkerStatus, readonly string[]>> = {
  trainee: ['pripravnik', 'pripravnica'],
  training: ['osposobljavanj', 'volonter'],
  disabled: ['invalid'],
  pensioner: ['penzioner', 'penzionisan', 'umirovljen'],
  unpaid: ['bez plate', 'bez place'],
};

/** `12/14`, `14`. */
export function readLongerService(text: string): CellReading<LongerService> {
  const [, months] = /^(?:12\s*(?:\/|mjeseci kao)\s*)?(1[456])$/.exec(text.trim()) ?? [];
  return months ? plainly(months as LongerService) : unreadable('Upišite 12/14, 12/15 ili 12/16.');
}

/** `Ž`, `žensko`, `M`, `muški`. */
export function readSex(text: string): CellReading<Sex> {
  const word = plainName(text);
  if (/^(?:z|zena|f)$|^zensk/.test(word)) return plainly('Ž');
  return /^m$|^musk/.test(word) ? plainly('M') : unreadable('Upišite M ili Ž.');
}

/** `na neodređeno vrijeme`, `određeno`. */
export function readContractKind(text: string): CellReading<ContractKind> {
  const word = plainName(text);
  if (word.includes('neodredjen') || word.includes('neodreden')) return plainly('neodređeno');
  return word.includes('odredjen') || word.includes('odreden')
    ? plainly('određeno')
    : unreadable('Upišite neodređeno ili određeno.');
}

export const writtenStatus = (status: WorkerStatus): string => STATUS_NAMES[status];
export const writtenLongerService = (longer: LongerService): string => LONGER_SERVICE_NAMES[longer];
