import { type Limits, limitsSince } from './limit.ts';
import { labourFbih } from './sources.ts';

const since2016 = limitsSince('2016-04-14', labourFbih);

const NOTICE = {
  clan: 'čl. 105',
  url: 'https://www.pravnisavjeti.ba/clan-105-trajanje-otkaznog-roka/',
  pouzdanost: 'visoka',
} as const;

const CMS =
  'https://cms.law/en/int/expert-guides/cms-expert-guide-to-labour-law-in-central-eastern-europe/federation-of-bosnia-and-herzegovina';

export const fbih: Limits = {
  fixedTermMonths: since2016(36, {
    clan: 'čl. 22 st. 3',
    url: 'https://www.pravnisavjeti.ba/clan-22-ugovor-o-radu-na-neodredjeno-i-odredjeno-vrijeme/',
    pouzdanost: 'visoka',
  }),
  probationMonths: since2016(6, {
    clan: 'čl. 21',
    url: 'https://www.bih-pravo.org/probni-rad-t1497.html?view=print',
    pouzdanost: 'srednja',
    napomena: 'broj člana nije provjeren u tekstu zakona',
  }),
  employeeNoticeDays: since2016(7, NOTICE),
  employerNoticeDays: since2016(14, NOTICE),
  employeeNoticeMostMonths: since2016(1, NOTICE),
  annualLeaveDays: since2016(20, { url: CMS, pouzdanost: 'srednja' }),
  weeklyHours: since2016(40, { clan: 'čl. 36', url: CMS, pouzdanost: 'srednja' }),
  temporaryWorkDays: since2016(60, {
    clan: 'čl. 166',
    url: 'https://www.pravnisavjeti.ba/clan-167-forma-i-sadrzaj-ugovora-o-privremenim-i-povremenim-poslovima/',
    pouzdanost: 'srednja',
  }),
};
