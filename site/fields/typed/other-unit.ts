/** The units a number may end with that are not of its kind; KM in either script. */
const OTHER: Readonly<Record<string, RegExp>> = {
  iznos: /[%h]$/i,
  posto: /[hm\u043c]$/i,
  sati: /[%m\u043c]$/i,
};
const ANY = /[%hm\u043c]$/i;

/** True for a number with the unit of another kind: `1 %` of an amount is not 1 KM. */
export const hasOtherUnit = (kind: string, text: string): boolean => (OTHER[kind] ?? ANY).test(text.trim());
