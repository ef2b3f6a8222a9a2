/** The words of an entity: lines, fields and messages of a wage take their words from here. */
export interface WageText {
  readonly plata: string;
  readonly plate: string;
  readonly platu: string;
  /** The tax base. */
  readonly poreska: string;
}

export const inSrpska: WageText = { plata: 'plata', plate: 'plate', platu: 'platu', poreska: 'Poreska' };
export const inFederation: WageText = {
  plata: 'plaća',
  plate: 'plaće',
  platu: 'plaću',
  poreska: 'Porezna',
};
