import type { ContractField } from '../field.ts';
import { EMPLOYMENT } from '../field.ts';

/** The work and its place. */
export const work = {
  jobTitle: {
    kind: 'tekst',
    label: 'Radno mjesto (naziv posla)',
    labels: {
      'contract-for-work': 'Posao koji se obavlja',
      copyright: 'Naziv autorskog djela',
      managerial: 'Funkcija',
      temporary: 'Vrsta poslova',
    },
  },
  jobDescription: {
    kind: 'odlomak',
    label: 'Kratak opis poslova',
    labels: { copyright: 'Opis djela', managerial: 'Zadaci i ovlaštenja' },
  },
  workManner: { kind: 'odlomak', label: 'Način izvršenja', categories: ['contract-for-work', 'temporary'] },
  workplace: {
    kind: 'tekst',
    label: 'Mjesto rada',
    labels: {
      'contract-for-work': 'Mjesto izvršenja',
      copyright: 'Mjesto i oblik predaje djela',
      managerial: 'Mjesto obavljanja funkcije',
      temporary: 'Mjesto izvršenja',
    },
    example: 'grad i adresa',
  },
  specialConditions: {
    kind: 'odlomak',
    label: 'Poslovi sa posebnim uslovima rada',
    example: 'nema',
    categories: EMPLOYMENT,
  },
  remoteWork: {
    kind: 'da_ne',
    label: 'Rad na izdvojenom mjestu (od kuće, na daljinu)',
    categories: EMPLOYMENT,
  },
  remotePlace: {
    kind: 'tekst',
    label: 'Izdvojeno mjesto rada',
    example: 'adresa na kojoj se radi',
    categories: EMPLOYMENT,
    when: 'remoteWork',
  },
  remoteOversight: {
    kind: 'odlomak',
    label: 'Organizacija rada i nadzor',
    example: 'dnevni izvještaj elektronskom poštom',
    categories: EMPLOYMENT,
    when: 'remoteWork',
  },
  remoteEquipment: {
    kind: 'odlomak',
    label: 'Sredstva rada',
    example: 'prenosni računar koji daje Poslodavac',
    categories: EMPLOYMENT,
    when: 'remoteWork',
  },
  remoteCosts: {
    kind: 'odlomak',
    label: 'Naknada troškova rada na izdvojenom mjestu',
    example: '30 KM mjesečno za internet i struju',
    categories: EMPLOYMENT,
    when: 'remoteWork',
  },
  notForEmployment: {
    kind: 'da_ne',
    label: 'Izjava da to nisu poslovi za koje se zaključuje ugovor o radu',
    categories: ['temporary'],
  },
  material: {
    kind: 'odlomak',
    label: 'Materijal i sredstva za rad',
    example: 'osigurava Naručilac',
    categories: ['contract-for-work'],
  },
  appointment: {
    kind: 'tekst',
    label: 'Akt o imenovanju',
    example: 'odluka Skupštine društva, broj i datum',
    categories: ['managerial'],
  },
  rights: {
    kind: 'odlomak',
    label: 'Prava koja se ustupaju',
    example: 'umnožavanje, distribucija, stavljanje na raspolaganje javnosti',
    categories: ['copyright'],
  },
  exclusive: { kind: 'da_ne', label: 'Isključivo ustupanje', categories: ['copyright'] },
  rightsTerritory: { kind: 'tekst', label: 'Teritorija ustupanja', categories: ['copyright'] },
  rightsDuration: { kind: 'tekst', label: 'Vrijeme ustupanja', categories: ['copyright'] },
} as const satisfies Record<string, ContractField>;
