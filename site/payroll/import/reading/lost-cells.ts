import { attribute, type CellStyles } from './stored-cells.ts';

/** A sheet in which what the library would lose or read as something else stands as texts. */
export const withTextsForLost = (sheet: string, styles: CellStyles): string =>
  withNumbersAsShown(withoutResultsSaid(withErrorsAsTexts(sheet)), styles);

/** The library drops the errors of formulas; as texts they stay, to be said where they stand. */
const ERROR_CELL = /(<c\b[^>]*\bt=")e(")/g;

const withErrorsAsTexts = (sheet: string): string => sheet.replace(ERROR_CELL, '$1str$2');

/** A formula that was never calculated, as programs write them that are no spreadsheets. */
const UNRECKONED = /<c\b([^>]*)>(<f\b[^>]*\/>|<f\b[^>]*>[^<]*<\/f>)(?:<v\s*\/>|<v><\/v>)?<\/c>/g;

/** Such a cell is not empty: it says that it has no result. A formula may give an empty text. */
const withoutResultsSaid = (sheet: string): string =>
  sheet.replace(UNRECKONED, (cell, attributes: string) =>
    attribute(attributes, 't') === 'str'
      ? cell
      : `<c${attributes.replace(/\bt="[^"]*"/, '')} t="str"><v>#FORMULA</v></c>`,
  );

const NUMBER_CELL = /<c\b([^>]*)>(?:<f\b[^>]*\/>|<f\b[^>]*>[^<]*<\/f>)?<v>([^<]*)<\/v>/g;

/** A share shown as a percent and a time shown by the clock are stored as fractions: they become texts as people read them. */
const withNumbersAsShown = (sheet: string, { percents, times }: CellStyles): string =>
  sheet.replace(NUMBER_CELL, (cell, attributes: string, value: string) => {
    const style = attribute(attributes, 's') ?? '';
    const isNumber = (attribute(attributes, 't') ?? 'n') === 'n';
    // Shown as a day it would be one that no calendar has: a JMBG in a column of days.
    if (isNumber && Number(value) > LAST_SERIAL)
      return `<c${attributes.replace(/\bs="[^"]*"/, '')}><v>${value}</v>`;
    if (!isNumber || !(percents.has(style) || times.has(style))) return cell;
    const shown = percents.has(style) ? percentOf(Number(value)) : clockOf(Number(value));
    return `<c${attributes.replace(/\bt="n"/, '')} t="str"><v>${shown}</v>`;
  });

/** 31. 12. 9999, after which spreadsheets know no day. */
const LAST_SERIAL = 2_958_465;
const DECIMALS = 1e6;

/** `0.01` → `1 %` */
const percentOf = (share: number): string =>
  `${String(Math.round(share * 100 * DECIMALS) / DECIMALS).replace('.', ',')} %`;

const SECONDS_A_DAY = 86_400;
const two = (number: number): string => String(number).padStart(2, '0');

/** `0.3125` of a day → `7:30`; the hours of several days stand together. */
function clockOf(days: number): string {
  const seconds = Math.round(days * SECONDS_A_DAY);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}${rest === 0 ? '' : `:${two(rest)}`}`;
}
