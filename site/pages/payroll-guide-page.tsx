import { Link } from 'wouter';
import { joinClasses } from '../ui/join-classes.ts';
import { Heading } from '../ui/page/heading.tsx';
import { TextPage } from '../ui/page/text-page.tsx';
import styles from './payroll-guide-page.module.css';

interface Step {
  /** Dimensions of the picture in `public/plate`, which `scripts/guide-pictures.mjs` draws. */
  readonly picture: string;
  readonly title: string;
  readonly text: string;
  /** Description of the picture. */
  readonly shows: string;
}

/** Size of the pictures. */
const SIZE = { width: 960, height: 600 };

const STEPS: readonly Step[] = [
  {
    picture: 'firme',
    title: '1. Firma, ili dvije ogledne',
    text: 'Upišite naziv, entitet, uvećanja i minuli rad. Što ne upišete, ne isplaćuje se.',
    shows: 'Lista firmi s brojem radnika, poljima za novu firmu i dugmetom za ogledne firme',
  },
  {
    picture: 'radnik',
    title: '2. Radnici, upisani jednom',
    text: 'Upišite radnika ili uvezite listu. Povišica važi od svog dana.',
    shows: 'Podaci radnika: opština, račun, ugovorena plata kroz vrijeme, porezna kartica i obustave',
  },
  {
    picture: 'mjesec',
    title: '3. Mjesec kao tabela',
    text: 'Upišite samo prekovremeni, bolovanje i stimulaciju. Što se ponavlja, uzima „Kopiraj prošli mjesec“.',
    shows: 'Tabela mjeseca: radnici u redovima, sati i iznosi u kolonama, neto i trošak svakog reda',
  },
  {
    picture: 'izlaz',
    title: '4. Šta mjesec daje',
    text: 'Kad mjesec zaključite, redom su platne liste, nalozi, obrasci i knjiženje, svako na svojoj kartici.',
    shows: 'Zaključen mjesec: platne liste, nalozi, obrasci i knjiženje, svaki sa stanjem i dugmetom',
  },
  {
    picture: 'godina',
    title: '5. Zaključavanje, godina i kopija',
    text: 'Zaključen mjesec se više ne mijenja. Kopiju svega izvezite u datoteku.',
    shows: 'Godina: dvanaest mjeseci, koji su zaključeni i koliko je koji radnik imao',
  },
];

/** A guide to a month of payroll, in five pictures of the screens. */
export const PayrollGuidePage = () => (
  <TextPage title="Plate firme: kako radi">
    <p>
      Imena, JMBG, adrese i računi ostaju na vašem uređaju, bez kopije na serveru.{' '}
      <Link to="/plate">Otvorite Plate firme</Link> i isprobajte na oglednim firmama.
    </p>
    {STEPS.map(({ picture, title, text, shows }) => (
      <section key={picture} className={joinClasses('stack2', styles.step)}>
        <Heading level={2}>{title}</Heading>
        <p>{text}</p>
        <img {...SIZE} src={`/plate/${picture}.webp`} alt={shows} loading="lazy" className={styles.picture} />
      </section>
    ))}
    <section className={joinClasses('stack2', styles.step)}>
      <Heading level={2}>Odsustva s datumima</Heading>
      <p>
        Upišite prvi i posljednji dan, a sati slijede iz njih. Bolovanje duže od 30 dana (RS) ili 42 dana
        (FBiH) ide na teret fonda. Za Brčko distrikt te dane upišete sami.
      </p>
      <p>
        Praznik je dan bolovanja i neplaćenog odsustva, a nije dan godišnjeg odmora. Bolovanje iste vrste koje
        se nastavlja bez radnog dana između broji se dalje.
      </p>
      <Heading level={2}>Potvrde, godišnji odmor i radno vrijeme</Heading>
      <p>
        Potvrde i karton radnika su pod „Papiri“, samo iz zaključenih mjeseci. Pod „Odsustva“ su evidencije
        godišnjeg odmora i radnog vremena.
      </p>
      <Heading level={2}>Naknada na teret fonda</Heading>
      <p>
        Naknada koju firma isplaćuje umjesto fonda ulazi u platu. Osnovicu upišite dok nema zaključenih
        mjeseci. Gdje se ne zna ko isplaćuje, ne plaća se ništa dok ne izaberete.
      </p>
      <p>Poslije zaključenja iznos, rok i papiri su pod „Plaćanja“, „Potraživanja od fonda“.</p>
      <Heading level={2}>Više računara: zajednička fascikla</Heading>
      <p>
        Kancelarija koja već dijeli fasciklu (NAS, OneDrive, Dropbox, Google Drive) u nju stavlja firme: po
        jednu datoteku za svaku, po želji pod lozinkom kancelarije. Naš server ih ne vidi. Stalno pisati u
        fasciklu mogu Chrome i Edge na računaru.
      </p>
      <p>
        Prvi računar: pod „Zajednička fascikla“ upišite svoje ime i ime računara, izaberite fasciklu i stavite
        firme u nju. Drugi računar: izaberite istu fasciklu, a firme dolaze same. Ko otvori firmu, uzima je, a
        ostali je dotle čitaju; vraća se kad se iz nje izađe, kad se zatvori posljednja kartica ili poslije
        deset minuta bez unosa. Otkucano je u fascikli za desetak sekundi.
      </p>
      <p>
        Kad idete kući ili nema mreže, radite dalje na svom računaru. Kad se fascikla vrati, spaja se samo ono
        što je promijenila jedna strana; za ono što su promijenile obje bira se, a obje verzije ostaju u
        podfascikli <code>arhiva</code>. Zaključen mjesec se spajanjem ne mijenja. Ko se deset minuta ne javi,
        od njega se firma preuzima jednim pritiskom.
      </p>
      <p>
        U OneDriveu i Dropboxu za ovu fasciklu izaberite „uvijek zadrži na ovom uređaju“, inače računar ne
        vidi nove verzije na vrijeme. Na NAS-u svi otvaraju istu fasciklu. Preglednik poslije ponovnog
        pokretanja traži dozvolu za fasciklu. U drugim preglednicima i na telefonu firma se preuzima i vraća
        njenom datotekom. Dvije osobe ne mogu istovremeno pisati u istu firmu. Dokumenti (fakture, nabavke,
        ugovori) su posebna datoteka, i dijele se samo s računara na kojima to izaberete.
      </p>
      <Heading level={2}>Ako se preglednik naglo ugasi</Heading>
      <p>
        Izgubi se samo otkucano u posljednjoj sekundi i podaci koje niste sačuvali. Ako nestane struje, može
        se izgubiti i nekoliko sekundi više. Od kvara diska i brisanja podataka štiti samo kopija u datoteci.
      </p>
    </section>
    <p>
      Šta se čuva, piše u <Link to="/politika-privatnosti">politici privatnosti</Link>.
    </p>
  </TextPage>
);
