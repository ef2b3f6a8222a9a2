import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCyrillic, toLatin } from './script.ts';

/** Both scripts map letter for letter, so the inverse needs no exceptions. */
// biome-ignore format: the azbuka reads best in rows
const BACK: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ђ: 'đ', е: 'e', ж: 'ž', з: 'z', и: 'i', ј: 'j', к: 'k', л: 'l', љ: 'lj',
  м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'ć', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'č',
  џ: 'dž', ш: 'š',
};
const back = (text: string) => text.replace(/\p{L}/gu, (letter) => BACK[letter] ?? letter);

describe('words', () => {
  test.each([
    ['Obračun plata i doprinosa', 'Обрачун плата и доприноса'],
    ['Đačka čitanka: ćup, šuma, žaba', 'Ђачка читанка: ћуп, шума, жаба'],
    ['ljubav, Ljubija, LJUBAV', 'љубав, Љубија, ЉУБАВ'],
    ['njiva, Njemačka, NJEMAČKA', 'њива, Њемачка, ЊЕМАЧКА'],
    ['džep, Džemal, DŽEMAL', 'џеп, Џемал, ЏЕМАЛ'],
    ['ǉudi i ǌiva, ǆep', 'људи и њива, џеп'],
    ['injekcija, Injekcija, dezinjekcija', 'инјекција, Инјекција, дезинјекција'],
    ['konjunktura i konjugacija, konjunktivitis', 'конјунктура и конјугација, конјунктивитис'],
    ['konj, konjanik, Konjic, Konjuh', 'коњ, коњаник, Коњиц, Коњух'],
    ['vanjezički, vanjski', 'ванјезички, вањски'],
    ['nadživjeti, NADŽIVJETI, podžanr, odžaliti', 'надживјети, НАДЖИВЈЕТИ, поджанр, оджалити'],
    ['odžak, hodža, nadžak, Odžaci', 'оџак, хоџа, наџак, Оџаци'],
    ['anjon, Tanjug, tanjur', 'анјон, Танјуг, тањур'],
    ['inje i injac', 'иње и ињац'],
    ['nadžeto, podželučani, predželudac, preddžep', 'наджето, поджелучани, преджелудац, предџеп'],
    ['podžeći, predžetveni, odžuljati, nadžupan', 'поджећи, преджетвени, оджуљати, наджупан'],
    ['reinjekcija, MIKROINJEKCIJA, injurija', 'реинјекција, МИКРОИНЈЕКЦИЈА, инјурија'],
    ['nekonjugiran, panjugoslavenski', 'неконјугиран, панјугославенски'],
    ['budžet, Nedžad, džudžan, vinjeta, Konjević', 'буџет, Неџад, џуџан, вињета, Коњевић'],
    ['PDV, JIB, JMBG, PIO, FBiH, BiH, d.o.o., KM', 'ПДВ, ЈИБ, ЈМБГ, ПИО, ФБиХ, БиХ, д.о.о., КМ'],
    ['čl. 4a i 10b', 'чл. 4а и 10б'],
    ['I tako dalje', 'И тако даље'],
    ['PLATA I DOPRINOSI', 'ПЛАТА И ДОПРИНОСИ'],
    ['V. Marković i I. Babić', 'В. Марковић и И. Бабић'],
    ['Vi ste Iva, Ivo je u Visu, Nike i Javi', 'Ви сте Ива, Иво је у Вису, Нике и Јави'],
    ['u BiH i BiH-u, FBiHa', 'у БиХ и БиХ-у, ФБиХа'],
  ])('%s', (latin, cyrillic) => expect(toCyrillic(latin)).toBe(cyrillic));
});

describe('keeps what is the same in both scripts', () => {
  test.each([
    ['Pišite na kontakt@obracun-plata.example.', 'Пишите на kontakt@obracun-plata.example.'],
    [
      'Vidi https://www.uino.gov.ba/portal i uino.gov.ba.',
      'Види https://www.uino.gov.ba/portal и uino.gov.ba.',
    ],
    ['Preuzmi faktura_12.pdf', 'Преузми faktura_12.pdf'],
    ['Preuzmi račun_š-2.pdf', 'Преузми račun_š-2.pdf'],
    ['8 h, 12,5 kg i 3 m² za 5 KM', '8 h, 12,5 kg и 3 m² за 5 КМ'],
    ['h', 'h'],
    ['10,227273 KM/h, neplaćenih h', '10,227273 КМ/h, неплаћених h'],
    ['format A4 i B2B', 'формат A4 и B2B'],
    ['račun F-12 i PJ1-5/26', 'рачун F-12 и PJ1-5/26'],
    ['poglavlje XII, član IV', 'поглавље XII, члан IV'],
    ['odluka, t. I i II; glava I, čl. I', 'одлука, т. I и II; глава I, чл. I'],
    ['I plata se ne isplati. I tada', 'И плата се не исплати. И тада'],
    ['IBAN, UBL, XLSX i PDF', 'IBAN, UBL, XLSX и PDF'],
    ['POST na /api, Content-Type: application/json', 'POST на /api, Content-Type: application/json'],
    ['ugovor o djelu / dopunski rad, i/ili', 'уговор о дјелу / допунски рад, и/или'],
    ['Freelancer i mreža Peppol', 'Фриленсер и мрежа Peppol'],
    ['Kalendar (ICS) u ZIP-u', 'Календар (ICS) у ZIP-у'],
    ['Poruka (EML), datoteka lista.eml', 'Порука (EML), датотека lista.eml'],
    ['Primaju: UniCredit i ELBA', 'Примају: UniCredit и ELBA'],
    ['nalozi-tkdis-halcom.txt i rokovi.ics', 'nalozi-tkdis-halcom.txt и rokovi.ics'],
    ['TKDIS 336 (UniCredit e-ba Plus)', 'TKDIS 336 (UniCredit e-ba Plus)'],
    ['firma Müller & Søn GmbH iz Düsseldorfa', 'фирма Müller & Søn GmbH из Düsseldorfa'],
    ['Łódź, Győr, naïve, Škoda', 'Łódź, Győr, naïve, Шкода'],
    ['pišite na müller@firma.de ili firma.at', 'пишите на müller@firma.de или firma.at'],
    ['faktura 12/2026-AB, 5-godišnji ugovor', 'фактура 12/2026-AB, 5-годишњи уговор'],
    ['tabela u Excelu', 'табела у Excelu'],
    ['osoba {ime}', 'особа {ime}'],
    ['Већ ћирилица', 'Већ ћирилица'],
    ['Microsoft Office, u Microsoftu i MICROSOFT', 'Microsoft Office, у Microsoftu и MICROSOFT'],
    ['Lenovo ThinkPad i iPhone od Applea', 'Lenovo ThinkPad и iPhone од Applea'],
    ['online usluge, Online, e-mailom, Wi-Fi', 'online услуге, Online, e-mailom, Wi-Fi'],
    ['leasing i catering freelancera', 'leasing и catering фриленсера'],
    ['Web-portal za freelance knjigovođe', 'Веб-портал за фриленс књиговође'],
    ['august, 1. augusta, Augustin', 'август, 1. августа, Аугустин'],
    ['u I kvartalu, za II kvartal', 'у I кварталу, за II квартал'],
    ['I rata po ugovoru, razred V, V stepen', 'I рата по уговору, разред V, V степен'],
    ['I. OPŠTE ODREDBE', 'I. ОПШТЕ ОДРЕДБЕ'],
    ['V – Završne odredbe, čl. V', 'V – Завршне одредбе, чл. V'],
    ['učenik VIIIa i IXb', 'ученик VIIIa и IXb'],
    ['2026. g.', '2026. г.'],
    ['😀 1.234,56', '😀 1.234,56'],
  ])('%s', (latin, cyrillic) => expect(toCyrillic(latin)).toBe(cyrillic));
});

const LATIN = 'a b c č ć d dž đ e f g h i j k l lj m n nj o p r s š t u v z ž'.split(' ');

const words = (minLength: number) =>
  fc.array(fc.constantFrom(...LATIN), { minLength, maxLength: 12 }).map((letters) => letters.join(''));

test('loses nothing: the inverse returns the same word', () => {
  fc.assert(
    fc.property(words(1), (latin) => {
      expect(back(toCyrillic(latin))).toBe(latin);
    }),
  );
});

test('keeps the case of the word', () => {
  fc.assert(
    fc.property(words(6), (latin) => {
      expect(toCyrillic(latin.toUpperCase()).toLowerCase()).toBe(toCyrillic(latin));
    }),
  );
});

test('changes nothing on a second pass over any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const once = toCyrillic(text);
      expect(toCyrillic(once)).toBe(once);
    }),
  );
});

test.each([
  ['Љиљана Ђорђевић', 'Ljiljana Đorđević'],
  ['ЊЕГОШ, ПЕТРОЊ', 'NJEGOŠ, PETRONJ'],
  ['Џ. Џумхур', 'Dž. Džumhur'],
  ['Šišmiš & Љ', 'Šišmiš & Lj'],
  ['Щука', 'Щuka'],
])('spells %s as %s', (text, latin) => expect(toLatin(text)).toBe(latin));
