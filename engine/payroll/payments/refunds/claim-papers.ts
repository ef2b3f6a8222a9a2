import type { Claim } from './claims.ts';

/** Papers of a claim as far as found, all of medium certainty. */
const SRPSKA_SICK: readonly string[] = [
  'izvještaj o trajanju privremene spriječenosti za rad (doznaka), potpisan i ovjeren',
  'zahtjev za refundaciju (po starijem pravilniku obrazac REF-01)',
];

const SRPSKA_MATERNITY: readonly string[] = [
  'obrasci NP-1 i NP-2',
  'rješenje poslodavca o odsustvu i ugovor o radu',
  'PD3100',
  'doznake',
  'platne liste 18 mjeseci prije odsustva i za svaku isplatu naknade',
  'obrasci 1002',
  'rekapitulacija',
];

/** The papers of a claim, and what is not known about them. */
export function papersOfClaim({ entity, kind }: Pick<Claim, 'entity' | 'kind'>): {
  readonly papers: readonly string[];
  readonly note: string;
} {
  if (entity !== 'rs')
    return {
      papers: [],
      note: 'Za papire i rok zahtjeva pitajte kantonalni zavod.',
    };
  return kind === 'maternity'
    ? {
        papers: SRPSKA_MATERNITY,
        note: 'Listu provjerite. Doprinos za dječiju zaštitu mora biti plaćen za sve radnike 12 mjeseci prije odsustva i tokom njega.',
      }
    : {
        papers: SRPSKA_SICK,
        note: 'Listu provjerite u Fondu. Poslije roka zahtjev propada. Doprinosi za zdravstvo moraju biti plaćeni.',
      };
}
