import { Link } from 'wouter';
import { contactEmail } from '../platform/product.ts';
import { Heading } from '../ui/page/heading.tsx';
import { TextPage } from '../ui/page/text-page.tsx';

export const ContactPage = () => (
  <TextPage title="Kontakt">
    <p>
      Pišite mi na{' '}
      <a href={`mailto:${contactEmail}`} translate="no">
        {contactEmail}
      </a>
      .
    </p>
    <Heading level={2}>Kad prijavljujete grešku u obračunu</Heading>
    <ul>
      <li>navedite koji obračun koristite i za koji mjesec ili godinu;</li>
      <li>prepišite unesene iznose, ili pošaljite link koji nudi dugme za dijeljenje;</li>
      <li>napišite koji iznos očekujete i na osnovu kojeg propisa.</li>
    </ul>
    <p>Ne šaljite imena, matične brojeve ni brojeve računa: za provjeru obračuna ne trebaju.</p>
    <Heading level={2}>Prije nego što pišete</Heading>
    <p>
      Možda je razlika već objašnjena na stranici <Link to="/odstupanja">Odstupanja</Link>, ili stopa
      provjerena na stranici <Link to="/propisi">Propisi</Link>.
    </p>
  </TextPage>
);
