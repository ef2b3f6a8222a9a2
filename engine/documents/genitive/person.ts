/** A word as in the tables: lowercase, Latin, without dots. */
export const keyOf = (word: string): string => spelledOut(latin(word.toLowerCase())).replaceAll('.', '');

/** `dr`, `P.` and `von` are beside a name and are not declined. */
export const isBesideName = (word: string): boolean =>
  TITLES.has(keyOf(word)) || PARTICLES.has(word) || /^\p{Lu}\.$/u.test(word);

/**
 * True for a firm, an office or anything that is not clearly a person's name: quotes, digits, abbreviations, lowercase words, legal forms,
 * words of firm names.
 */
export const isCompany = (name: string): boolean => name.trim().split(/\s+/).some(isOfCompany);

function isOfCompany(word: string): boolean {
  if (word === '' || isBesideName(word)) return false;
  const key = keyOf(word);
  return (
    !/^\p{Lu}[\p{L}\p{M}'’-]*$/u.test(word) ||
    COMPANY_ENDING.test(key) ||
    key.split('-').some((part) => OF_COMPANIES.has(part))
  );
}

/** One character per Cyrillic letter, so that the inverse is exact: ǉ, ǌ and ǆ replace љ, њ and џ. */
const LATIN = Array.from('abcčćdđefghijklmnoprsštuvzžǆǉǌ');
/** In the same order. Deriving them by transliteration would take longer than the rest of the page load. */
const CYRILLIC = Array.from('абцчћдђефгхијклмнопрсштувзжџљњ');

const pairs = (from: readonly string[], to: readonly string[]): ReadonlyMap<string, string> =>
  new Map(from.map((letter, at) => [letter, to[at] ?? letter]));

const latinOf = pairs(CYRILLIC, LATIN);
const cyrillicOf = pairs(LATIN, CYRILLIC);

const map = (word: string, letters: ReadonlyMap<string, string>): string =>
  Array.from(word, (letter) => letters.get(letter) ?? letter).join('');

/** A lowercase word in Latin script; a Latin word is unchanged. */
export const latin = (word: string): string => map(word, latinOf);

/** The inverse. */
export const cyrillic = (word: string): string => map(word, cyrillicOf);

export const isCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word);

/** The spelling of the name tables: `ǉubiša` → `ljubiša`. */
export const spelledOut = (word: string): string => word.normalize('NFKC');

/** Exceptions to the rules of endings. Lowercase, Latin script. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Men whose name ends in -a; any other first name in -a counts as a woman's. Those in -aga are all men. */
export const MEN_IN_A = words(
  `abdija ahmedija aleksa alija aljoša andrija avdija bata boriša borna braca dragiša džemalija fahrija fehmija ferhadija
  feđa gavra gliša grujica hamdija hamza hanefija hazbija hilmija hivzija hudejfa husnija huzejfa ilija isa isaija ivica
  jahja jakša jeremija jovica joza joška jura jusufija juša kosta kruna laza ljubiša luka lutvija matija mehmedalija
  mirza mitja mića miša muhamedalija mujica musa mustafa nebojša nemanja neša nikica nikola nikša noa novica nurija
  osama panta pera perica petrica radiša radojica rajica raša relja rušdija sabrija sava saša siniša slaviša srđa steva
  stojša strahinja sulejmanija tadija taha talha toma usama vasa vasilija vehbija veselica vojica vuja zaharija zekerija
  zekerijja zija zuhdija čeda đoka đorđija đura šefkija šukrija žika`,
);

/** Unisex names: it is uncertain whether the surname is declined. */
export const OF_EITHER = words('andrea bedrija boba dobrica fikrija ikbal ilham mika minja rida vanja');

/** Men's names in -e that keep it: Ante, od Ante; Mile, od Mile. */
export const MEN_UNCHANGED = words(
  `ante bare blaže bože brane cvite frane ive jere joze jure krste luce mate mije mile pere rade roke stipe tome vice
  zvone šime`,
);

/** Men's names in -e that are declined as those in -o: Đorđe, od Đorđa. Those in -oje and -ije follow by rule. */
export const MEN_IN_E = words('george hrvoje kole pavle đorđe');

/** Men's pet names in -o, declined as nouns in -a: Mujo, od Muje. */
export const PET_NAMES = words(
  `aco ado ahmo aljo andro anto avdo bajro bato baćo bego beho beno bećo boro božo braco brano brato cvijo dado daho dedo
  dervo dino dodo drago džemo dževdo edo emo fahro faso fazlo fejzo ferho feto franjo frano fudo gavro gojo grgo habo
  hako hamdo hamo hano haro haso hazo hašo hido hilmo himzo hrvo hujo huso ibro ico idro imro ismo izo jaro jefto joco
  joko joso joto jovo joza jozo jošo juko juro juso kaćo kemo kiro krešo krsto kruno lazo ljubo luko maho mato mačo meho
  mejo memo mido mijo miljo miro mirso mito mićo mišo mujo munjo murto mušo nasto nedo neđo nijo nizo novo nuho
  nuro ostojo pajo pavo pašo pejo pero pešo rado rajo ramo rasmo rašo refo remzo reno repo risto sado safo sajo sako
  salko savo sejdo selmo senijo seno simo slavo smajo smiljo spaso srđo stanojo stevo stipo stojo suljo sveto tado tajo
  taso teto tomo toso tošo trivo vaso vejso veso vido vino vlado vojo vuco zaho zdravo zejo zijo zlajo zoro zuko zulfo
  ćamo ćazo ćiro čedo đoko đulo đuro šabo šaćo šerbo šero šimo špiro štefo žaro željo žiko živo`,
);

/** Men's names in -o of the usual declension, besides those in -ko, -lo, -io and -eo: Bruno, od Bruna. */
export const MEN_IN_O = words(
  `alberto aldo alfonso angelo armando arno bartolo benito bruno diego eduardo ernesto federico fernando francesco gino
  guido gvido hugo ivo karlo lino lorenzo marino mirno neno oto otto paolo pedro ricardo rikardo roberto rodrigo
  romano salvo sandro santo sergo severino tito umberto valentino vito čiro`,
);

/** Men's names in -i: Hari, od Harija. */
export const MEN_IN_I = words(
  `adi ali bakri beni bobi boni dani deni džoni edi eldi elvi eni fadi fehmi fikri hadi hajri hari hazmi hilmi iki jimi
  joni kemi ljubi mahdi miki muki nuri rami redži remzi riki rili roki romi roni rudi rušdi sabri sami sandi sejdi senči
  silvi teri tommi toni vedi vili zijadi zoki zuhdi zuki šefki šemsi šukri`,
);

/** Women's names that are not declined: those in a consonant or in -i, and the foreign ones. */
export const WOMEN_UNCHANGED = words(
  `abigail agnes ajgul ajlin ajnur ajten ajšen alice alis alison amelie anabel anais ane ani ann anne astrid aylin aysun
  ayşe ašlin beatrice beatris berin beti brigit brigitte britney camille carmen caroline cecil ceren charlotte chloe
  claire clotilde dagmar deniz diane dolores doris dorothy džejn dženet dženifer džesi džihan džojs edit edith elen elif
  elin elis eliz elizabet elizabeth ellen els emel emili emilie emily emine ester esther evelin evelyn fani fatme
  gabriele gertrud grace grejs gul gulbahar guldžan gulsum gulšen gülşen hannah harriet hatice heidi hejdi helen helene
  heni hilal hildegard hind iman ines ingeborg ingrid iren irene iris isabel isabelle ivet ivon izabel jacqueline jane
  janet jasemin jasmine jennifer jessie joan joyce judit judith julie jutte karen karin karmen katarin kate katherine
  katrin kerstin ketrin kevser kristin kristine lamis leni lili lilian lilijan linet liv liz lois louise lucy mabel
  margaret margit margot mari mariam marie marijam marion marlen marlin mary megan melani melek melin mercedes meri
  merjem merve meryem michelle mihrimah mimi miriam mirjam mišel monik muazez nadin nadine nancy nansi naomi natali
  nazli neli nensi nesrin nicole nigar nikolet nives noemi nur nuran nurdžan nurgul nurhan odet phoebe rachel rahel
  rašel rejhan renate rose rosemary rut ruth sabine salome sandy sarah selen selin selver sevdžan sibel sigrid silvie
  simone sofie sonnur sophie stefani susan suzan suzi sylvie tess ulrike umihan ummi ummihan vendi vivian vivien yasmin
  yvonne zejneb zejnep zerin zeynep zoe özlem đulizar đulsum šarlot šerin širin žaklin žanet`,
);

/** First names whose last vowel drops out; Lazar and Vladimir keep theirs. */
export const FLEETING: ReadonlyMap<string, string> = new Map([
  ['aleksandar', 'aleksandra'],
  ['dimitar', 'dimitra'],
  ['mitar', 'mitra'],
  ['pavao', 'pavla'],
  ['petar', 'petra'],
]);

/** Written before or after a name and never declined. */
const TITLES = words(
  `akad akademik ba bsc dipl doc don dr ecc fra gosp hadži ing inž iur ma mag mba med mons mr msc mud oec
  oecc phd prim prof sc sci spec univ vet vlč`,
);

/** Particles inside a surname. */
const PARTICLES = words('al bin da de di efendija el hafiz ibn van von');

/** Words of names of firms and offices. */
const OF_COMPANIES = words(
  `ad agencija agro ambulanta apoteka atelje autokuća autoservis autoškola banka biblioteka biro bolnica building butik
  caffe centar commerce company consulting copy cvjećara dd design direkcija dom doo društvo džemat elektro energetika
  export fabrika fakultet farma firma fond fondacija frizerski galerija gimnazija grad gradnja group grupa holding hotel
  import institut invest inženjering izdavač jp ju jzu kafić kancelarija kanton kjkp klinika klub knjigovodstvo kolektiv
  komerc komora kompanija konsalting korporacija kp laboratorija market media medžlis mesnica metal ministarstvo mlin
  motel muzej mz nvo obdanište obrt općina opština ordinacija organizacija osiguranje partner partners pekara petrol
  poduzeće poliklinika poljoprivredna pozorište preduzeće prevoz prodavnica produkcija projekt promet radio radionica
  radnja restoran revizija rudnik salon samostalna savez sd servis shop sindikat sistem sistemi software solutions str
  studio sud sur szr sztr teatar technology tehnika televizija tim toplana tr trade trading trans transport trgovačka
  trgovina trgovinska tvornica udruga udruženje ug univerzitet ured usluge ustanova vodovod vrtić zadruga zavod
  zdravstvena zr zu škola štamparija željezara željeznice županija`,
);

/** Endings of invented names of firms: Agropromet, Bosnainvest. */
const COMPANY_ENDING =
  /.(?:promet|invest|komerc|commerc|commerce|trade|gradnja|inženjering|petrol|trans|export|eksport|impex|metal|produkt|plast|servis|market|projekt|consulting)$/;
