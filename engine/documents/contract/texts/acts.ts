import type { ByEntity } from '../field.ts';

/** Citation of an act in a contract. Only gazettes that were seen are numbered; the others are cited in words. */
interface Act {
  readonly name: string;
  readonly genitive: string;
  readonly gazette?: string;
}

const act = (name: string, genitive: string, gazette: string): Act => ({ name, genitive, gazette });

const labour = (gazette: string): Act => act('Zakon o radu', 'Zakona o radu', gazette);

export const LABOUR: ByEntity<Act> = {
  RS: labour(
    '„Službeni glasnik Republike Srpske“, br. 1/16, 66/18, 91/21 – odluka Ustavnog suda, 119/21, 112/23 i 39/24',
  ),
  FBIH: labour('„Službene novine Federacije BiH“, br. 26/16, 89/18 i 44/22, sa izmjenama i dopunama'),
};

const obligations = (gazette: string): Act =>
  act(
    'Zakon o obligacionim odnosima',
    'Zakona o obligacionim odnosima',
    `„Službeni list SFRJ“, br. 29/78, 39/85, 45/89 i 57/89, ${gazette}, sa izmjenama i dopunama`,
  );

export const OBLIGATIONS: ByEntity<Act> = {
  RS: obligations('i „Službeni glasnik Republike Srpske“, br. 17/93, 3/96, 39/03 i 74/04'),
  FBIH: obligations(
    '„Službeni list RBiH“, br. 2/92, 13/93 i 13/94, i „Službene novine Federacije BiH“, br. 29/03',
  ),
};

export const COPYRIGHT: Act = act(
  'Zakon o autorskom i srodnim pravima',
  'Zakona o autorskom i srodnim pravima',
  '„Službeni glasnik BiH“, br. 63/10',
);

/** The gazette of the Republika Srpska act was not seen, so it has no number. */
export const COMPANIES: ByEntity<Act> = {
  RS: {
    name: 'Zakon o privrednim društvima Republike Srpske',
    genitive: 'Zakona o privrednim društvima Republike Srpske',
  },
  FBIH: act(
    'Zakon o privrednim društvima',
    'Zakona o privrednim društvima',
    '„Službene novine Federacije BiH“, br. 81/15, sa izmjenama i dopunama',
  ),
};

/** The official forms of employment contracts; the Federation has none. */
export const RS_FORMS: Act = act(
  'Pravilnik o obrascima ugovora o radu',
  'Pravilnika o obrascima ugovora o radu',
  '„Službeni glasnik Republike Srpske“, br. 9/22',
);

const published = ({ gazette }: Act): string => (gazette === undefined ? '' : ` (${gazette})`);

/** `Zakon o radu („Službene novine …“)` */
export const named = (cited: Act): string => cited.name + published(cited);

/** `Zakona o radu („Službene novine …“)` */
export const ofAct = (cited: Act): string => cited.genitive + published(cited);
