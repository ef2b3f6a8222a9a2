import { Link } from 'wouter';
import { Heading } from '../ui/page/heading.tsx';
import { TextPage } from '../ui/page/text-page.tsx';

export const PrivacyPage = () => (
  <TextPage title="Politika privatnosti" note="Posljednja izmjena: 22.11.2026.">
    <p>
      Portal nema naloge, prijavu, kolačiće, oglase ni alate za praćenje posjeta. Ne traži ime, matični broj
      ni adresu da bi nešto izračunao.
    </p>
    <Heading level={2}>Šta se šalje radi obračuna</Heading>
    <p>
      Kad popunite obračun, serveru se šalju brojevi, datumi i izbori iz obrasca, a on vraća rezultat. Poslani
      podaci koriste se samo za taj odgovor i ne čuvaju se: ne upisuju se u bazu, datoteku ni u zapisnik
      servera.
    </p>
    <Heading level={2}>Šta nikad ne napušta vaš uređaj</Heading>
    <ul>
      <li>
        sve što unesete u fakturu, akte o radu, putni nalog, opomenu i izvod, i dokumenti koji od toga
        nastanu;
      </li>
      <li>
        ugovori; na obračun se šalju samo iznos, dan ili mjesec zaključenja i, za platu, stručna sprema, bez
        imena;
      </li>
      <li>
        firme i radnici na stranici <Link to="/plate">Plate firme</Link>: imena, JMBG, adrese, računi,
        kontakti, bilješke i obustave. Za obračun mjeseca šalju se samo brojevi svake plate (iznos, sati, staž
        u godinama, koeficijent, stručna sprema), bez ičega po čemu bi se znalo čija je; listići, nalozi,
        obrasci i datoteke za banku nastaju na vašem uređaju;
      </li>
      <li>iznosi u obračunu PDV-a i kamate;</li>
      <li>iznosi u linku za dijeljenje: stoje iza znaka # i preglednik ih ne šalje serveru.</li>
    </ul>
    <Heading level={2}>Šta ostaje u vašem pregledniku</Heading>
    <ul>
      <li>
        izbor teme (<code>theme</code>), pisma stranica (<code>pismo</code>), pisma dokumenata (
        <code>pismo-dokumenta</code>) i jezika faktura (<code>jezik-fakture</code>);
      </li>
      <li>
        lista posljednjih otvorenih obračuna (<code>nedavno</code>); mjesec posljednjeg obračuna (
        <code>posljednji-mjesec</code>); entitet izabran na početnoj stranici (<code>entitet</code>); izbor
        svih ili samo glavnih redova obračuna (<code>redovi</code>);
      </li>
      <li>
        podaci vaše firme za dokumente, nacrti faktura, ugovora, akata o radu, putnih naloga, opomena i
        izvoda, sačuvane fakture s ranijim verzijama, uplate i nabavke, partneri i stavke, ono što je
        nečitljivo pa odloženo, i stanje prije posljednjeg uvoza, da se uvoz može vratiti (baza{' '}
        <code>obracun-plata</code>
        ); posljednje otkucano u nacrtu, ako ste otišli prije nego što je sačuvano, dok se ne preuzme u nacrt
        (<code>nacrt-u-odlasku:…</code>);
      </li>
      <li>
        firme, radnici, mjeseci i zaključeni obračuni sa stranice Plate firme, kad je posljednji put
        napravljena kopija i, ako ste je izabrali, datoteka u kojoj se kopija sama osvježava, u istoj bazi;
        lozinka kopije se ne čuva, nego ključ izveden iz nje, da se datoteka može dalje osvježavati; uz to i
        izabrani oblik datoteke za banku svake firme (<code>plate.format.…</code>), pomak štampe na obrascu
        virmana (<code>virman-pomak</code>), ime koje ste upisali za dnevnik promjena (
        <code>ime-u-dnevniku</code>), kolone mjeseca (<code>kolone-mjeseca</code>), raspored kolona uvezenih
        tabela (<code>uvoz-kolona:…</code>) i, samo dok se ne sačuva u mjesecu, ono što je u njega upravo
        upisano (<code>neupisano:…</code>);
      </li>
      <li>
        lista stavki PDV-a (<code>pdv-lista</code>), opis stavke koja se upisuje (<code>pdv-opis</code>),
        lista uplata duga (<code>uplate-duga</code>) i radnici nove firme dok se ne sačuvaju (
        <code>pocetak-firme:…</code>), dok je kartica otvorena;
      </li>
      <li>
        obračuni koje sačuvate, s unesenim i svim redovima, u istoj bazi, i oznaka da ih ima (
        <code>sacuvani-obracuni</code>);
      </li>
      <li>
        poslodavac i radnik upisani za platnu listu (<code>platna-lista</code>), dok ih tamo ne obrišete, i
        opštine izabrane za uplate (<code>opstina-firme-…</code>, <code>opstina-radnika-…</code>);
      </li>
      <li>
        ono što upišete u obračun, uz historiju kartice, da vas dočeka kad se vratite na stranicu ili je
        ponovo učitate;
      </li>
      <li>
        kad se stranica sama ponovo učita jer neki njen dio nije stigao: kada je to bilo (
        <code>ponovo-ucitano</code>) i polje u kojem ste stajali (<code>ponovo-mjesto</code>), dok je kartica
        otvorena;
      </li>
      <li>kopija stranica za rad bez interneta.</li>
    </ul>
    <p>Sve to možete izbrisati u postavkama preglednika. Portal tim podacima nema pristup.</p>
    <Heading level={2}>Šta server bilježi</Heading>
    <p>
      Za održavanje se bilježe vrsta zahtjeva, tražena stranica, uspjeh i trajanje odgovora. Sadržaj zahtjeva,
      IP adresa, prethodna stranica i podaci o vašem uređaju ne bilježe se.
    </p>
    <Heading level={2}>Druge stranice</Heading>
    <p>
      Linkovi na propise i institucije vode na tuđe stranice, koje imaju svoja pravila. Na ovom portalu se
      ništa ne učitava s tuđih servera.
    </p>
    <Heading level={2}>Pitanja</Heading>
    <p>
      Adresa je na stranici <Link to="/kontakt">Kontakt</Link>. Ako mi pišete, poruku koristim samo da vam
      odgovorim.
    </p>
  </TextPage>
);
