import { type Limits, limitsSince } from './limit.ts';
import { labourRs } from './sources.ts';

/** Published on 12 January 2016, in force on the eighth day. */
const since2016 = limitsSince('2016-01-20', labourRs);

const CHAMBER =
  'https://komorars.ba/poslovno-okruzenje/normativni-okvir/privredno-sistemske-oblasti/rad-i-zaposljavanje/';
const CMS =
  'https://cms.law/en/int/expert-guides/cms-expert-guide-to-labour-law-in-central-eastern-europe/bosnia-and-herzegovina-entity-of-republika-srpska-rs';

export const rs: Limits = {
  fixedTermMonths: since2016(24, {
    url: CHAMBER,
    pouzdanost: 'srednja',
    napomena: 'duže: zamjena odsutnog radnika, projekt do 60 mjeseci, najviše pet godina pred penziju',
  }),
  probationMonths: since2016(3, { url: CMS, pouzdanost: 'srednja' }),
  employeeNoticeDays: since2016(15, { clan: 'čl. 175–197', pouzdanost: 'niska' }),
  employerNoticeDays: since2016(30, { clan: 'čl. 175–197', pouzdanost: 'niska' }),
  annualLeaveDays: since2016(20, {
    clan: 'čl. 75–95',
    url: 'https://investinmodrica.com/en/business-guide/labor-and-employment/',
    pouzdanost: 'srednja',
  }),
  weeklyHours: since2016(40, { url: CMS, pouzdanost: 'srednja' }),
  temporaryWorkDays: since2016(90, { clan: 'čl. 204', pouzdanost: 'niska' }),
};
