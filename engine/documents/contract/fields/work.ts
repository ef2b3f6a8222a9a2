import { EMPLOYMENT } from '../category.ts';
import type { ContractField } from '../field.ts';

/** What is done, and where. */
export const work = {
  jobTitle: {
    vrsta: 'tekst',
    naziv: 'Radno mjesto (naziv posla)',
    nazivi: {
      'contract-for-work': 'Posao koji se obavlja',
      copyright: 'Naziv autorskog djela',
      managerial: 'Funkcija',
      temporary: 'Vrsta poslova',
    },
  },
  jobDescription: {
    vrsta: 'odlomak',
    naziv: 'Kratak opis poslova',
    nazivi: { copyright: 'Opis djela', managerial: 'Zadaci i ovlaštenja' },
  },
  workManner: { vrsta: 'odlomak', naziv: 'Način izvršenja', za: ['contract-for-work', 'temporary'] },
  workplace: {
    vrsta: 'tekst',
    naziv: 'Mjesto rada',
    nazivi: {
      'contract-for-work': 'Mjesto izvršenja',
      copyright: 'Mjesto i oblik predaje djela',
      managerial: 'Mjesto obavljanja funkcije',
      temporary: 'Mjesto izvršenja',
    },
    savjet: 'Grad i adresa na kojoj se radi, ne naziv radnog mjesta.',
  },
  specialConditions: {
    vrsta: 'odlomak',
    naziv: 'Poslovi sa posebnim uslovima rada',
    primjer: 'nema',
    za: EMPLOYMENT,
  },
  remoteWork: { vrsta: 'da_ne', naziv: 'Rad na izdvojenom mjestu (od kuće, na daljinu)', za: EMPLOYMENT },
  remotePlace: {
    vrsta: 'tekst',
    naziv: 'Izdvojeno mjesto rada',
    primjer: 'adresa na kojoj se radi',
    za: EMPLOYMENT,
    uz: 'remoteWork',
  },
  remoteOversight: {
    vrsta: 'odlomak',
    naziv: 'Organizacija rada i nadzor',
    primjer: 'dnevni izvještaj elektronskom poštom',
    za: EMPLOYMENT,
    uz: 'remoteWork',
  },
  remoteEquipment: {
    vrsta: 'odlomak',
    naziv: 'Sredstva rada',
    primjer: 'prenosni računar koji daje Poslodavac',
    za: EMPLOYMENT,
    uz: 'remoteWork',
  },
  remoteCosts: {
    vrsta: 'odlomak',
    naziv: 'Naknada troškova rada na izdvojenom mjestu',
    primjer: '30 KM mjesečno za internet i struju',
    za: EMPLOYMENT,
    uz: 'remoteWork',
  },
  notForEmployment: {
    vrsta: 'da_ne',
    naziv: 'Izjava da to nisu poslovi za koje se zaključuje ugovor o radu',
    za: ['temporary'],
  },
  material: {
    vrsta: 'odlomak',
    naziv: 'Materijal i sredstva za rad',
    primjer: 'osigurava Naručilac',
    za: ['contract-for-work'],
  },
  appointment: {
    vrsta: 'tekst',
    naziv: 'Akt o imenovanju',
    primjer: 'odluka Skupštine društva, broj i datum',
    za: ['managerial'],
  },
  rights: {
    vrsta: 'odlomak',
    naziv: 'Prava koja se ustupaju',
    primjer: 'umnožavanje, distribucija, stavljanje na raspolaganje javnosti',
    za: ['copyright'],
  },
  exclusive: { vrsta: 'da_ne', naziv: 'Isključivo ustupanje', za: ['copyright'] },
  rightsTerritory: { vrsta: 'tekst', naziv: 'Teritorija ustupanja', za: ['copyright'] },
  rightsDuration: { vrsta: 'tekst', naziv: 'Vrijeme ustupanja', za: ['copyright'] },
} as const satisfies Record<string, ContractField>;
