/** What hidden and filtered rows look like in a sheet. */
const HIDDEN = /<row\b[^>]*\bhidden="(?:1|true)"/g;

export const hiddenRowsIn = (sheet: string): number => sheet.match(HIDDEN)?.length ?? 0;

const HIDDEN_COLUMNS = /<col\b[^>]*\bhidden="(?:1|true)"[^>]*>/g;
/** The rest of a sheet beside the table is often hidden whole, and holds nothing. */
const WIDEST = 200;

/** Hidden columns in which something stands. */
export function hiddenColumnsIn(sheet: string): number {
  const spans = [...sheet.matchAll(HIDDEN_COLUMNS)].flatMap(([tag]) => {
    const [first, last] = [Number(attribute(tag, 'min')), Number(attribute(tag, 'max'))];
    return Array.from({ length: Math.min(last - first + 1, WIDEST) }, (_, at) => first + at);
  });
  return spans.filter((column) => new RegExp(`<c r="${lettersOf(column)}\\d+"[^>]*[^/]>`).test(sheet)).length;
}

const LETTERS = 26;
/** 1 is A, 27 is AA. */
const lettersOf = (column: number): string =>
  column === 0
    ? ''
    : lettersOf(Math.floor((column - 1) / LETTERS)) + String.fromCharCode(65 + ((column - 1) % LETTERS));

/** The value of an attribute in a tag. */
export const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** Styles of cells, by their number, of numbers that are shown otherwise than they are stored. */
export interface CellStyles {
  readonly percents: ReadonlySet<string>;
  /** An hour of the day or a length of time: a part of a day is stored. */
  readonly times: ReadonlySet<string>;
}

const PERCENTS = ['9', '10'];
const TIMES = ['18', '19', '20', '21', '45', '46', '47'];

export function stylesOf(styles: string): CellStyles {
  const own = [...styles.matchAll(/<numFmt\b[^>]*>/g)].map(([tag]) => ({
    id: attribute(tag, 'numFmtId') ?? '',
    code: bareCode(attribute(tag, 'formatCode') ?? ''),
  }));
  const [all = ''] = /<cellXfs\b[\s\S]*?<\/cellXfs>/.exec(styles) ?? [];
  const formats = [...all.matchAll(/<xf\b[^>]*>/g)].map(([tag]) => attribute(tag, 'numFmtId') ?? '');
  const stylesIn = (usual: readonly string[], isSuch: (code: string) => boolean): ReadonlySet<string> => {
    const ids = new Set([...usual, ...own.filter(({ code }) => isSuch(code)).map(({ id }) => id)]);
    return new Set(formats.flatMap((id, at) => (ids.has(id) ? [String(at)] : [])));
  };
  return {
    percents: stylesIn(PERCENTS, (code) => code.includes('%')),
    times: stylesIn(TIMES, (code) => /h/i.test(code) && !/[dy]/i.test(code)),
  };
}

/** The code of a format without the words, colours and places in it, which are no signs of it. */
const bareCode = (code: string): string =>
  code
    .replace(/&quot;.*?&quot;/g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/\\./g, '');
