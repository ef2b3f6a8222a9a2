import { Link } from 'wouter';
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
    text: 'Upišite naziv i entitet, zatim uvećanja i minuli rad: što nije upisano, ne isplaćuje se. Za probu dodajte dvije ogledne firme.',
    shows: 'Lista firmi s brojem radnika, poljima za novu firmu i dugmetom za ogledne firme',
  },
  {
    picture: 'radnik',
    title: '2. Radnici, upisani jednom',
    text: 'Upišite radnika ili uvezite listu. Povišica važi od svog dana, a raniji mjeseci ostaju isti. Obustava sama staje na nuli.',
    shows: 'Podaci radnika: opština, račun, ugovorena plata kroz vrijeme, porezna kartica i obustave',
  },
  {
    picture: 'mjesec',
    title: '3. Mjesec kao tabela',
    text: 'Upisujete samo prekovremeni, bolovanje i stimulaciju, a red se odmah računa. „Kopiraj prošli mjesec“ uzima ono što se ponavlja, a za ostalo pita.',
    shows: 'Tabela mjeseca: radnici u redovima, sati i iznosi u kolonama, neto i trošak svakog reda',
  },
  {
    picture: 'izlaz',
    title: '4. Šta mjesec daje',
    text: 'Listići, rekapitulacija, temeljnica, nalozi, datoteke za banku i obrasci nastaju na vašem uređaju. Ako nešto nije moguće, piše zašto.',
    shows: 'Izlaz mjeseca: listići, rekapitulacija, nalozi za plaćanje i obrasci',
  },
  {
    picture: 'godina',
    title: '5. Zaključavanje, godina i kopija',
    text: 'Zaključen mjesec se više ne mijenja. Godina sabira zaključene mjesece. Kopiju svega izvezite u datoteku, s lozinkom ili bez nje.',
    shows: 'Godina: dvanaest mjeseci, koji su zaključeni i koliko je koji radnik imao',
  },
];

/** A guide to a month of payroll, in five pictures of the screens. */
export const PayrollGuidePage = () => (
  <TextPage title="Plate firme: kako radi">
    <p>
      Imena, JMBG, adrese i računi ne napuštaju vaš uređaj: za obračun se šalju samo brojevi plate. Zato nema
      prijave, ali ni kopije na serveru. <Link to="/plate">Otvorite Plate firme</Link> i isprobajte na
      oglednim firmama.
    </p>
    {STEPS.map(({ picture, title, text, shows }) => (
      <section key={picture} className={styles.step}>
        <h2>{title}</h2>
        <p>{text}</p>
        <img {...SIZE} src={`/plate/${picture}.webp`} alt={shows} loading="lazy" className={styles.picture} />
      </section>
    ))}
    <section className={styles.step}>
      <h2>Odsustva s datumima</h2>
      <p>
        Svako odsustvo upisuje se jednom, s prvim i posljednjim danom, a sati mjeseca slijede iz njega.
        Bolovanje duže od 30 dana (Republika Srpska) ili 42 dana (Federacija) ide na teret fonda. Za Brčko
        distrikt te dane upišete sami. Ćeliju mjeseca možete promijeniti. Zaključen mjesec ostaje isti.
      </p>
      <p>
        Praznik je dan bolovanja i neplaćenog odsustva, a nije dan godišnjeg odmora. Ako se novo bolovanje
        iste vrste nastavlja bez radnog dana između, dani se broje dalje. Kalendar pokazuje ko je kada odsutan
        i štampa se na jednom listu.
      </p>
      <h2>Potvrde, godišnji odmor i radno vrijeme</h2>
      <p>
        Potvrde o plati, prosjeku, zaposlenju i stažu te karton radnika prave se pod „Radnici“, iz zaključenih
        mjeseci. Mjesec koji nije zaključen u potvrdu ne ulazi, i to piše. Pod „Odsustva“ su i evidencija
        godišnjeg odmora, s planom i rješenjem, i evidencija radnog vremena, koja se pravi iz rasporeda i
        odsustava, ispravlja po danima i štampa za potpis.
      </p>
      <h2>Naknada na teret fonda</h2>
      <p>
        Kad firma radniku isplaćuje naknadu umjesto fonda (duže bolovanje, porodiljsko u Republici Srpskoj),
        ona ulazi u platu, naloge, listić i obrasce. Osnovica se uzima iz zaključenih mjeseci, a dok ih nema,
        upisuje se kod odsustva. Gdje se ne zna ko isplaćuje, ne plaća se ništa dok to ne izaberete. Kad
        zaključite mjesec, nastaje potraživanje: pod „Odsustva“, „Potraživanja od fonda“ stoje iznos, rok i
        papiri, a najhitnija su i iznad liste firmi.
      </p>
      <h2>Ako se preglednik naglo ugasi</h2>
      <p>
        Ćelija mjeseca se čuva čim je napustite, a otvorena ćelija najkasnije sekundu poslije posljednje
        tipke. Isto važi za fakturu, ugovor i druge dokumente: kad ponovo otvorite stranicu, upisano je tu.
      </p>
      <p>
        Ne može se sačuvati ono što je otkucano u posljednjoj sekundi prije gašenja, ni podaci firme i radnika
        koje niste potvrdili dugmetom „Sačuvaj“. Ako računaru nestane struje, može se izgubiti i nekoliko
        sekundi prije toga, jer preglednik ne stigne sve zapisati na disk. Od kvara diska i brisanja podataka
        preglednika štiti samo kopija u datoteci.
      </p>
    </section>
    <p>
      Šta se čuva i gdje, piše u <Link to="/politika-privatnosti">politici privatnosti</Link>.
    </p>
  </TextPage>
);
