import type { DepartureGroup } from './departure.ts';

/** What is calculated otherwise than elsewhere. */
export const calculatedOtherwise: DepartureGroup = {
  title: 'Računa se drugačije',
  departures: [
    {
      subject: 'Doprinos za solidarnost, RS',
      elsewhere: '5 % neto plate',
      here: '0,25 % neto plate; stopu možete promijeniti',
      why: 'Zakon o Fondu solidarnosti propisuje 0,25 %. Stopa od 5 % na plate ne postoji ni u jednom propisu koji smo našli.',
      law: 'rs-solidarnost',
    },
    {
      subject: 'Podjela zdravstvenog osiguranja, FBiH',
      elsewhere: '10,20 % Federaciji i 89,90 % kantonu',
      here: '10,20 % i 89,80 %; kantonu ide ostatak',
      why: 'Dijelovi moraju činiti cjelinu: 100,10 % nije moguće uplatiti.',
      law: 'fbih-raspodjela_zdravstveno',
    },
    {
      subject: 'Topli obrok',
      elsewhere: '18,24 KM u RS i 14,01 KM u FBiH, bez obzira na mjesec',
      here: 'iznos koji važi u mjesecu obračuna',
      why: 'Oba iznosa su iz 2025. Mijenjaju se s prosječnom platom, pa za druge mjesece nisu tačni.',
      law: 'rs-topli_obrok_minimum',
    },
    {
      subject: 'Mjesec bez propisa',
      elsewhere: 'posljednja poznata stopa',
      here: 'obračun se odbija i kaže zašto; procjena samo na zahtjev, i tako označena',
      why: 'Brojka po pogrešnom propisu gora je od odgovora da propisa nema.',
    },
  ],
};
