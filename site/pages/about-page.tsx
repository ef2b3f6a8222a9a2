import { Link } from 'wouter';
import { Heading } from '../ui/page/heading.tsx';
import { TextPage } from '../ui/page/text-page.tsx';

export const AboutPage = () => (
  <TextPage title="O meni">
    <p>
      Portal je nastao iz svakodnevnog posla slobodnog knjigovođe: isti računi se ponavljaju svakog mjeseca,
      za plate, ugovore, doprinose i staž. Ovo je mjesto na kojem se rade brže i na kojem ih svako može
      provjeriti.
    </p>
    <Heading level={2}>Kome je namijenjen</Heading>
    <p>
      Knjigovođama, poslodavcima, radnicima i samostalnim preduzetnicima u Republici Srpskoj, Federaciji Bosne
      i Hercegovine i Brčko distriktu. Ne treba vam nalog i ništa se ne plaća.
    </p>
    <Heading level={2}>Kako nastaju brojke</Heading>
    <p>
      Formule plata, ugovora, doprinosa i staža su na serveru, pa svi računaju po istom pravilu; PDV i kamata
      računaju se u samom pregledniku. Uz svaki iznos možete otvoriti formulu, vidjeti je s vašim brojkama i
      pročitati propis na kojem počiva. Sve stope i iznosi su na stranici <Link to="/propisi">Propisi</Link>,
      s glasilom i danom kada su provjereni. Gdje se izvori ne slažu, ili računam drugačije nego što se negdje
      navodi, to piše na stranici <Link to="/odstupanja">Odstupanja</Link>.
    </p>
    <Heading level={2}>Čega ovdje nema</Heading>
    <p>
      Obračun nije pravni savjet i ne zamjenjuje prijave nadležnim upravama. Podatak u koji nisam siguran
      označen je riječju i znakom; takav podatak provjerite prije upotrebe. Ako nađete grešku,{' '}
      <Link to="/kontakt">javite mi</Link>.
    </p>
  </TextPage>
);
