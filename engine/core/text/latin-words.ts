/** A letter the abeceda lacks: q, w, x, y and those of other languages. */
const FOREIGN_LETTER = /[qwxy]|(?![a-zčćđšžǆ-ǌ])\p{Script=Latin}/iu;

/** A capital between small letters: `iPhone`, `ThinkPad`; `BiH` has none, however it is declined. */
const INNER_CAPITAL = /^(?!F?BiH).*\p{Ll}\p{Lu}+\p{Ll}/u;

const listed = (words: string): readonly string[] => words.split(/\s+/);

/** International signs, formats of files, legal forms of other countries, and the hour wherever it stands alone; domestic ones (PDV, JIB, PIO, KM, d.o.o.) are written in Cyrillic as anything else. */
const SIGNS = new Set(
  listed(
    `GmbH AG KG Ltd LLC Inc Corp Co Srl SpA Kft IBAN SWIFT BIC BAM EUR USD UBL PDF CSV JSON ZIP ICS ISO EN QR API CSS HTML HTTP URL ID
    USB HDMI SSD PHP SEO CRM ERP HP TKDIS ELBA RBBHnet POST GET h`,
  ),
);

/** Firms and products, in every case of the declension. None that is a Bosnian word or name in some case, as Nike, Visa and Java are. */
const BRANDS = listed(
  `Halcom Raiffeisen Sparkasse Intesa Intesu Sanpaolo Peppol Mastercard Microsoft Office Outlook Teams Google Chrome Edge Gmail Facebook
  Instagram Viber Zoom Android Apple Adobe Photoshop Oracle Cisco Intel Samsung Lenovo Dell Acer Canon Epson Brother Philips Siemens Bosch
  Ikea Lidl Amazon Booking Airbnb Mercedes Benz Audi Opel Peugeot Renault Ford Iveco Coca Cola Pepsi Adidas`,
);

/** Words of other languages in their own spelling, in every case of the declension. */
const FOREIGN_WORDS = listed(
  `freelance freelancer online offline mail email design designer manager management business service team cloud backup consulting
  outsourcing leasing catering shopping voucher feedback startup smartphone bluetooth touch cash`,
);

const inEachCase = (words: readonly string[], flags: string): RegExp =>
  new RegExp(`^(?:${words.join('|')})j?(?:a|u|om|em|e|i|ima|[oe]v\\p{L}{0,4})?$`, flags);

/** A brand has a capital: `zoom` is a word. */
const BRAND = inEachCase([...BRANDS, ...BRANDS.map((brand) => brand.toUpperCase())], 'u');
const FOREIGN_WORD = inEachCase(FOREIGN_WORDS, 'iu');

/** Roman numerals of two letters or more, and those of the parts of a class, as `VIIIa`; a lone `I` or `V` is told by what stands beside it. */
const ROMAN = /^(?=[IVX]{2})X{0,3}(?:IX|IV|V?I{0,3})[a-z]?$/;

/** True of a word that a Cyrillic text has in Latin letters. */
export const staysLatin = (word: string): boolean =>
  SIGNS.has(word) ||
  FOREIGN_LETTER.test(word) ||
  INNER_CAPITAL.test(word) ||
  ROMAN.test(word) ||
  BRAND.test(word) ||
  FOREIGN_WORD.test(word);
