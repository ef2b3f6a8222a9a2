import type { Day } from '../../../core/days/day.ts';
import type { Source } from '../../../core/law.ts';
import { sgBih, sgRs, slRbih, snFbih, source } from '../../../law/source.ts';
import type { ByEntity } from '../field.ts';

type Facts = Omit<Source, 'propis' | 'glasilo' | 'provjereno'>;

const labourRs = (provjereno: Day, facts: Facts): Source =>
  source(provjereno, {
    propis: 'Zakon o radu RS',
    glasilo: sgRs('1/16, 66/18, 91/21, 119/21, 112/23, 39/24'),
    ...facts,
  });

const labourFbih = (provjereno: Day, facts: Facts): Source =>
  source(provjereno, {
    propis: 'Zakon o radu FBiH',
    glasilo: snFbih('26/16, 89/18, 44/22, 39/24'),
    ...facts,
  });

/** Required elements of an employment contract. */
export const CONTENT: ByEntity<Source> = {
  RS: labourRs('2026-11-21', {
    clan: 'čl. 35',
    url: 'https://komorars.ba/poslovno-okruzenje/normativni-okvir/privredno-sistemske-oblasti/rad-i-zaposljavanje/',
    pouzdanost: 'visoka',
    napomena:
      'član 33. je osnov ugovora kako ga navode obrasci (Pravilnik o obrascima ugovora o radu, SG RS 9/22)',
  }),
  FBIH: labourFbih('2026-11-21', {
    clan: 'čl. 24',
    url: 'https://www.pravnisavjeti.ba/clan-24-sadrzaj-zakljucenog-ugovora-o-radu/',
    pouzdanost: 'visoka',
    napomena: 'umjesto nekih podataka može se navesti član koji ih uređuje (st. 2)',
  }),
};

const contractForWork = (provjereno: Day, glasilo: string): Source =>
  source(provjereno, {
    propis: 'Zakon o obligacionim odnosima',
    glasilo,
    clan: 'čl. 600–603',
    url: 'https://www.overa.rs/ugovor-o-delu-izvod-iz-zakona-o-obligacionim-odnosima.html',
    pouzdanost: 'srednja',
    napomena: 'zajednički tekst zakona iz 1978.',
  });

export const CONTRACT_FOR_WORK: ByEntity<Source> = {
  RS: contractForWork('2026-11-21', `Sl. list SFRJ 29/78; ${sgRs('17/93, 3/96, 39/03, 74/04')}`),
  FBIH: contractForWork(
    '2026-11-21',
    `Sl. list SFRJ 29/78; ${slRbih('2/92, 13/93, 13/94')}; ${snFbih('29/03')}`,
  ),
};

const author = source('2026-11-21', {
  propis: 'Zakon o autorskom i srodnim pravima BiH',
  glasilo: sgBih('63/10'),
  url: 'https://www.pravobih.com/najcesca-pitanja-o-autroskom-i-srodnim-pravima-u-bosni-i-hercegovini-t162.html',
  pouzdanost: 'srednja',
});

export const AUTHOR: ByEntity<Source> = { RS: author, FBIH: author };

/** A director without employment. No article was found in Republika Srpska. */
export const DIRECTOR: ByEntity<Source> = {
  RS: source('2026-11-21', {
    propis: 'Zakon o obligacionim odnosima',
    glasilo: sgRs('17/93, 3/96, 39/03, 74/04'),
    pouzdanost: 'srednja',
  }),
  FBIH: labourFbih('2026-11-21', {
    clan: 'čl. 27 st. 1 i 5',
    url: 'https://www.pravnisavjeti.ba/clan-27-radno-pravni-status-direktora/',
    pouzdanost: 'visoka',
  }),
};

export const TEMPORARY_WORK: ByEntity<Source> = {
  RS: labourRs('2026-11-21', {
    clan: 'čl. 204',
    url: 'https://poreskaupravars.org/novi-nacin-prijavljivanja-ugovora-o-obavljanju-privremenih-i-povremenih-poslova-u-jedinstveni-sistem-registracije-kontrole-i-naplate-doprinosa/?lang=lat',
    pouzdanost: 'srednja',
    napomena: 'član i granicu navodi obavještenje Poreske uprave',
  }),
  FBIH: labourFbih('2026-11-21', {
    clan: 'čl. 166 i 167',
    url: 'https://www.pravnisavjeti.ba/clan-167-forma-i-sadrzaj-ugovora-o-privremenim-i-povremenim-poslovima/',
    pouzdanost: 'visoka',
  }),
};

/** Less than the full week. The text of the article of Republika Srpska was not read. */
export const PART_TIME: ByEntity<Source> = {
  RS: labourRs('2026-11-21', { pouzdanost: 'niska' }),
  FBIH: {
    ...labourFbih('2026-11-21', {
      clan: 'čl. 36 st. 5–7',
      url: 'https://www.pravnisavjeti.ba/clan-36-puno-i-nepuno-radno-vrijeme/',
      pouzdanost: 'visoka',
    }),
    provjereno: '2026-11-27',
  },
};

/** Work at home or at a distance. */
export const REMOTE_WORK: Partial<ByEntity<Source>> = {
  FBIH: labourFbih('2026-11-21', { clan: 'čl. 26', pouzdanost: 'srednja' }),
};

export const NON_COMPETE: Partial<ByEntity<Source>> = {
  RS: labourRs('2026-11-21', {
    url: 'https://www.pravniblog.com/radno-pravo/zabrana-konkurencije-poslodavcu/',
    pouzdanost: 'srednja',
  }),
  FBIH: labourFbih('2026-11-21', {
    clan: 'čl. 85 i 86',
    url: 'https://www.pravnisavjeti.ba/clan-85-zakonska-zabrana-takmicenja/',
    pouzdanost: 'visoka',
    napomena: 'čl. 85 dok radni odnos traje, čl. 86 poslije njega',
  }),
};

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
  FBIH: labour('„Službene novine Federacije BiH“, br. 26/16, 89/18, 44/22 i 39/24'),
};

/** Contracts of the District are not written here; other acts of an employment cite its law. */
export const LABOUR_BRCKO: Act = act(
  'Zakon o radu Brčko distrikta BiH',
  'Zakona o radu Brčko distrikta BiH',
  '„Službeni glasnik Brčko distrikta BiH“, br. 34/19, 2/21, 6/21 i 15/22',
);

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
