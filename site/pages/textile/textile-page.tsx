import { Link } from 'wouter';
import { useToday } from '../../platform/clock.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextPage } from '../../ui/page/text-page.tsx';
import { CitedFigures, UncertainFigures } from '../law/cited-figures.tsx';
import { writeSentence } from '../law/law-sentence.ts';
import { SectorWage } from './sector-wage.tsx';

const SRPSKA =
  'Republika Srpska: 25 % prošlogodišnje prosječne bruto plate, koja je {rs.prosjecna_bruto.iznos}, ako je plata radnika manja od nje. Doprinosi se plaćaju uz svaku isplatu (Zakon o doprinosima čl. 3 st. 1 t. 12, čl. 16 st. 1 i čl. 24 st. 1, Sl. glasnik RS 114/17 … 114/25).';

const FEDERATION =
  'Federacija BiH: 30 % prosječne plaće januar–septembar prethodne godine, što je {fbih.osnovica_djelatnosti.iznos}, ako plaća radnika nije veća od {fbih.osnovica_djelatnosti.najvise} prosječne neto plaće. Isto važi za rudnike uglja i stare zanate (Zakon o doprinosima čl. 6 t. 10 i čl. 6a st. 2, Sl. novine FBiH 6/23).';

export const TextilePage = () => (
  <TextPage title="Plata u tekstilnoj industriji">
    <Notice kind="info">Ovaj obračun još nije gotov.</Notice>
    <p>Poslodavci u proizvodnji tekstila, odjeće, kože i obuće mogu plaćati doprinose na manju osnovicu:</p>
    <ul>
      <li>
        <Sentence sentence={SRPSKA} />
      </li>
      <li>
        <Sentence sentence={FEDERATION} />
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

/** A sentence with the figures of today's law, each with its place in the law. */
function Sentence({ sentence }: { readonly sentence: string }) {
  const { text, cited } = writeSentence(sentence, useToday());
  return (
    <>
      {text}
      <CitedFigures figures={cited} />
      <UncertainFigures figures={cited} />
    </>
  );
}
