/**
 * Where two letters meet without being one: `in-jekcija`, `kon-junkcija`, `nad-živjeti`. By the stems after which
 * Bosnian words keep them apart; `konj`, `odžak`, `hodža` and `nadžak` are not among them.
 */
const APART = new RegExp(
  [
    '^(?:dez|mikro|re)?in(?=j(?:ek[ct]|icir|unk|uri))',
    '^(?:h?iper|ne|de)?kon(?=j(?:ug|un[kg]|ek[ct]))',
    '^(?:iz)?van(?=jezi[kč])',
    '^pan(?=j(?:ugosl|evr))',
    '^(?:a|ta)n(?=j(?:on|ug))',
    '^(?:na|o|po|pre)d(?=ž(?:al|anr|ar|bun|d|dr|eć|eg|el|enidb|et|iv|iž|nj|ub|ulj|up|vak))',
  ].join('|'),
  'iu',
);

/** No word has it, and it is no letter: the two it stands between are written one by one. */
const BREAK = '\u0000';

/** A Latin word with the letters that do not join set apart. */
export const keptApart = (word: string): string => word.replace(APART, (prefix) => prefix + BREAK);

export const joined = (word: string): string => word.replaceAll(BREAK, '');
