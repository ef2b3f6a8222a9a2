import type { Page } from './page.ts';

export const notFound: Page = {
  path: '/404',
  title: 'Nema te stranice',
  description: 'Tražena stranica ne postoji. Potražite obračun po nazivu.',
  load: async () => (await import('../pages/not-found-page.tsx')).NotFoundPage,
};

/** Pages of the portal itself. */
export const portalPages: readonly Page[] = [
  {
    path: '/',
    title: 'Obračun plata, doprinosa i poreza u BiH',
    description:
      'Kalkulatori plata, doprinosa i poreza za Republiku Srpsku i Federaciju BiH, s formulom i propisom uz svaki iznos.',
    door: { title: 'Obračuni', line: 'Svi obračuni na jednom mjestu' },
    load: async () => (await import('../pages/home-page.tsx')).HomePage,
  },
  {
    path: '/RS',
    title: 'Kalkulatori za Republiku Srpsku',
    description: 'Plate, ugovori, zakup i doprinosi po propisima Republike Srpske.',
    door: { title: 'Republika Srpska', line: 'Plate, ugovori i doprinosi: trinaest obračuna' },
    load: async () => (await import('../pages/srpska-page.tsx')).SrpskaPage,
  },
  {
    path: '/dokumenti',
    title: 'Izrada dokumenata',
    description: 'Faktura i ugovor o radu koji nastaju u pregledniku: ništa se ne šalje na server.',
    load: async () => (await import('../pages/documents-page.tsx')).DocumentsPage,
  },
];
