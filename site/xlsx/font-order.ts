import type { Feature } from 'write-excel-file/universal';

/** The sequence of CT_Font in ECMA-376, part 1, 18.8.22. */
const SEQUENCE =
  'b i strike condense extend outline shadow u vertAlign sz color name family charset scheme'.split(' ');

/** The library writes these as they come to it; a strict reader refuses the file, so they are put in order. */
export const FONT_ORDER: Feature<Blob> = {
  files: {
    transform: {
      'xl/styles.xml': {
        transform: (styles) =>
          styles.replace(/(?<=<font>).*?(?=<\/font>)/gs, (children) => ordered(children)),
      },
    },
  },
};

const ordered = (children: string): string =>
  (children.match(/<[^>]+\/>/g) ?? []).sort((a, b) => placeOf(a) - placeOf(b)).join('');

const placeOf = (child: string): number => SEQUENCE.indexOf(/\w+/.exec(child)?.[0] ?? '');
