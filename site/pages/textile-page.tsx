import { Link } from 'wouter';
import { CertaintyMark } from '../ui/certainty.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextPage } from '../ui/page/text-page.tsx';

export const TextilePage = () => (
  <TextPage title="Plata u tekstilnoj industriji">
    <Notice kind="info">Ovaj obračun još nije gotov.</Notice>
    <p>Poslodavci u proizvodnji tekstila, odjeće, kože i obuće mogu plaćati doprinose na manju osnovicu:</p>
    <ul>
      <li>
        Republika Srpska: 25 % prošlogodišnje prosječne bruto plate, ako je plata radnika manja od nje. Za
        2026. to je 587,25 KM, a doprinosi 182,05 KM, uz svaku isplatu (Zakon o doprinosima čl. 3 st. 1 t. 12,
        čl. 16 st. 1 i čl. 24 st. 1, Sl. glasnik RS 114/17 … 114/25).
      </li>
      <li>
        Federacija BiH: 30 % prosječne plaće (Zakon o doprinosima, Sl. novine FBiH 35/98 … 33/25, član
        provjerite). <CertaintyMark level="srednja" />
      </li>
    </ul>
    <p>
      Opći obračuni ta pravila ne primjenjuju: <Link to="/minuli-topli">plata s toplim obrokom, RS</Link>,{' '}
      <Link to="/obracun-plata">bez toplog obroka</Link> i{' '}
      <Link to="/kalkulator-FBIH">plaća u Federaciji BiH</Link>.
    </p>
  </TextPage>
);
