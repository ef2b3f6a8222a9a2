import type { DepartureGroup } from './departure.ts';

/** What a form begins with, though no law says so. */
export const usualValues: DepartureGroup = {
  title: 'Polazne vrijednosti koje nisu propis',
  departures: [
    {
      subject: 'Uvećanja plate, RS',
      elsewhere: 'prekovremeni 26 %, noćni 26 %, praznik 210 %',
      here: 'iste polazne vrijednosti, a uz njih zakonski minimum 25, 30 i 40 %',
      why: 'Polazne vrijednosti su uobičajene, ali ih određuje vaš ugovor ili pravilnik; 26 % za noćni rad je ispod minimuma.',
      law: 'rs-uvecanja_minimum',
    },
    {
      subject: 'Uvećanja plate, FBiH',
      elsewhere: 'prekovremeni 30 %, noćni 30 %, praznik 100 %',
      here: 'iste polazne vrijednosti',
      why: 'Zakon o radu FBiH ne propisuje procente; određuju ih kolektivni ugovor, pravilnik ili ugovor o radu.',
      law: 'fbih-uvecanja',
    },
    {
      subject: 'Minuli rad, FBiH',
      elsewhere: '0,4 do 0,6 % po godini staža',
      here: '0,6 %, najviše 20 %; procenat možete promijeniti',
      why: 'Zakon ga ne propisuje, pa je podatak označen niskom pouzdanošću.',
      law: 'fbih-minuli_rad',
    },
    {
      subject: 'Kamata',
      elsewhere: '5 % godišnje',
      here: 'polaznih 5 %, a propisane stope nude se jednim klikom',
      why: 'Pet posto nije ničija propisana stopa: u RS je 0,03 % dnevno, za javne prihode u FBiH 0,04 % dnevno.',
      law: 'rs-kamata_zatezna',
    },
  ],
};

/** How amounts are rounded, and found from the other side. */
export const rounding: DepartureGroup = {
  title: 'Zaokruživanje i smjer',
  departures: [
    {
      subject: 'Doprinosi na platu, RS',
      elsewhere: 'svaki fond zaokružen zasebno',
      here: 'ukupno po zbirnoj stopi; PIO je ostatak',
      why: 'Tako su rađeni objavljeni službeni primjeri: bruto 656,72 uz 33 % daje 216,72, dok zaokruženi fondovi daju 216,71.',
      law: 'rs-doprinosi',
    },
    {
      subject: 'Od neta ka brutu',
      elsewhere: 'približan bruto',
      here: 'bruto čiji obračun vraća upisani neto do u fening, ili odgovor da takav ne postoji',
      why: 'Ono što upišete mora se vratiti isto, a svi redovi se moraju sabrati.',
    },
    {
      subject: 'Najniža plata i osnovica',
      elsewhere: 'iznos se podiže na minimum',
      here: 'iznos ostaje, uz upozorenje; osnovica doprinosa diže se samo kad to izaberete',
      why: 'Ugovoreni iznos je vaš podatak; obračun ga ne mijenja, nego kaže da je ispod propisanog.',
      law: 'rs-najniza_osnovica',
    },
  ],
};
