import { Link } from 'wouter';
import { Heading } from '../ui/heading.tsx';
import { TextPage } from '../ui/text-page.tsx';

export const PrivacyPage = () => (
  <TextPage title="Politika privatnosti" note="Posljednja izmjena: 05.06.2025.">
    <p>
      Portal nema naloge, prijavu, kolačiće, oglase ni alate za praćenje posjeta. Ne traži ime, matični broj
      ni adresu da bi nešto izračunao.
    </p>
    <Heading level={2}>Šta se šalje radi obračuna</Heading>
    <p>
      Kad popunite obračun, serveru se šalju brojevi, datumi i izbori iz obrasca, a on vraća rezultat. Poslano
      se koristi samo za taj odgovor i ne čuva se: ne upisuje se u bazu, datoteku ni u dnevnik rada.
    </p>
    <Heading level={2}>Šta nikad ne napušta vaš uređaj</Heading>
    <ul>
      <li>sve što unesete u fakturu, i dokumenti koji od toga nastanu;</li>
      <li>
        ugovori, osim onoga što treba da biste vidjeli i bruto i neto: iznos, dan ili mjesec zaključenja, a za
        platu i stručna sprema šalju se obračunu bez imena i drugih podataka;
      </li>
      <li>iznosi u obračunu PDV-a i kamate;</li>
      <li>iznosi u vezi za dijeljenje: stoje iza znaka # i preglednik ih ne šalje serveru.</li>
    </ul>
    <Heading level={2}>Šta ostaje u vašem pregledniku</Heading>
    <ul>
      <li>
        izbor teme (<code>theme</code>), pisma stranica (<code>pismo</code>) i pisma dokumenata (
        <code>pismo-dokumenta</code>);
      </li>
      <li>
        spisak posljednjih otvorenih obračuna (<code>nedavno</code>);
      </li>
      <li>
        nacrti fakture i ugovora te sačuvane fakture, partneri i stavke (baza <code>obracun-plata</code>);
      </li>
      <li>
        spisak stavki PDV-a (<code>pdv-lista</code>), dok je prozor otvoren;
      </li>
      <li>
        ono što upišete u obračun, uz historiju prozora, da vas dočeka kad se vratite na stranicu ili je
        ponovo učitate;
      </li>
      <li>kopija stranica za rad bez interneta.</li>
    </ul>
    <p>Sve to možete izbrisati u postavkama preglednika; portal do tih podataka ne dolazi.</p>
    <Heading level={2}>Šta server bilježi</Heading>
    <p>
      Za održavanje se bilježe vrsta zahtjeva, tražena stranica, uspjeh i trajanje odgovora. Sadržaj zahtjeva,
      adresa s koje ste došli i podaci o vašem uređaju ne bilježe se.
    </p>
    <Heading level={2}>Druge stranice</Heading>
    <p>
      Veze na propise i institucije vode na tuđe stranice, koje imaju svoja pravila. Na ovom portalu se ništa
      ne učitava s tuđih servera.
    </p>
    <Heading level={2}>Pitanja</Heading>
    <p>
      Adresa je na stranici <Link to="/kontakt">Kontakt</Link>. Ako nam pišete, poruku koristimo samo da vam
      odgovorimo.
    </p>
  </TextPage>
);
