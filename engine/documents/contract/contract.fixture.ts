import { readContract } from './contract.ts';
import type { TypedContract } from './fields.ts';

export const FACTS = { today: '2026-11-21', counterpart: null };

const common = {
  employer: 'Alfa d.o.o. Sarajevo',
  employerJIB: '4400000000011',
  employerAddress: 'Ulica prva 1, Sarajevo',
  employerRepresentative: 'Marko Petrović',
  employerRepresentativePosition: 'direktor',
  employee: 'Amra Hadžić',
  employeeAddress: 'Ulica druga 2, Zenica',
  salary: 1_500_00,
  payDay: 'do 15. u mjesecu za prethodni mjesec',
  workplace: 'Sarajevo, Ulica prva 1',
  startDate: '2026-12-01',
  confidentiality: true,
  conclusionPlace: 'Sarajevo',
  copies: 4,
};

const employment = {
  ...common,
  qualification: 'SSS',
  occupation: 'ekonomski tehničar',
  jobTitle: 'knjigovođa',
  jobDescription: 'Vodi poslovne knjige.\nSastavlja obračune plata i poreske prijave.',
  specialConditions: 'nema',
  probation: true,
  probationPeriod: 30,
  noticePeriod: 30,
  weeklyHours: 40,
  workSchedule: 'od ponedjeljka do petka, od 8 do 16 sati',
  annualLeave: 20,
  supplements: 'minuli rad, prekovremeni rad, noćni rad i rad na praznik, prema zakonu i pravilniku o radu',
  payCompensation: 'u visini plate koju bi Radnik ostvario na radu',
  travelExpenses: 'u visini mjesečne karte javnog prevoza',
  otherBenefits: 'topli obrok i regres, prema pravilniku o radu',
  nonCompete: true,
};

const oneTime = { ...common, salary: 500_00, payDay: 'u roku od 8 dana od preuzimanja' };

/** One filled form per category. */
export const SAMPLES = {
  permanent: employment,
  'fixed-term': {
    ...employment,
    probation: false,
    endDate: '2027-11-30',
    fixedTermReason: 'zamjena privremeno odsutnog radnika',
    overtimePolicy: 'Prekovremeni rad se plaća uz narednu platu',
    employerObligations: 'Poslodavac snosi troškove stručnog usavršavanja',
    nonCompeteMonths: 6,
    nonCompeteCompensation: 'polovina prosječne plate Radnika za svaki mjesec',
  },
  'contract-for-work': {
    ...oneTime,
    jobTitle: 'popis osnovnih sredstava',
    jobDescription: 'Popis osnovnih sredstava i sitnog inventara sa izvještajem.',
    workManner: 'Obilazak svih prostorija i unos podataka u popisne liste',
    deadline: '31. januar 2027. godine',
    travelExpenses: 'putni troškovi prema priloženim računima',
  },
  copyright: {
    ...oneTime,
    jobTitle: 'Priručnik za obračun plata',
    jobDescription: 'Stručni priručnik od 120 strana',
    rights: 'umnožavanje, distribucija i stavljanje djela na raspolaganje javnosti',
    exclusive: true,
    rightsTerritory: 'Bosna i Hercegovina',
    rightsDuration: 'pet godina od predaje djela',
    deadline: '1. mart 2027. godine',
    workplace: 'elektronskom poštom, u obliku pogodnom za štampu',
  },
  managerial: {
    ...common,
    salary: 3_000_00,
    jobTitle: 'izvršni direktor',
    jobDescription: 'vođenje poslova, zastupanje i predlaganje poslovnog plana',
    appointment: 'odluka Skupštine društva broj 12/26 od 20. 11. 2026.',
    deadline: 'četiri godine',
    noticePeriod: 60,
    nonCompete: true,
    travelExpenses: 'službena putovanja prema obračunu',
    otherBenefits: 'korištenje službenog vozila',
  },
  temporary: {
    ...oneTime,
    salary: 80_00,
    salaryPeriod: 'dnevno',
    jobTitle: 'sezonska berba jagoda',
    workManner: 'ručno, u smjenama koje odredi Poslodavac',
    deadline: '30. juni 2027. godine',
    startDate: '2027-05-15',
    workDays: 40,
  },
} as const;

export const sample = (category: keyof typeof SAMPLES, more: object = {}): TypedContract =>
  readContract({ contractCategory: category, ...SAMPLES[category], ...more });
