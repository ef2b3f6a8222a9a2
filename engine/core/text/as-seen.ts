/** Letters that are never drawn: soft hyphen, U+200B–U+200F, U+202A–U+202E, U+2060–U+206F, U+FEFF. They come along with copied text. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** A text without them. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/** A number or an identifier as it is seen: without letters that are never drawn, with plain single blanks, trimmed. Every reader of a number, a day or an identifier begins with it. */
export const asSeen = (text: string): string => withoutUnseen(text).replace(/\s+/g, ' ').trim();
