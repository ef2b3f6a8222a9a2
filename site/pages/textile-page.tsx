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
    <p>Poslodavci u toj proizvodnji mogu plaćati doprinose na osnovicu manju od plate:</p>
    <ul>
      <li>
        Republika Srpska: za radnika čija je plata manja od prošlogodišnje prosječne bruto plate, osnovica je
        25 % tog prosjeka. Za 2026. to je 587,25 KM, a svi doprinosi 182,05 KM, uz svaku isplatu (Zakon o
        doprinosima čl. 3 st. 1 t. 12, čl. 16 st. 1 i čl. 24 st. 1, Sl. glasnik RS 114/17 … 114/25).
      </li>
      <li>
        Federacija BiH: 30 % prosječne plaće (Zakon o doprinosima, Sl. novine FBiH 35/98 … 33/25; član nije
        nađen). <CertaintyMark level="srednja" />
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
