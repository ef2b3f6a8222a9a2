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
      Plate, ugovore, doprinose i staž računa server. PDV i kamata računaju se u pregledniku. Uz svaki iznos
      vidite kako je izračunat i po kojem propisu. Sve stope i iznosi su na stranici{' '}
      <Link to="/propisi">Propisi</Link>, a gdje se izvori ne slažu piše na stranici{' '}
      <Link to="/odstupanja">Odstupanja</Link>.
    </p>
    <Heading level={2}>Čega ovdje nema</Heading>
    <p>
      Obračun nije pravni savjet i ne zamjenjuje prijave upravama. Označen podatak provjerite prije upotrebe.
      Ako nađete grešku, <Link to="/kontakt">javite mi</Link>.
    </p>
  </TextPage>
);
