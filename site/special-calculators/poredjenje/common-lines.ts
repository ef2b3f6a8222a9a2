/** A line that every wage may have, whatever its law calls it. */
export interface CommonLine {
  readonly name: string;
  readonly label: string;
  /** The line that holds it where that of the name is missing. */
  readonly otherwise?: string;
  /** It follows from lines above. */
  readonly isSum?: true;
  /** Left over of a whole, so that its own working names no rate: that of the whole names it first. */
  readonly restOf?: string;
}

interface CommonSection {
  readonly title: string;
  readonly lines: readonly CommonLine[];
}

/** What wages of all three laws have in common, in the order of a slip. */
export const COMMON: readonly CommonSection[] = [
  {
    title: 'Iz plate',
    lines: [
      { name: 'bruto_ukupno', label: 'Bruto', isSum: true },
      { name: 'PIO', label: 'PIO', restOf: 'doprinosi_ukupno' },
      { name: 'zdravstveno', label: 'Zdravstveno' },
      { name: 'djeca', label: 'Dječija zaštita' },
      { name: 'nezaposlenost', label: 'Nezaposlenost' },
      { name: 'doprinosi_ukupno', label: 'Doprinosi iz plate', isSum: true },
      { name: 'licni_odbitak', label: 'Lični odbitak' },
      { name: 'poreska_osnovica', label: 'Poreska osnovica', isSum: true },
      { name: 'porez', label: 'Porez na dohodak' },
      { name: 'neto_plata', label: 'Neto', isSum: true },
      { name: 'solidarnost_iznos', label: 'Solidarnost' },
      { name: 'za_isplatu', label: 'Za isplatu', isSum: true },
    ],
  },
  {
    title: 'Na platu',
    lines: [
      { name: 'pos_PIO', label: 'PIO' },
      { name: 'pos_zdravstveno', label: 'Zdravstveno' },
      { name: 'pos_nezaposlenost', label: 'Nezaposlenost' },
      { name: 'naknada_voda', label: 'Vodna naknada' },
      { name: 'naknada_nesrece', label: 'Zaštita od nesreća' },
      { name: 'naknada_invalidi', label: 'Zapošljavanje osoba s invaliditetom' },
      { name: 'ukupni_trosak', otherwise: 'bruto_ukupno', label: 'Trošak poslodavca', isSum: true },
    ],
  },
];
