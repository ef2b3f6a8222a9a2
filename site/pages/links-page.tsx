import { joinClasses } from '../ui/join-classes.ts';
import { Heading } from '../ui/page/heading.tsx';
import styles from './links-page.module.css';

export const LinksPage = () => (
  <div className="stack4">
    <Heading level={1}>Korisni linkovi</Heading>
    <p>Otvaraju se u novoj kartici.</p>
    <div className={styles.groups}>
      {addressGroups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </div>
  </div>
);

const Group = ({ title, addresses }: AddressGroup) => (
  <section>
    <Heading level={2} look="group">
      {title}
    </Heading>
    <ul className={joinClasses('lined', styles.list)}>
      {addresses.map(({ name, url, line }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener">
            {name}
          </a>
          <span className={joinClasses('soft block', styles.line)}>
            {line && <>{line} · </>}
            <span translate="no">{new URL(url).host.replace(/^www\./, '')}</span>
          </span>
        </li>
      ))}
    </ul>
  </section>
);

interface Address {
  readonly name: string;
  readonly url: string;
  readonly line?: string;
}

interface AddressGroup {
  readonly title: string;
  readonly addresses: readonly Address[];
}

/** Public addresses for bookkeepers. */
const addressGroups: readonly AddressGroup[] = [
  {
    title: 'Propisi Republike Srpske',
    addresses: [
      {
        name: 'Narodna skupština Republike Srpske',
        url: 'https://www.narodnaskupstinars.net/',
        line: 'doneseni zakoni',
      },
      { name: 'Službeni glasnik Republike Srpske', url: 'https://slglasnik.org/' },
      { name: 'Paragraf: Republika Srpska', url: 'https://www.paragraf.ba/', line: 'zbirka propisa' },
      { name: 'Vlada Republike Srpske', url: 'https://vladars.rs/', line: 'odluke i uredbe' },
    ],
  },
  {
    title: 'Propisi Federacije BiH',
    addresses: [
      { name: 'Vlada Federacije BiH', url: 'https://fbihvlada.gov.ba/', line: 'zakoni i odluke' },
      {
        name: 'Službeni list BiH',
        url: 'https://www.sluzbenilist.ba/',
        line: 'Službene novine Federacije BiH',
      },
      { name: 'Paragraf: Federacija BiH', url: 'https://www.paragraf.ba/', line: 'zbirka propisa' },
      { name: 'Lex.ba', url: 'https://lex.ba/', line: 'zbirka propisa' },
    ],
  },
  {
    title: 'Poreske uprave',
    addresses: [
      { name: 'Poreska uprava Republike Srpske', url: 'https://poreskaupravars.org/' },
      { name: 'Porezna uprava Federacije BiH', url: 'https://www.pufbih.ba/' },
      { name: 'Uprava za indirektno oporezivanje BiH', url: 'https://www.uino.gov.ba/' },
      { name: 'Direkcija za finansije Brčko distrikta', url: 'https://df.bdcentral.net/' },
    ],
  },
  {
    title: 'Online poreske usluge',
    addresses: [
      {
        name: 'E-usluge Poreske uprave Republike Srpske',
        url: 'https://eusluge.poreskaupravars.org/',
        line: 'elektronske prijave',
      },
      {
        name: 'E-usluge Porezne uprave Federacije BiH',
        url: 'https://www.pufbih.ba/',
        line: 'elektronske prijave',
      },
      { name: 'E-portal za indirektne poreze', url: 'https://www.uino.gov.ba/', line: 'PDV prijave' },
    ],
  },
  {
    title: 'Ministarstva',
    addresses: [
      { name: 'Ministarstvo finansija Republike Srpske', url: 'https://vladars.rs/' },
      { name: 'Ministarstvo rada i boračko-invalidske zaštite RS', url: 'https://vladars.rs/' },
      { name: 'Federalno ministarstvo finansija', url: 'https://www.fmf.gov.ba/' },
      { name: 'Federalno ministarstvo rada i socijalne politike', url: 'https://fmrsp.gov.ba/' },
      { name: 'Ministarstvo finansija i trezora BiH', url: 'https://www.mft.gov.ba/' },
    ],
  },
  {
    title: 'Sindikat i statistika',
    addresses: [
      { name: 'Savez sindikata Republike Srpske', url: 'https://savezsindikatars.org/' },
      { name: 'Savez samostalnih sindikata BiH', url: 'https://sssbih.com.ba/' },
      { name: 'Republički zavod za statistiku', url: 'https://www.rzs.rs.ba/', line: 'prosječne plate u RS' },
      { name: 'Federalni zavod za statistiku', url: 'https://fzs.ba/', line: 'prosječne plate u FBiH' },
      { name: 'Agencija za statistiku BiH', url: 'https://bhas.gov.ba/' },
    ],
  },
  {
    title: 'Fondovi i banka',
    addresses: [
      { name: 'Fond PIO Republike Srpske', url: 'https://www.fondpiors.org/' },
      { name: 'Federalni zavod za PIO/MIO', url: 'https://www.fzmiopio.ba/' },
      { name: 'Fond zdravstvenog osiguranja RS', url: 'https://www.zdravstvo-srpske.org/' },
      { name: 'Fond za zapošljavanje osoba s invaliditetom FBiH', url: 'https://fond.ba/' },
      { name: 'Centralna banka BiH', url: 'https://www.cbbh.ba/', line: 'kursna lista' },
    ],
  },
];
