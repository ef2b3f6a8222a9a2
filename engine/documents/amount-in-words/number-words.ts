import { formFor } from '../../core/numbers/format.ts';

type Gender = 'm' | 'f';

const TEENS =
  'deset jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest'.split(' ');
const TENS = ' deset dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset'.split(' ');
const UNITS: Readonly<Record<Gender, readonly string[]>> = {
  m: ' jedan dva tri četiri pet šest sedam osam devet'.split(' '),
  f: ' jedna dvije tri četiri pet šest sedam osam devet'.split(' '),
};

function hundreds(count: number): string {
  if (count === 0) return '';
  if (count === 1) return 'sto';
  return `${UNITS.f[count]} ${formFor(count, ['stotina', 'stotine', 'stotina'])}`;
}

function belowHundred(count: number, gender: Gender): string {
  if (count >= 10 && count < 20) return TEENS[count - 10] ?? '';
  return joined(TENS[Math.floor(count / 10)], UNITS[gender][count % 10]);
}

const belowThousand = (count: number, gender: Gender): string =>
  joined(hundreds(Math.floor(count / 100)), belowHundred(count % 100, gender));

function thousands(count: number): string {
  if (count === 0) return '';
  if (count === 1) return 'hiljadu';
  return `${belowThousand(count, 'f')} ${formFor(count, ['hiljada', 'hiljade', 'hiljada'])}`;
}

const millions = (count: number): string =>
  count === 0 ? '' : `${belowThousand(count, 'm')} ${formFor(count, ['milion', 'miliona', 'miliona'])}`;

const joined = (...words: readonly (string | undefined)[]): string => words.filter(Boolean).join(' ');

/** A whole number from 0 to 999 999 999 in words; the gender is that of the counted noun. */
export function numberInWords(count: number, gender: Gender): string {
  if (count === 0) return 'nula';
  return joined(
    millions(Math.floor(count / 1_000_000)),
    thousands(Math.floor(count / 1000) % 1000),
    belowThousand(count % 1000, gender),
  );
}
