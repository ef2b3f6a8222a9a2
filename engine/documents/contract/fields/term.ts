import type { ContractField } from '../field.ts';
import { EMPLOYMENT } from '../field.ts';

/** Start, end and termination. */
export const term = {
  startDate: {
    kind: 'datum',
    label: 'Dan stupanja na rad',
    labels: {
      'contract-for-work': 'Početak izvršenja',
      copyright: 'Početak izrade',
      managerial: 'Dan preuzimanja funkcije',
      temporary: 'Početak izvršenja',
    },
  },
  endDate: { kind: 'datum', label: 'Dan isteka ugovora', categories: ['fixed-term'] },
  fixedTermReason: {
    kind: 'odlomak',
    label: 'Razlog za ugovor na određeno vrijeme',
    example: 'zamjena privremeno odsutnog radnika',
    categories: ['fixed-term'],
  },
  deadline: {
    kind: 'tekst',
    label: 'Rok izvršenja',
    labels: { copyright: 'Rok predaje djela', managerial: 'Trajanje mandata' },
    categories: ['contract-for-work', 'copyright', 'managerial', 'temporary'],
  },
  workDays: {
    kind: 'cijeli',
    label: 'Broj dana rada u kalendarskoj godini',
    unit: 'dana',
    categories: ['temporary'],
  },
  probation: { kind: 'da_ne', label: 'Probni rad', categories: EMPLOYMENT },
  probationPeriod: {
    kind: 'cijeli',
    label: 'Trajanje probnog rada',
    unit: 'dana',
    example: '30',
    categories: EMPLOYMENT,
    when: 'probation',
  },
  noticePeriod: {
    kind: 'cijeli',
    label: 'Otkazni rok',
    unit: 'dana',
    example: '30',
    categories: [...EMPLOYMENT, 'managerial'],
  },
  employeeNoticePeriod: {
    kind: 'cijeli',
    label: 'Otkazni rok kada otkazuje radnik',
    labels: { managerial: 'Otkazni rok kada otkazuje menadžer' },
    unit: 'dana',
    hint: 'Ako ne upišete, rok je isti za obje strane.',
    categories: [...EMPLOYMENT, 'managerial'],
  },
} as const satisfies Record<string, ContractField>;

/** Working hours and rest of the employee. */
export const time = {
  weeklyHours: {
    kind: 'cijeli',
    label: 'Sedmično radno vrijeme',
    unit: 'sati',
    example: '40',
    categories: EMPLOYMENT,
  },
  workSchedule: {
    kind: 'tekst',
    label: 'Raspored radnog vremena',
    example: 'od ponedjeljka do petka, od 8 do 16 sati',
    categories: EMPLOYMENT,
  },
  overtimePolicy: { kind: 'odlomak', label: 'Prekovremeni rad', categories: EMPLOYMENT },
  annualLeave: {
    kind: 'cijeli',
    label: 'Godišnji odmor',
    unit: 'radnih dana',
    example: '20',
    categories: EMPLOYMENT,
  },
  managerLeave: {
    kind: 'tekst',
    label: 'Plaćeni odmor',
    example: '25 radnih dana godišnje',
    categories: ['managerial'],
  },
  managerSickPay: {
    kind: 'tekst',
    label: 'Naknada za vrijeme bolovanja',
    example: 'u visini naknade, najduže tri mjeseca',
    categories: ['managerial'],
  },
} as const satisfies Record<string, ContractField>;
