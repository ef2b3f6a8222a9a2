import type { ComponentType } from 'react';
import type { LoadPart } from '../../lazy-loading/load-part.ts';
import type { FirmSection } from '../ui/routing/place.ts';
import type { SectionProps } from '../ui/routing/section-props.ts';

/** The tabs of a firm: the rooms of a month in the order people work, with the section each opens. */
export const TABS = [
  { section: 'radnici', word: 'Radnici' },
  { section: 'odsustva', word: 'Odsustva' },
  { section: 'mjesec', word: 'Mjesec' },
  { section: 'placanja', word: 'Plaćanja' },
  { section: 'papiri', word: 'Papiri' },
  { section: 'obrasci', word: 'Obrasci' },
  { section: 'knjizenje', word: 'Knjiženje' },
  { section: 'uvoz', word: 'Uvoz' },
  { section: 'firma', word: 'Firma' },
] as const satisfies readonly { readonly section: FirmSection; readonly word: string }[];

/** The screen of a section; each is a lazy chunk. */
export interface SectionScreen {
  /** The tab it stands under. */
  readonly tab: (typeof TABS)[number]['section'];
  readonly load: LoadPart<ComponentType<SectionProps>>;
}

const loadStaff = () => import('./staff-screens.ts');
const loadYear = () => import('./year-screens.ts');
const loadImport = async () => (await import('../files/import/import-section.tsx')).ImportSection;

const SCREENS: Readonly<Record<FirmSection, SectionScreen>> = {
  radnici: { tab: 'radnici', load: async () => (await loadStaff()).WorkersScreen },
  ugovori: {
    tab: 'radnici',
    load: async () => (await import('../forms/engagements/engagements-screen.tsx')).EngagementsScreen,
  },
  povisica: {
    tab: 'radnici',
    load: async () => (await import('../month/raise/raise-screen.tsx')).RaiseScreen,
  },
  pocetak: {
    tab: 'radnici',
    load: async () => (await import('../firms/start/start-screen.tsx')).StartScreen,
  },
  odsustva: { tab: 'odsustva', load: async () => (await loadStaff()).AbsencesScreen },
  odmori: {
    tab: 'odsustva',
    load: async () => (await import('../staff/leave/leave-screen.tsx')).LeaveScreen,
  },
  'radno-vrijeme': {
    tab: 'odsustva',
    load: async () => (await import('../staff/work-time/work-time-screen.tsx')).WorkTimeScreen,
  },
  mjesec: {
    tab: 'mjesec',
    load: async () => (await import('../month/month-screen.tsx')).MonthScreen,
  },
  placanja: {
    tab: 'placanja',
    load: async () => (await import('./month-output/payments-room.tsx')).PaymentsRoom,
  },
  potrazivanja: {
    tab: 'placanja',
    load: async () => (await import('../payments/refunds/claims-screen.tsx')).ClaimsScreen,
  },
  papiri: {
    tab: 'papiri',
    load: async () => (await import('./month-output/papers-room.tsx')).PapersRoom,
  },
  potvrde: {
    tab: 'papiri',
    load: async () => (await import('../papers/certificates/certificates-screen.tsx')).CertificatesScreen,
  },
  obrasci: {
    tab: 'obrasci',
    load: async () => (await import('./month-output/forms-room.tsx')).FormsRoom,
  },
  godina: { tab: 'obrasci', load: async () => (await loadYear()).YearScreen },
  statistika: { tab: 'obrasci', load: async () => (await loadYear()).StatisticsScreen },
  knjizenje: {
    tab: 'knjizenje',
    load: async () => (await import('./month-output/books-room.tsx')).BooksRoom,
  },
  uvoz: { tab: 'uvoz', load: loadImport },
  sati: { tab: 'uvoz', load: loadImport },
  'uvoz-odsustava': { tab: 'uvoz', load: loadImport },
  'pocetna-stanja': { tab: 'uvoz', load: async () => (await loadYear()).OpeningScreen },
  firma: { tab: 'firma', load: async () => (await import('../firms/firm/firm-screen.tsx')).FirmScreen },
  predaja: {
    tab: 'firma',
    load: async () => (await import('../firms/backup/hand-over-screen.tsx')).HandOverScreen,
  },
};

/** The screen of a section of a firm. */
export const screenOf = (section: FirmSection): SectionScreen => SCREENS[section];

/** Sections that change nothing of a firm, and the one that unlocks it. */
const READ_ONLY: readonly FirmSection[] = [
  'placanja',
  'papiri',
  'obrasci',
  'knjizenje',
  'potvrde',
  'godina',
  'predaja',
];

/** Whether a section stays usable while the firm is locked. */
export const isReadOnly = (section: FirmSection): boolean => READ_ONLY.includes(section);
