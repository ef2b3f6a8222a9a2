import type { ByEntity } from '../category-id.ts';

/** An act as a contract cites it. Only the gazettes that were seen are numbered; the rest are the later amendments. */
interface Act {
  readonly naziv: string;
  readonly genitiv: string;
  readonly objava?: string;
}

const act = (naziv: string, genitiv: string, objava: string): Act => ({ naziv, genitiv, objava });

const labour = (objava: string): Act => act('Zakon o radu', 'Zakona o radu', objava);

export const LABOUR: ByEntity<Act> = {
  RS: labour(
    '„Službeni glasnik Republike Srpske“, br. 1/16, 66/18, 91/21 – odluka Ustavnog suda i 119/21, sa kasnijim izmjenama',
  ),
  FBIH: labour('„Službene novine Federacije BiH“, br. 26/16, 89/18 i 44/22, sa ostalim izmjenama'),
};

const obligations = (objava: string): Act =>
  act(
    'Zakon o obligacionim odnosima',
    'Zakona o obligacionim odnosima',
    `„Službeni list SFRJ“, br. 29/78, 39/85, 45/89 i 57/89, i ${objava}, sa kasnijim izmjenama`,
  );

export const OBLIGATIONS: ByEntity<Act> = {
  RS: obligations('„Službeni glasnik Republike Srpske“, br. 17/93'),
  FBIH: obligations('„Službene novine Federacije BiH“, br. 29/03'),
};

export const COPYRIGHT: Act = act(
  'Zakon o autorskom i srodnim pravima',
  'Zakona o autorskom i srodnim pravima',
  '„Službeni glasnik BiH“, br. 63/10',
);

/** The gazette of the Republika Srpska act was not seen, so it goes without a number. */
export const COMPANIES: ByEntity<Act> = {
  RS: {
    naziv: 'Zakon o privrednim društvima Republike Srpske',
    genitiv: 'Zakona o privrednim društvima Republike Srpske',
  },
  FBIH: act(
    'Zakon o privrednim društvima',
    'Zakona o privrednim društvima',
    '„Službene novine Federacije BiH“, br. 81/15, sa kasnijim izmjenama',
  ),
};

/** The official forms of employment contracts; the Federation has none. */
export const RS_FORMS: Act = act(
  'Pravilnik o obrascima ugovora o radu',
  'Pravilnika o obrascima ugovora o radu',
  '„Službeni glasnik Republike Srpske“, br. 9/22',
);

const published = ({ objava }: Act): string => (objava === undefined ? '' : ` (${objava})`);

/** `Zakon o radu („Službene novine …“)` */
export const named = (cited: Act): string => cited.naziv + published(cited);

/** `Zakona o radu („Službene novine …“)` */
export const ofAct = (cited: Act): string => cited.genitiv + published(cited);
