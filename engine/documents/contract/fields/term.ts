import { EMPLOYMENT } from '../category.ts';
import type { ContractField } from '../field.ts';

/** From when, until when, and how it ends. */
export const term = {
  startDate: {
    vrsta: 'datum',
    naziv: 'Dan stupanja na rad',
    nazivi: {
      'contract-for-work': 'Početak izvršenja',
      copyright: 'Početak izrade',
      managerial: 'Dan preuzimanja funkcije',
      temporary: 'Početak izvršenja',
    },
  },
  endDate: { vrsta: 'datum', naziv: 'Dan isteka ugovora', za: ['fixed-term'] },
  fixedTermReason: {
    vrsta: 'odlomak',
    naziv: 'Razlog za ugovor na određeno vrijeme',
    primjer: 'zamjena privremeno odsutnog radnika',
    za: ['fixed-term'],
  },
  deadline: {
    vrsta: 'tekst',
    naziv: 'Rok izvršenja',
    nazivi: { copyright: 'Rok predaje djela', managerial: 'Trajanje mandata' },
    za: ['contract-for-work', 'copyright', 'managerial', 'temporary'],
  },
  workDays: {
    vrsta: 'cijeli',
    naziv: 'Broj dana rada u kalendarskoj godini',
    jedinica: 'dana',
    za: ['temporary'],
  },
  probation: { vrsta: 'da_ne', naziv: 'Probni rad', za: EMPLOYMENT },
  probationPeriod: {
    vrsta: 'cijeli',
    naziv: 'Trajanje probnog rada',
    jedinica: 'dana',
    primjer: '30',
    za: EMPLOYMENT,
    uz: 'probation',
  },
  noticePeriod: {
    vrsta: 'cijeli',
    naziv: 'Otkazni rok',
    jedinica: 'dana',
    primjer: '30',
    za: [...EMPLOYMENT, 'managerial'],
  },
  employeeNoticePeriod: {
    vrsta: 'cijeli',
    naziv: 'Otkazni rok kada otkazuje radnik',
    nazivi: { managerial: 'Otkazni rok kada otkazuje menadžer' },
    jedinica: 'dana',
    savjet: 'Prazno: isti rok za obje strane.',
    za: [...EMPLOYMENT, 'managerial'],
  },
} as const satisfies Record<string, ContractField>;

/** When the employee works and rests. */
export const time = {
  weeklyHours: {
    vrsta: 'cijeli',
    naziv: 'Sedmično radno vrijeme',
    jedinica: 'sati',
    primjer: '40',
    za: EMPLOYMENT,
  },
  workSchedule: {
    vrsta: 'tekst',
    naziv: 'Raspored radnog vremena',
    primjer: 'od ponedjeljka do petka, od 8 do 16 sati',
    za: EMPLOYMENT,
  },
  overtimePolicy: { vrsta: 'odlomak', naziv: 'Prekovremeni rad', za: EMPLOYMENT },
  annualLeave: {
    vrsta: 'cijeli',
    naziv: 'Godišnji odmor',
    jedinica: 'radnih dana',
    primjer: '20',
    za: EMPLOYMENT,
  },
  managerLeave: {
    vrsta: 'tekst',
    naziv: 'Plaćeni odmor',
    primjer: '25 radnih dana godišnje',
    za: ['managerial'],
  },
  managerSickPay: {
    vrsta: 'tekst',
    naziv: 'Naknada za vrijeme bolovanja',
    primjer: 'u visini naknade, najduže tri mjeseca',
    za: ['managerial'],
  },
} as const satisfies Record<string, ContractField>;
