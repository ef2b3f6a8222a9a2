import type { ComponentType } from 'react';
import type { LoadPart } from '../../lazy-loading/load-part.ts';
import type { FirmSection } from '../routing/place.ts';
import type { SectionProps } from '../routing/section-props.ts';

interface DeskSection {
  readonly section: FirmSection;
  readonly word: string;
  readonly load: LoadPart<ComponentType<SectionProps>>;
}

/** The parts of a firm's desk, in the order of their tabs; each comes by itself. */
export const DESK: readonly DeskSection[] = [
  {
    section: 'radnici',
    word: 'Radnici',
    load: async () => (await import('../workers/workers-screen.tsx')).WorkersScreen,
  },
  {
    section: 'mjesec',
    word: 'Mjesec',
    load: async () => (await import('../month/month-screen.tsx')).MonthScreen,
  },
  {
    section: 'izlaz',
    word: 'Listići, nalozi, obrasci',
    load: async () => (await import('../month/result/output-screen.tsx')).OutputScreen,
  },
  {
    section: 'godina',
    word: 'Godina',
    load: async () => (await import('../year/year-screen.tsx')).YearScreen,
  },
  {
    section: 'uvoz',
    word: 'Uvoz',
    load: async () => (await import('../import/import-section.tsx')).ImportSection,
  },
  {
    section: 'firma',
    word: 'Firma',
    load: async () => (await import('../firm/firm-screen.tsx')).FirmScreen,
  },
];

/** The tab under which a part of the desk stands: hours come in where workers do. */
export const tabOf = (section: FirmSection): DeskSection | undefined =>
  DESK.find((tab) => tab.section === (section === 'sati' ? 'uvoz' : section)) ?? DESK[0];
