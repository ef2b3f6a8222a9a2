import { Link } from 'wouter';
import { Heading } from '../ui/page/heading.tsx';
import { TextPage } from '../ui/page/text-page.tsx';

export const AboutPage = () => (
  <TextPage title="O meni">
    <p>Portal je nastao iz posla slobodnog knjigovođe, u kojem se isti računi ponavljaju svakog mjeseca.</p>
    <Heading level={2}>Kome je namijenjen</Heading>
    <p>Knjigovođama, poslodavcima, radnicima i preduzetnicima u cijeloj BiH, bez naloga i besplatno.</p>
    <Heading level={2}>Kako nastaju brojke</Heading>
    <p>
      Računa ih server, a PDV i kamatu preglednik. Stope i iznosi su na stranici{' '}
      <Link to="/propisi">Propisi</Link>, a gdje se izvori ne slažu piše na stranici{' '}
      <Link to="/odstupanja">Odstupanja</Link>.
    </p>
    <Heading level={2}>Čega ovdje nema</Heading>
    <p>
      Obračun nije pravni savjet i ne zamjenjuje prijave upravama. Grešku <Link to="/kontakt">mi javite</Link>
      .
    </p>
  </TextPage>
);
