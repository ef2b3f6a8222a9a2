/** UN/ECE Recommendation 20 codes of the units people write on invoices. */
export const UNIT_CODES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kom: 'H87',
    komad: 'H87',
    h: 'HUR',
    sat: 'HUR',
    sati: 'HUR',
    dan: 'DAY',
    dana: 'DAY',
    mj: 'MON',
    mjesec: 'MON',
    mjeseci: 'MON',
    god: 'ANN',
    godina: 'ANN',
    g: 'GRM',
    kg: 'KGM',
    t: 'TNE',
    m: 'MTR',
    km: 'KMT',
    m2: 'MTK',
    'm²': 'MTK',
    m3: 'MTQ',
    'm³': 'MTQ',
    l: 'LTR',
    kwh: 'KWH',
    par: 'PR',
    set: 'SET',
  }),
);

/** `one` of something that has no unit of its own. */
const ONE = 'C62';

/** The code of a unit, with or without the point of an abbreviation; of an unknown one that of a piece. */
export const unitCode = (unit: string): string =>
  UNIT_CODES.get(unit.toLowerCase().replace(/\.$/, '')) ?? ONE;
