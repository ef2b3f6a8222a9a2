/** What hidden and filtered rows look like in a sheet. */
const HIDDEN = /<row\b[^>]*\bhidden="(?:1|true)"/g;

export const hiddenRowsIn = (sheet: string): number => sheet.match(HIDDEN)?.length ?? 0;

/** The library drops the errors of formulas; as texts they stay, to be said where they stand. */
const ERROR_CELL = /(<c\b[^>]*\bt=")e(")/g;

export const withErrorsAsTexts = (sheet: string): string => sheet.replace(ERROR_CELL, '$1str$2');

const PERCENT_IDS = ['9', '10'];
const DECIMALS = 1e6;

/** Styles of cells, by their number, that show a share as a percent. */
export function percentStyles(styles: string): ReadonlySet<string> {
  const own = [...styles.matchAll(/<numFmt\b[^>]*>/g)]
    .map(([tag]) => ({ id: attribute(tag, 'numFmtId'), code: attribute(tag, 'formatCode') ?? '' }))
    .filter(({ code }) => code.replace(/&quot;.*?&quot;/g, '').includes('%'))
    .map(({ id }) => id);
  const ids = new Set([...PERCENT_IDS, ...own]);
  const [all = ''] = /<cellXfs\b[\s\S]*?<\/cellXfs>/.exec(styles) ?? [];
  const formats = [...all.matchAll(/<xf\b[^>]*>/g)].map(([tag]) => attribute(tag, 'numFmtId'));
  return new Set(formats.flatMap((id, at) => (ids.has(id) ? [String(at)] : [])));
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

const NUMBER_CELL = /<c\b([^>]*)>(?:<f\b[^>]*\/>|<f\b[^>]*>[^<]*<\/f>)?<v>([^<]*)<\/v>/g;

/** A share shown as a percent is stored as a fraction: `0.01` becomes the text `1 %`, as people read it. */
export const withPercentsAsTexts = (sheet: string, styles: ReadonlySet<string>): string =>
  sheet.replace(NUMBER_CELL, (cell, attributes: string, value: string) => {
    const isNumber = (attribute(attributes, 't') ?? 'n') === 'n';
    if (!isNumber || !styles.has(attribute(attributes, 's') ?? '')) return cell;
    const percent = Math.round(Number(value) * 100 * DECIMALS) / DECIMALS;
    return `<c${attributes.replace(/\bt="n"/, '')} t="str"><v>${String(percent).replace('.', ',')} %</v>`;
  });
