import { education } from '../../../rules/salary/form/pay-fields.ts';
import { EMPLOYMENT } from '../category.ts';
import type { ContractField } from '../field.ts';

const PROPOSED = 'Prazno: predloženi oblik.';

/** The one who pays: poslodavac, naručilac or društvo. */
export const firstParty = {
  employer: { kind: 'tekst', label: 'Naziv, odnosno ime i prezime' },
  employerGenitive: {
    kind: 'tekst',
    label: 'Naziv u genitivu (između koga)',
    hint: `${PROPOSED} Nazivi firmi se ne mijenjaju.`,
  },
  employerJIB: { kind: 'tekst', label: 'JIB', example: '13 cifara' },
  employerAddress: { kind: 'tekst', label: 'Sjedište, odnosno adresa' },
  employerRepresentative: { kind: 'tekst', label: 'Zastupnik (ime i prezime)' },
  employerRepresentativePosition: { kind: 'tekst', label: 'Funkcija zastupnika', example: 'direktor' },
} as const satisfies Record<string, ContractField>;

/** The one who works: radnik, izvršilac, autor or menadžer. */
export const secondParty = {
  employee: { kind: 'tekst', label: 'Ime i prezime' },
  employeeGenitive: { kind: 'tekst', label: 'Ime i prezime u genitivu (između koga)', hint: PROPOSED },
  employeeJMBG: {
    kind: 'tekst',
    label: 'JMBG',
    example: '13 cifara',
    hint: 'Nije obavezan: zakon ga ne traži u ugovoru.',
  },
  employeeAddress: { kind: 'tekst', label: 'Prebivalište, odnosno boravište' },
  qualification: {
    kind: 'tekst',
    label: 'Stručna sprema',
    example: 'SSS',
    categories: EMPLOYMENT,
  },
  occupation: { kind: 'tekst', label: 'Zvanje', example: 'ekonomski tehničar', categories: EMPLOYMENT },
  qualificationLevel: {
    kind: 'izbor',
    label: 'Stručna sprema koju posao traži',
    hint: 'Samo za poređenje s najnižom platom u Republici Srpskoj; ne ulazi u ugovor.',
    choices: [{ value: '', label: 'Nije izabrano' }, ...(education.strucna_sprema.choices ?? [])],
    categories: EMPLOYMENT,
    initial: '',
  },
} as const satisfies Record<string, ContractField>;
