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
    <Heading level={2}>Za grešku u obračunu navedite</Heading>
    <ul>
      <li>koji obračun i koji mjesec ili godina</li>
      <li>uneseni iznosi ili link za dijeljenje</li>
      <li>koji iznos očekujete i po kojem propisu</li>
    </ul>
    <p>Ne šaljite imena, matične brojeve ni brojeve računa.</p>
    <p>
      Razlika je možda već objašnjena na stranici <Link to="/odstupanja">Odstupanja</Link>.
    </p>
  </TextPage>
);
