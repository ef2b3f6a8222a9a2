import { EMPLOYMENT } from '../category.ts';
import type { ContractField } from '../field.ts';

/** What the parties owe each other besides work and pay. */
export const duties = {
  employerObligations: {
    kind: 'odlomak',
    label: 'Dodatne obaveze poslodavca',
    labels: {
      'contract-for-work': 'Dodatne obaveze naručioca',
      copyright: 'Dodatne obaveze naručioca',
      managerial: 'Dodatne obaveze društva',
    },
  },
  employeeObligations: {
    kind: 'odlomak',
    label: 'Dodatne obaveze radnika',
    labels: {
      'contract-for-work': 'Dodatne obaveze izvršioca',
      copyright: 'Dodatne obaveze autora',
      managerial: 'Dodatne obaveze menadžera',
      temporary: 'Dodatne obaveze izvršioca',
    },
  },
  delayPenalty: {
    kind: 'odlomak',
    label: 'Ugovorna kazna za zakašnjenje',
    example: '0,5 % naknade za svaki dan zakašnjenja, najviše 5 %',
    categories: ['contract-for-work'],
  },
  rulebookKnown: { kind: 'da_ne', label: 'Radnik je upoznat s pravilnikom o radu', categories: EMPLOYMENT },
  damage: { kind: 'da_ne', label: 'Naknada štete', categories: EMPLOYMENT },
  personalData: { kind: 'da_ne', label: 'Zaštita ličnih podataka' },
  bothSexes: { kind: 'da_ne', label: 'Izrazi se odnose na oba spola' },
  confidentiality: { kind: 'da_ne', label: 'Čuvanje poslovne tajne' },
  nonCompete: { kind: 'da_ne', label: 'Zabrana takmičenja', categories: [...EMPLOYMENT, 'managerial'] },
  nonCompeteMonths: {
    kind: 'cijeli',
    label: 'Zabrana nakon prestanka ugovora',
    unit: 'mjeseci',
    hint: 'Prazno: zabrana važi samo dok ugovor traje.',
    categories: [...EMPLOYMENT, 'managerial'],
    when: 'nonCompete',
  },
  nonCompeteCompensation: {
    kind: 'tekst',
    label: 'Naknada za vrijeme zabrane nakon prestanka',
    categories: [...EMPLOYMENT, 'managerial'],
    when: 'nonCompete',
  },
} as const satisfies Record<string, ContractField>;

/** Where, when and in how many copies it is signed. */
export const conclusion = {
  conclusionPlace: { kind: 'tekst', label: 'Mjesto zaključenja', example: 'Sarajevo' },
  conclusionDate: { kind: 'datum', label: 'Dan zaključenja', hint: 'Prazno: današnji dan.' },
  copies: { kind: 'cijeli', label: 'Broj primjeraka', example: '4' },
} as const satisfies Record<string, ContractField>;
