import { Link } from 'wouter';
import { CertaintyMark } from '../ui/certainty.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextPage } from '../ui/page/text-page.tsx';

export const TextilePage = () => (
  <TextPage title="Plata u tekstilnoj industriji">
    <Notice kind="info">
      Ovaj obračun još nije gotov. Posebna pravila za proizvodnju tekstila, odjeće, kože i obuće tek treba
      ugraditi.
    </Notice>
    <p>Poznato je sljedeće: poslodavci u toj proizvodnji plaćaju doprinose na manju osnovicu od plate.</p>
    <ul>
      <li>
        Republika Srpska: 25 % prosječne bruto plate (Zakon o doprinosima, Sl. glasnik RS 114/17 i izmjene;
        član nije pročitan). <CertaintyMark level="srednja" />
      </li>
      <li>
        Federacija BiH: 30 % prosječne plaće (Zakon o doprinosima, Sl. novine FBiH 35/98 … 33/25; član nije
        pročitan). <CertaintyMark level="srednja" />
      </li>
    </ul>
    <p>
      Do tada možete koristiti opće obračune, koji ta pravila ne primjenjuju:{' '}
      <Link to="/minuli-topli">plata s toplim obrokom, Republika Srpska</Link>,{' '}
      <Link to="/obracun-plata">bez toplog obroka</Link> i{' '}
      <Link to="/kalkulator-FBIH">plata u Federaciji BiH</Link>. Prosječne plate po godinama su na stranici{' '}
      <Link to="/propisi#rs-prosjecna_bruto">Propisi</Link>.
    </p>
  </TextPage>
);
