import { EMPLOYMENT } from '../category.ts';
import type { ContractField } from '../field.ts';

/** What the parties owe each other besides work and pay. */
export const duties = {
  employerObligations: {
    vrsta: 'odlomak',
    naziv: 'Dodatne obaveze poslodavca',
    nazivi: {
      'contract-for-work': 'Dodatne obaveze naručioca',
      copyright: 'Dodatne obaveze naručioca',
      managerial: 'Dodatne obaveze društva',
    },
  },
  employeeObligations: {
    vrsta: 'odlomak',
    naziv: 'Dodatne obaveze radnika',
    nazivi: {
      'contract-for-work': 'Dodatne obaveze izvršioca',
      copyright: 'Dodatne obaveze autora',
      managerial: 'Dodatne obaveze menadžera',
      temporary: 'Dodatne obaveze izvršioca',
    },
  },
  delayPenalty: {
    vrsta: 'odlomak',
    naziv: 'Ugovorna kazna za zakašnjenje',
    primjer: '0,5 % naknade za svaki dan zakašnjenja, najviše 5 %',
    za: ['contract-for-work'],
  },
  rulebookKnown: { vrsta: 'da_ne', naziv: 'Radnik je upoznat s pravilnikom o radu', za: EMPLOYMENT },
  damage: { vrsta: 'da_ne', naziv: 'Naknada štete', za: EMPLOYMENT },
  personalData: { vrsta: 'da_ne', naziv: 'Zaštita ličnih podataka' },
  bothSexes: { vrsta: 'da_ne', naziv: 'Izrazi se odnose na oba spola' },
  confidentiality: { vrsta: 'da_ne', naziv: 'Čuvanje poslovne tajne' },
  nonCompete: { vrsta: 'da_ne', naziv: 'Zabrana takmičenja', za: [...EMPLOYMENT, 'managerial'] },
  nonCompeteMonths: {
    vrsta: 'cijeli',
    naziv: 'Zabrana nakon prestanka ugovora',
    jedinica: 'mjeseci',
    savjet: 'Prazno: zabrana važi samo dok ugovor traje.',
    za: [...EMPLOYMENT, 'managerial'],
    uz: 'nonCompete',
  },
  nonCompeteCompensation: {
    vrsta: 'tekst',
    naziv: 'Naknada za vrijeme zabrane nakon prestanka',
    za: [...EMPLOYMENT, 'managerial'],
    uz: 'nonCompete',
  },
} as const satisfies Record<string, ContractField>;

/** Where, when and in how many copies it is signed. */
export const conclusion = {
  conclusionPlace: { vrsta: 'tekst', naziv: 'Mjesto zaključenja', primjer: 'Sarajevo' },
  conclusionDate: { vrsta: 'datum', naziv: 'Dan zaključenja', savjet: 'Prazno: današnji dan.' },
  copies: { vrsta: 'cijeli', naziv: 'Broj primjeraka', primjer: '4' },
} as const satisfies Record<string, ContractField>;
