import { Link } from 'wouter';
import { Notice } from '../../ui/notice.tsx';
import { TextPage } from '../../ui/page/text-page.tsx';
import { SectorWage } from './sector-wage.tsx';

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
        Federacija BiH: 30 % prosječne plaće januar–septembar prethodne godine, ako plaća radnika nije veća od
        85 % prosječne neto plaće. Za 2026. to je 739,00 KM (2025: 635,00), iz plaće 229,10 i na plaću 36,96
        KM, a isto važi za rudnike uglja i stare zanate (Zakon o doprinosima čl. 6 t. 10 i čl. 6a st. 2, Sl.
        novine FBiH 6/23).
      </li>
    </ul>
    <SectorWage />
    <p>
      Opći obračuni primjenjuju samo pravilo Federacije, kad ga izaberete:{' '}
      <Link to="/kalkulator-FBIH">plaća u Federaciji BiH</Link>. Za Republiku Srpsku su{' '}
      <Link to="/minuli-topli">plata s toplim obrokom</Link> i{' '}
      <Link to="/obracun-plata">bez toplog obroka</Link>.
    </p>
  </TextPage>
);
