import { sgBih } from '../../law/gazettes.ts';
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
