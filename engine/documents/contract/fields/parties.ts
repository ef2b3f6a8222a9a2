import { education } from '../../../rules/salary/fields.ts';
import { EMPLOYMENT } from '../category.ts';
import type { ContractField } from '../field.ts';

const PROPOSED = 'Prazno: predloženi oblik.';

/** The one who pays: poslodavac, naručilac or društvo. */
export const firstParty = {
  employer: { vrsta: 'tekst', naziv: 'Naziv, odnosno ime i prezime' },
  employerGenitive: {
    vrsta: 'tekst',
    naziv: 'Naziv u genitivu (između koga)',
    savjet: `${PROPOSED} Nazivi firmi se ne mijenjaju.`,
  },
  employerJIB: { vrsta: 'tekst', naziv: 'JIB', primjer: '13 cifara' },
  employerAddress: { vrsta: 'tekst', naziv: 'Sjedište, odnosno adresa' },
  employerRepresentative: { vrsta: 'tekst', naziv: 'Zastupnik (ime i prezime)' },
  employerRepresentativePosition: { vrsta: 'tekst', naziv: 'Funkcija zastupnika', primjer: 'direktor' },
} as const satisfies Record<string, ContractField>;

/** The one who works: radnik, izvršilac, autor or menadžer. */
export const secondParty = {
  employee: { vrsta: 'tekst', naziv: 'Ime i prezime' },
  employeeGenitive: { vrsta: 'tekst', naziv: 'Ime i prezime u genitivu (između koga)', savjet: PROPOSED },
  employeeJMBG: {
    vrsta: 'tekst',
    naziv: 'JMBG',
    primjer: '13 cifara',
    savjet: 'Nije obavezan: zakon ga ne traži u ugovoru.',
  },
  employeeAddress: { vrsta: 'tekst', naziv: 'Prebivalište, odnosno boravište' },
  qualification: {
    vrsta: 'tekst',
    naziv: 'Stručna sprema',
    primjer: 'SSS',
    za: EMPLOYMENT,
  },
  occupation: { vrsta: 'tekst', naziv: 'Zvanje', primjer: 'ekonomski tehničar', za: EMPLOYMENT },
  qualificationLevel: {
    vrsta: 'izbor',
    naziv: 'Stručna sprema koju posao traži',
    savjet: 'Samo za poređenje s najnižom platom u Republici Srpskoj; ne ulazi u ugovor.',
    izbori: [{ vrijednost: '', naziv: 'Nije izabrano' }, ...(education.strucna_sprema.izbori ?? [])],
    za: EMPLOYMENT,
    pocetno: '',
  },
} as const satisfies Record<string, ContractField>;
