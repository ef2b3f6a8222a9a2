import type { Page } from '../../pages/directory/page.ts';

const loadDoors = () => import('../../pages/door-pages.tsx');

export const notFound: Page = {
  path: '/404',
  title: 'Nema te stranice',
  load: async () => (await import('../../pages/not-found-page.tsx')).NotFoundPage,
};

/** A page of one life situation. */
const situationPage = (id: string, title: string): Page => ({
  path: `/situacije/${id}`,
  title,
  load: async () => (await import('../../pages/situations/situation-screens.tsx')).screenOf(id),
});

/** Pages of the portal itself. */
export const portalPages: readonly Page[] = [
  {
    path: '/',
    title: 'Obračun plata, doprinosa i poreza u BiH',
    load: async () => (await import('../../pages/home-page.tsx')).HomePage,
  },
  {
    path: '/svi-obracuni',
    title: 'Svi obračuni',
    load: async () => (await import('../../pages/all-tools-page.tsx')).AllToolsPage,
  },
  {
    path: '/RS',
    title: 'Kalkulatori za Republiku Srpsku',
    load: async () => (await loadDoors()).SrpskaPage,
  },
  {
    path: '/FBIH',
    title: 'Kalkulatori za Federaciju BiH',
    load: async () => (await loadDoors()).FederationPage,
  },
  {
    path: '/dokumenti',
    title: 'Izrada dokumenata',
    load: async () => (await loadDoors()).DocumentsPage,
  },
  {
    path: '/plate/kako-radi',
    title: 'Plate firme: kako radi',
    load: async () => (await import('../../pages/payroll-guide-page.tsx')).PayrollGuidePage,
  },
  {
    path: '/propisi',
    title: 'Propisi: stope i iznosi kroz vrijeme',
    load: async () => (await import('../../pages/law/law-page.tsx')).LawPage,
  },
  {
    path: '/promjene',
    title: 'Šta se promijenilo u propisima',
    load: async () => (await import('../../pages/changes/changes-page.tsx')).ChangesPage,
  },
  {
    path: '/moj-listic',
    title: 'Moj listić',
    load: async () => (await import('../../pages/my-payslip/my-payslip-page.tsx')).MyPayslipPage,
  },
  {
    path: '/rokovi',
    title: 'Rokovi za plate, doprinose i porez',
    load: async () => (await import('../../pages/deadlines/deadlines-page.tsx')).DeadlinesPage,
  },
  {
    path: '/situacije',
    title: 'Životne situacije',
    load: async () => (await import('../../pages/situations/situations-page.tsx')).SituationsPage,
  },
  situationPage('prvi-posao', 'Prvi posao'),
  situationPage('povisica', 'Povišica'),
  situationPage('bolovanje', 'Bolovanje'),
  situationPage('porodiljsko', 'Porodiljsko odsustvo'),
  situationPage('otkaz', 'Otkaz'),
  situationPage('penzija', 'Penzija'),
  situationPage('freelancer', 'Freelancer za strane naručioce'),
  situationPage('doo-sp-obrt', 'D.o.o. ili s.p. ili obrt'),
  {
    path: '/odstupanja',
    title: 'Odstupanja i nesaglasni izvori',
    load: async () => (await import('../../pages/differences/departures-page.tsx')).DeparturesPage,
  },
  {
    path: '/tacnost',
    title: 'Tačnost: objavljeni primjeri i naš rezultat',
    load: async () => (await import('../../pages/accuracy/accuracy-page.tsx')).AccuracyPage,
  },
  {
    path: '/KorisniLinkovi',
    title: 'Korisni linkovi',
    load: async () => (await import('../../pages/links-page.tsx')).LinksPage,
  },
  {
    path: '/politika-privatnosti',
    title: 'Politika privatnosti',
    load: async () => (await import('../../pages/privacy-page.tsx')).PrivacyPage,
  },
  {
    path: '/uslovi-koristenja',
    title: 'Uslovi korištenja',
    load: async () => (await import('../../pages/terms-page.tsx')).TermsPage,
  },
  {
    path: '/o-nama',
    title: 'O meni',
    load: async () => (await import('../../pages/about-page.tsx')).AboutPage,
  },
  {
    path: '/kontakt',
    title: 'Kontakt',
    load: async () => (await import('../../pages/contact-page.tsx')).ContactPage,
  },
  {
    path: '/minuli-topli-tekstil',
    title: 'Plata u tekstilnoj industriji',
    load: async () => (await import('../../pages/textile/textile-page.tsx')).TextilePage,
  },
  {
    path: '/api',
    title: 'API: pozivi za vaše programe',
    load: async () => (await import('../../pages/api/api-page.tsx')).ApiPage,
  },
  {
    path: '/ugradi',
    title: 'Ugradnja obračuna na vašu stranicu',
    load: async () => (await import('../../pages/embed-page.tsx')).EmbedPage,
  },
];
