import { Link } from 'wouter';
import { Heading } from '../ui/page/heading.tsx';
import { TextPage } from '../ui/page/text-page.tsx';

export const TermsPage = () => (
  <TextPage title="Uslovi korištenja" note="Posljednja izmjena: 22.11.2026.">
    <p>Korištenjem portala prihvatate ove uslove.</p>
    <Heading level={2}>Čemu služi</Heading>
    <p>
      Portal računa plate, doprinose, poreze, staž i kamate te pomaže pri izradi faktura i ugovora. Korištenje
      je besplatno, u privatne i poslovne svrhe, bez naloga.
    </p>
    <Heading level={2}>Šta rezultat jeste, a šta nije</Heading>
    <p>
      Rezultat je obračun prema unesenim podacima i propisima navedenim uz njega. Nije pravni ni poreski
      savjet, rješenje ni potvrda. Prije isplate, prijave ili potpisa provjerite ga prema važećem propisu,
      naročito gdje stoji da je pouzdanost podatka srednja ili niska. Faktura izrađena ovdje nije fiskalni
      račun.
    </p>
    <Heading level={2}>Podaci vaših firmi i radnika</Heading>
    <p>
      Što upišete na stranici <Link to="/plate">Plate firme</Link> postoji samo u vašem pregledniku: portal
      nema kopiju i ne može je vratiti. Za čuvanje, kopije i zaštitu tih podataka, i za pravo da ih
      obrađujete, odgovara onaj ko ih upisuje. Obrasci i datoteke za banku prave se prema objavljenim opisima;
      prije predaje provjerite ih u aplikaciji uprave ili banke.
    </p>
    <Heading level={2}>Odgovornost</Heading>
    <p>
      Trudim se da brojke budu tačne i da vidite na čemu počivaju, ali tačnost i stalnu dostupnost ne mogu
      garantovati. Za odluke donesene na osnovu obračuna odgovara onaj ko ih donosi.
    </p>
    <Heading level={2}>Dozvoljeno korištenje</Heading>
    <p>
      Obračune možete <Link to="/ugradi">ugraditi na svoju stranicu</Link> i pozivati ih{' '}
      <Link to="/api">iz svog programa</Link>. Nije dozvoljeno namjerno opterećivati portal niti predstavljati
      ga kao službeni servis neke uprave.
    </p>
    <p>
      Portal je slobodan softver i stoji na tuđem:{' '}
      <a href="/licence.txt">licence korištenih biblioteka i pisama</a>.
    </p>
    <Heading level={2}>Izmjene</Heading>
    <p>
      Kad se promijene propisi ili način rada portala, mijenjaju se i obračuni i ovi uslovi. Datum posljednje
      izmjene uslova stoji na vrhu stranice.
    </p>
  </TextPage>
);
