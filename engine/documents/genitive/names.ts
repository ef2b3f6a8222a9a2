/** What no ending tells: the names that do not follow the rule of their last letters. Lower case, Latin script. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Men whose name ends in -a; any other first name in -a is taken for a woman's. */
export const MEN_IN_A = words(
  `aleksa alija aljoša andrija avdija bata boriša braca dragiša đoka đorđija đura fehmija feđa gavra gliša grujica hamdija
  hamza hanefija hazbija hilmija hivzija husnija ilija isa isaija ivica jakša jeremija jovica juša kosta laza luka lutvija
  ljubiša matija mehmedalija mića mirza miša mitja muhamedalija mujica musa mustafa nebojša nemanja nikica nikola nikša novica
  panta pera perica petrica radiša radojica rajica raša relja rušdija sabrija sava saša siniša slaviša srđa steva strahinja
  šefkija tadija toma vasa vasilija vehbija vojica vuja zaharija zekerija zija`,
);

/** Men's names in -e that keep it: Ante, od Ante. */
export const MEN_UNCHANGED = words(
  'ante bare bože frane ive jere joze jure mate mije pere roke stipe šime tome vice',
);

/** Women's names that are not declined. */
export const WOMEN_UNCHANGED = words(
  `ajlin ajten ani beti dolores doris džejn đulsum elin elizabet emili ester evelin heni ingrid ines iris ivet izabel karin
  karmen katrin kristin lili meri merjem mirjam nadin nansi naomi nives noemi rut selin suzi vivien žaklin`,
);

/** First names whose last vowel drops out; Lazar and Vladimir keep theirs. */
export const FLEETING: ReadonlyMap<string, string> = new Map([
  ['aleksandar', 'aleksandra'],
  ['dimitar', 'dimitra'],
  ['pavao', 'pavla'],
  ['petar', 'petra'],
]);

/** Written before or after a name and never declined. */
export const TITLES = words('akad dipl doc dr ing inž mag mr prof');

/** Small words inside a surname. */
export const PARTICLES = words('al bin da de di el ibn von van');

/** A word that tells a firm or an office from a person. */
export const OF_COMPANIES = words(
  `ad agencija banka centar dd doo dom društvo fakultet fond fondacija grad institut ju jp jzu kjkp kp ministarstvo mz nvo obrt
  općina opština poduzeće preduzeće sd str sur szr sztr škola tr udruženje ug univerzitet ustanova zadruga zavod zr zu`,
);
