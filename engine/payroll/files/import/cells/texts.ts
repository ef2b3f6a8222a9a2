import { MONTHS_A_YEAR } from '../../../../core/days/day.ts';
import { plainName } from '../../../../core/text/letters.ts';
import type { AgreedChoice } from '../../../model/agreed-pay.ts';
import type { PensionFund, PriorService, Schooling } from '../../../model/worker.ts';
import { scaled } from './amount.ts';
import { type CellReading, changed, plainly, unreadable } from './reading.ts';

const YES = new Set(['da', 'd', '1', 'x', 'true', 'yes', 'jeste']);
const NO = new Set(['ne', 'n', '0', 'false', 'no', 'nije']);

/** Text for our own files, readable by `readYesNo`; empty when undefined. */
export const writtenYesNo = (value: boolean | undefined): string =>
  value === undefined ? '' : value ? 'da' : 'ne';

/** `da`, `x`, `1`; `ne`, `0`. */
export function readYesNo(text: string): CellReading<boolean> {
  const word = plainName(text);
  if (YES.has(word)) return plainly(true);
  return NO.has(word) ? plainly(false) : unreadable('Upišite da ili ne.');
}

const SCHOOLINGS: ReadonlyMap<string, Schooling> = new Map(
  Object.entries<Schooling>({
    nk: 'NK',
    pk: 'PK',
    kv: 'KV',
    sss: 'SSS',
    vs: 'VŠS',
    vss: 'VSS',
  }),
);

/** Degrees of the old scale, with their common names. */
const DEGREES: ReadonlyMap<string, Schooling> = new Map(
  Object.entries<Schooling>({
    i: 'NK',
    ii: 'PK',
    iii: 'KV',
    iv: 'SSS',
    vi: 'VŠS',
    vii: 'VSS',
    srednja: 'SSS',
    visa: 'VŠS',
    visoka: 'VSS',
    'srednja strucna sprema': 'SSS',
    'visoka strucna sprema': 'VSS',
    'visa strucna sprema': 'VŠS',
  }),
);

/** `IV`, `VII/1`: a degree written as a number. */
export const isDegree = (text: string): boolean => /^(?:[IV]{1,3}|[1-7])(?:[./ ].*)?$/i.test(text.trim());

/** Reads schooling; VŠS and VSS differ by one letter, so diacritics decide. */
export function readSchooling(text: string, degreesMean: 'da' | 'ne'): CellReading<Schooling> {
  if (/^[vв]\.?\s?[šш]/iu.test(text.trim())) return plainly('VŠS');
  const word = plainName(text.replace(/\/.*$/, ''));
  const known = SCHOOLINGS.get(word);
  if (known) return plainly(known);
  const degree = roman(word) || word;
  if (degree === 'v' || degree === 'vkv') return unreadable(SPECIALISED, { choices: SECONDARY });
  const meant = DEGREES.get(degree);
  if (!meant || (isDegree(text) && degreesMean === 'ne'))
    return unreadable('Upišite stručnu spremu kao NK, PK, KV, SSS, VŠS ili VSS.');
  return changed(meant, { kind: 'schooling', old: text, now: meant, toConfirm: false });
}

/** The fifth degree follows secondary school; the minimum wage decision depends on the years a job requires. */
const SPECIALISED =
  'V stepen (VKV) je specijalizacija poslije srednje škole: izaberite KV ako posao traži trogodišnju, SSS ako traži četverogodišnju.';

const SECONDARY = ['KV', 'SSS'].map((text) => ({ label: text, text }));

const roman = (word: string): string => ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii'][Number(word)] ?? '';

export function readFund(text: string): CellReading<PensionFund> {
  const word = plainName(text).replace(/^(?:pio|fond|mio) /, '');
  if (word === 'rs' || word === 'republika srpska') return plainly('rs');
  return word === 'fbih' || word === 'federacija'
    ? plainly('fbih')
    : unreadable('Upišite fond: RS ili FBiH.');
}

export type PayKind = AgreedChoice;

export function readPayKind(text: string): CellReading<PayKind> {
  const name = plainName(text);
  const found = (['bruto', 'neto', 'satnica'] as const).filter((kind) => name.includes(kind));
  // `neto isplata` is a net.
  if (found.length === 0 && name.includes('isplat')) return plainly('isplata');
  return found[0] && found.length === 1
    ? plainly(found[0])
    : unreadable('Upišite bruto, neto, za isplatu ili satnica.');
}

/** Limits of each part of prior service. */
export const MOST_SERVICE = { years: 60, months: 11, days: 30 } as const;

const service = (years: number, months = 0, days = 0): CellReading<PriorService> =>
  years <= MOST_SERVICE.years && months <= MOST_SERVICE.months && days <= MOST_SERVICE.days
    ? plainly({ years, months, days })
    : unreadable('Staž ima do 60 godina, 11 mjeseci i 30 dana.');

/** Reads prior service: `4`, `4,5`, `4g 7m`, `4 god. 7 mj. 3 d.`, `4-7-0`. */
export function readService(text: string): CellReading<PriorService> {
  const bare = text.toLowerCase().trim();
  const [, years, months, days] = /^(\d{1,2})[-/](\d{1,2})[-/](\d{1,2})$/.exec(bare) ?? [];
  if (years) return service(Number(years), Number(months), Number(days));
  const parts = [...bare.matchAll(/(\d{1,4})\s*(g|m|d)\p{L}*\.?/gu)];
  if (parts.length > 0 && bare.replace(/(\d{1,4})\s*(g|m|d)\p{L}*\.?/gu, '').replace(/[\s,i]/g, '') === '')
    return service(...partsOf(parts));
  const hundredths = scaled(bare, 2);
  if (hundredths === undefined) return unreadable('Staž se upisuje kao 4, 4,5 ili 4g 7m.');
  const all = Math.round((hundredths * MONTHS_A_YEAR) / 100);
  return service(Math.floor(all / MONTHS_A_YEAR), all % MONTHS_A_YEAR);
}

function partsOf(parts: readonly RegExpMatchArray[]): [number, number, number] {
  const of = (unit: string): number => Number(parts.find(([, , letter]) => letter === unit)?.[1] ?? 0);
  return [of('g'), of('m'), of('d')];
}

/** @param most the largest accepted value */
export function readCount(text: string, most = 99): CellReading<number> {
  return /^\d{1,2}$/.test(text.trim()) && Number(text) <= most
    ? plainly(Number(text))
    : unreadable(`Upišite cijeli broj do ${most}.`);
}
