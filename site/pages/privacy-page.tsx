import { Link } from 'wouter';
import { Folded } from '../ui/page/folded.tsx';
import { Heading } from '../ui/page/heading.tsx';
import { TextPage } from '../ui/page/text-page.tsx';

export const PrivacyPage = () => (
  <TextPage title="Politika privatnosti" note="Posljednja izmjena: 27.11.2026.">
    <p>
      Nema naloga, kolačića, oglasa ni praćenja posjeta. Za obračun ne trebaju ime, matični broj ni adresa.
    </p>
    <Heading level={2}>Šta se šalje radi obračuna</Heading>
    <p>
      Serveru se šalju brojevi, datumi i izbori iz obrasca. Koriste se samo za odgovor i ne čuvaju se ni u
      bazi, ni u datoteci, ni u zapisniku servera.
    </p>
    <Heading level={2}>Šta nikad ne napušta vaš uređaj</Heading>
    <ul>
      <li>faktura, akti o radu, putni nalog, opomena i izvod</li>
      <li>
        ugovori, osim iznosa, dana ili mjeseca zaključenja i, za platu, stručne spreme, koji se šalju na
        obračun bez imena
      </li>
      <li>
        imena, JMBG, adrese, računi, kontakti, bilješke i obustave sa stranice{' '}
        <Link to="/plate">Plate firme</Link>, s koje se šalju samo brojevi plate (iznos, sati, staž,
        koeficijent, stručna sprema)
      </li>
      <li>listići, nalozi, obrasci i datoteke za banku</li>
      <li>iznosi u obračunu PDV-a i kamate</li>
      <li>iznosi u linku za dijeljenje, iza znaka #</li>
    </ul>
    <Heading level={2}>Šta ostaje u vašem pregledniku</Heading>
    <p>
      Ostaje ono što upišete, sačuvate i izaberete, i kopija stranica i obračuna za rad bez interneta. Portal
      tome nema pristup, a vi to možete izbrisati u postavkama preglednika.
    </p>
    <Folded title="Svi zapisi po nazivu" isOnPaper>
      <StoredOnDevice />
    </Folded>
    <Heading level={2}>Šta server bilježi</Heading>
    <p>
      Bilježe se vrsta zahtjeva, tražena stranica, uspjeh i trajanje odgovora. Ne bilježe se sadržaj zahtjeva,
      IP adresa, prethodna stranica ni podaci o uređaju.
    </p>
    <Heading level={2}>Druge stranice</Heading>
    <p>Stranice propisa i institucija imaju svoja pravila. Ovdje se ništa ne učitava s tuđih servera.</p>
    <Heading level={2}>Pitanja</Heading>
    <p>
      Pišite na adresu sa stranice <Link to="/kontakt">Kontakt</Link>. Poruku koristim samo da odgovorim.
    </p>
  </TextPage>
);

/** Every record of the browser, with its key. */
const StoredOnDevice = () => (
  <>
    <p>
      Baza <code>obracun-plata</code>:
    </p>
    <ul>
      <li>sačuvani obračuni, s unesenim i svim redovima, i vaši listići, ako ih čuvate</li>
      <li>
        podaci firme za dokumente, nacrti faktura, ugovora, akata o radu, putnih naloga, opomena i izvoda
      </li>
      <li>fakture s ranijim verzijama, uplate i nabavke, partneri i stavke</li>
      <li>firme, radnici, mjeseci i zaključeni obračuni sa stranice Plate firme</li>
      <li>kad je napravljena kopija, izabrana datoteka kopije i ključ izveden iz lozinke, a ne lozinka</li>
      <li>
        izabrana zajednička fascikla, ime računara, šta je posljednje bilo u njoj i, samo ako to tražite,
        ključ izveden iz lozinke kancelarije
      </li>
      <li>odloženo nečitljivo, i stanje prije posljednjeg uvoza</li>
    </ul>
    <p>Postavke:</p>
    <ul>
      <li>
        tema (<code>theme</code>), pismo stranica (<code>pismo</code>) i dokumenata (
        <code>pismo-dokumenta</code>), jezik faktura (<code>jezik-fakture</code>)
      </li>
      <li>
        posljednji obračuni (<code>nedavno</code>), njihov mjesec (<code>posljednji-mjesec</code>), entitet (
        <code>entitet</code>), svi ili glavni redovi (<code>redovi</code>), oznaka sačuvanih obračuna (
        <code>sacuvani-obracuni</code>)
      </li>
      <li>
        oblik datoteke za banku (<code>plate.format.…</code>), pomak štampe virmana (<code>virman-pomak</code>
        ), kolone mjeseca (<code>kolone-mjeseca</code>), kolone uvezenih tabela (<code>uvoz-kolona:…</code>)
      </li>
      <li>
        ime za dnevnik promjena (<code>ime-u-dnevniku</code>), poslodavac i radnik platne liste (
        <code>platna-lista</code>), čuvanje listića (<code>cuvaj-listice</code>), opštine za uplate (
        <code>opstina-firme-…</code>, <code>opstina-radnika-…</code>)
      </li>
    </ul>
    <p>Dok se ne sačuva:</p>
    <ul>
      <li>
        posljednje otkucano u nacrtu (<code>nacrt-u-odlasku:…</code>), u mjesecu (<code>neupisano:…</code>) i
        u podacima firme, radnika, odsustva, odmora, ugovora, potraživanja, isplate i prvog obračuna (
        <code>nesacuvano:…</code>)
      </li>
    </ul>
    <p>Dok je kartica otvorena:</p>
    <ul>
      <li>
        upisano u obračun, uz historiju kartice i kao <code>unos-kartice</code>
      </li>
      <li>
        stavke PDV-a (<code>pdv-lista</code>), opis stavke (<code>pdv-opis</code>), polje PDV prijave (
        <code>polje-prenosa</code>), uplate duga (<code>uplate-duga</code>), radnici nove firme (
        <code>pocetak-firme:…</code>)
      </li>
      <li>
        vrijeme ponovnog učitavanja stranice (<code>ponovo-ucitano</code>) i polje u kojem ste stajali (
        <code>ponovo-mjesto</code>)
      </li>
    </ul>
  </>
);
