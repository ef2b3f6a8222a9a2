import type { Day } from '../../../core/days/day.ts';
import type { Change, Source } from '../../../core/law.ts';
import { type LimitName, limitOn } from '../../../documents/contract/requirements/limits.ts';
import { CONTENT, LABOUR, LABOUR_BRCKO, ofAct } from '../../../documents/contract/texts/sources.ts';
import { zakonORadu } from '../../../law/rs/acts.ts';
import { sgBrcko, snFbih, source } from '../../../law/source.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Act, ActKind } from './act-form.ts';

type Sources = Readonly<Record<PayrollEntity, Source>>;

/** The text of the act of the District could not be read, so it has no articles here. */
const brcko = source('2026-11-26', {
  propis: 'Zakon o radu Brčko distrikta',
  glasilo: sgBrcko('34/19, 2/21, 6/21, 15/22'),
  pouzdanost: 'niska',
});

const endingInSrpska = source('2026-11-26', {
  ...zakonORadu,
  clan: 'čl. 175–198',
  url: 'http://ugljevikinvest.net/zaposljavanje/',
  pouzdanost: 'srednja',
  napomena: 'članovi o prestanku radnog odnosa',
});

const federal = (provjereno: Day, facts: Pick<Source, 'clan' | 'url' | 'pouzdanost' | 'napomena'>): Source =>
  source(provjereno, {
    propis: 'Zakon o radu FBiH',
    glasilo: snFbih('26/16, 89/18, 44/22, 39/24'),
    ...facts,
  });

const notice: Sources = {
  fbih: federal('2026-11-26', {
    clan: 'čl. 96',
    url: 'https://rec.ba/otkaz-ugovora-o-radu/26371/26371/',
    pouzdanost: 'srednja',
    napomena: 'pisana forma i obrazloženje',
  }),
  rs: endingInSrpska,
  bd: brcko,
};

const workersNotice: Sources = {
  ...notice,
  fbih: federal('2026-11-26', {
    clan: 'čl. 105',
    url: 'https://www.pravnisavjeti.ba/clan-105-trajanje-otkaznog-roka/',
    pouzdanost: 'visoka',
  }),
};

const mutual: Sources = {
  ...notice,
  fbih: federal('2026-11-26', { clan: 'čl. 94', pouzdanost: 'niska' }),
};

/** The law behind the content of an act that is not a paper of `/plate`, whose builders know their own. */
const CONTENT_OF: Partial<Readonly<Record<ActKind, Sources>>> = {
  annex: { fbih: CONTENT.FBIH, rs: CONTENT.RS, bd: brcko },
  'employer-notice': notice,
  'worker-notice': workersNotice,
  mutual,
};

export const sourceOf = ({ act, entity }: Act): Source | null =>
  CONTENT_OF[act as ActKind]?.[entity as PayrollEntity] ?? null;

const CITED = { fbih: LABOUR.FBIH, rs: LABOUR.RS, bd: LABOUR_BRCKO };

/** Articles that were read, as they follow `Na osnovu`. */
const ARTICLES: Partial<Readonly<Record<ActKind, Partial<Record<PayrollEntity, string>>>>> = {
  annex: { fbih: 'člana 24. ', rs: 'člana 33. ' },
  'worker-notice': { fbih: 'člana 105. ' },
};

/** Articles of a notice of an employer, by its kind; for the others none was read. */
const NOTICE_ARTICLES: Readonly<Record<string, Partial<Record<PayrollEntity, string>>>> = {
  ordinary: { fbih: 'člana 96. i člana 105. ' },
  probation: { fbih: 'člana 21. i člana 96. ' },
};

const knownArticle = ({ act, entity, noticeKind }: Act): string | undefined =>
  (act === 'employer-notice' ? NOTICE_ARTICLES[noticeKind] : ARTICLES[act as ActKind])?.[
    entity as PayrollEntity
  ];

/** `člana 96. i člana 105. Zakona o radu („Službene novine …“)`; without an article the act alone. */
export function basisOf(act: Act): string {
  const place = act.entity as PayrollEntity;
  const article = knownArticle(act) ?? (act.lawArticle.trim() && `${act.lawArticle.trim()} `);
  return `${article || 'odredaba '}${ofAct(CITED[place])}`;
}

const LIMITS_OF = { fbih: 'FBIH', rs: 'RS', bd: undefined } as const;

/** A limit of the labour law on a day; none for the District. */
export function actLimit({ entity }: Act, name: LimitName, day: Day): Change<number> | undefined {
  const place = LIMITS_OF[entity as PayrollEntity];
  return place && limitOn(place, name, day);
}
