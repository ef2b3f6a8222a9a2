import { Link } from 'wouter';
import { Heading } from '../ui/page/heading.tsx';
import { TextPage } from '../ui/page/text-page.tsx';

export const TermsPage = () => (
  <TextPage title="Uslovi korištenja" note="Posljednja izmjena: 27.11.2026.">
    <p>Korištenjem portala prihvatate ove uslove.</p>
    <Heading level={2}>Čemu služi</Heading>
    <p>
      Portal računa plate, doprinose, poreze, staž i kamate i izrađuje dokumente. Koristi se besplatno,
      privatno i u poslu.
    </p>
    <Heading level={2}>Šta rezultat jeste, a šta nije</Heading>
    <p>
      Rezultat nije pravni ni poreski savjet, rješenje ni potvrda. Prije isplate, prijave ili potpisa
      provjerite ga prema važećem propisu, naročito podatke srednje i niske pouzdanosti. Faktura izrađena
      ovdje nije fiskalni račun.
    </p>
    <Heading level={2}>Podaci vaših firmi i radnika</Heading>
    <p>
      Podaci na stranici <Link to="/plate">Plate firme</Link> postoje samo u vašem pregledniku i portal ih ne
      može vratiti. Za čuvanje, kopije, zaštitu i pravo obrade odgovara onaj ko ih upisuje. Obrasce i datoteke
      za banku prije predaje provjerite u aplikaciji uprave ili banke.
    </p>
    <Heading level={2}>Odgovornost</Heading>
    <p>
      Tačnost i stalnu dostupnost ne mogu garantovati. Za odluke donesene na osnovu obračuna odgovara onaj ko
      ih donosi.
    </p>
    <Heading level={2}>Dozvoljeno korištenje</Heading>
    <p>
      Obračune možete <Link to="/ugradi">ugraditi na svoju stranicu</Link> i pozivati ih{' '}
      <Link to="/api">iz svog programa</Link>. Nije dozvoljeno namjerno opterećivati portal ni predstavljati
      ga kao službeni servis uprave.
    </p>
    <p>
      Portal je slobodan softver: <a href="/licence.txt">licence biblioteka i pisama</a>.
    </p>
    <Heading level={2}>Izmjene</Heading>
    <p>Ovi uslovi se mogu promijeniti. Dan izmjene stoji na vrhu.</p>
  </TextPage>
);
