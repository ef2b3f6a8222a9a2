import { sgBih, sgRs } from '../../law/gazettes.ts';
import { REVIEWED, source } from '../../law/source.ts';

export const CONTENT = source(REVIEWED, {
  propis: 'Pravilnik o primjeni Zakona o PDV',
  glasilo: sgBih('93/05'),
  clan: 'čl. 107. st. 1',
  url: 'https://unija.com/bs/sta-treba-sadrzavati-faktura-sta-svaki-porezni-obveznik-mora-osigurati/',
  pouzdanost: 'visoka',
});

export const OUTSIDE_VAT = source(REVIEWED, {
  url: 'https://eurobiro.ba/2022/12/27/faktura/',
  pouzdanost: 'srednja',
  napomena: 'Tekst propisa nije viđen: tako navode stručni izvori i tako glase fakture u prometu.',
});

export const PAYMENT_TERM = source(REVIEWED, {
  glasilo: sgRs('31/18'),
  url: 'https://www.internationaltaxreview.com/article/2a68us950rp3p05s3jh1c/',
  pouzdanost: 'srednja',
  napomena: 'Propis Republike Srpske o rokovima plaćanja; 30 dana ako rok nije ugovoren.',
});
