import { loadValidating, VALIDATING } from '../../lazy-loading/load-validating.ts';
import type { Page } from '../../pages/directory/page.ts';

/** Tools that compute in the browser. */
export const toolPages: readonly Page[] = [
  {
    path: '/PDV',
    title: 'PDV kalkulator',
    group: 'bih',
    preload: ['special-calculators/pdv/vat-page.tsx', VALIDATING],
    load: async () => (await loadValidating(import('../../special-calculators/pdv/vat-page.tsx'))).VatPage,
  },
  {
    path: '/kamata',
    aliases: ['/poreska-kamata'],
    title: 'Kamata za kašnjenje',
    group: 'bih',
    preload: ['special-calculators/kamata/interest-page.tsx', VALIDATING],
    load: async () =>
      (await loadValidating(import('../../special-calculators/kamata/interest-page.tsx'))).InterestPage,
  },
  {
    path: '/kamata-kroz-vrijeme',
    title: 'Kamata kroz vrijeme',
    group: 'bih',
    preload: ['special-calculators/kamata-kroz-vrijeme/debt-page.tsx', VALIDATING],
    load: async () =>
      (await loadValidating(import('../../special-calculators/kamata-kroz-vrijeme/debt-page.tsx'))).DebtPage,
  },
  {
    path: '/radni-sati',
    title: 'Kalendar radnih sati i praznika',
    group: 'bih',
    preload: ['special-calculators/radni-sati/hours-page.tsx', VALIDATING],
    load: async () =>
      (await loadValidating(import('../../special-calculators/radni-sati/hours-page.tsx'))).HoursPage,
  },
  {
    path: '/poredjenje',
    title: 'Poređenje obračuna: RS, FBiH i Brčko',
    group: 'bih',
    preload: ['special-calculators/poredjenje/comparison-page.tsx', VALIDATING],
    load: async () =>
      (await loadValidating(import('../../special-calculators/poredjenje/comparison-page.tsx')))
        .ComparisonPage,
  },
  {
    path: '/plate',
    title: 'Plate firme',
    group: 'firm',
    preload: ['payroll/shell/payroll-screen.tsx', VALIDATING],
    load: async () => (await loadValidating(import('../../payroll/shell/payroll-screen.tsx'))).PayrollScreen,
  },
  {
    path: '/faktura',
    title: 'Faktura',
    group: 'document',
    preload: ['documents/invoice/invoice-screen.tsx', VALIDATING],
    load: async () =>
      (await loadValidating(import('../../documents/invoice/invoice-screen.tsx'))).InvoiceScreen,
  },
  {
    path: '/fakture',
    title: 'Fakture i knjige PDV-a',
    group: 'document',
    preload: ['documents/business/business-screen.tsx', VALIDATING],
    load: async () =>
      (await loadValidating(import('../../documents/business/business-screen.tsx'))).BusinessScreen,
  },
  {
    path: '/primljena-faktura',
    title: 'Primljena faktura',
    isUnlisted: true,
    preload: ['documents/received/received-page.tsx', VALIDATING],
    load: async () =>
      (await loadValidating(import('../../documents/received/received-page.tsx'))).ReceivedPage,
  },
  {
    path: '/ugovor-o-radu',
    title: 'Ugovor o radu',
    group: 'document',
    preload: ['documents/contract/contract-screen.tsx', VALIDATING],
    load: async () =>
      (await loadValidating(import('../../documents/contract/contract-screen.tsx'))).ContractScreen,
  },
  {
    path: '/akti-o-radu',
    title: 'Aneks, otkaz i drugi akti o radu',
    group: 'document',
    preload: ['documents/employment-acts/act-screen.tsx', VALIDATING],
    load: async () =>
      (await loadValidating(import('../../documents/employment-acts/act-screen.tsx'))).ActScreen,
  },
  {
    path: '/putni-nalog',
    title: 'Putni nalog s obračunom dnevnica',
    group: 'document',
    preload: ['documents/forms/travel-order-screen.tsx', VALIDATING],
    load: async () =>
      (await loadValidating(import('../../documents/forms/travel-order-screen.tsx'))).TravelOrderScreen,
  },
  {
    path: '/opomena',
    title: 'Opomena za plaćanje',
    group: 'document',
    preload: ['documents/forms/reminder-screen.tsx', VALIDATING],
    load: async () =>
      (await loadValidating(import('../../documents/forms/reminder-screen.tsx'))).ReminderScreen,
  },
  {
    path: '/ios',
    title: 'IOS – izvod otvorenih stavki',
    group: 'document',
    preload: ['documents/forms/statement-screen.tsx', VALIDATING],
    load: async () =>
      (await loadValidating(import('../../documents/forms/statement-screen.tsx'))).StatementScreen,
  },
];
