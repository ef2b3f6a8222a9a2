import { km } from '../../core/numbers/money.ts';
import { amount, change, flag, optionalParameter, sgRs, source } from '../source.ts';

/** Applies whatever the pay; reduces the base of contributions and the base of tax. */
export const oslobodjeni_dio = optionalParameter({
  naziv: 'Dio plate oslobođen doprinosa i poreza',
  godisnje: {
    objavljuje: 'Narodna skupština RS, izmjenom Zakona o porezu na dohodak',
    kada: 'krajem godine',
    vazi_dalje: true,
  },
  najnoviji_izvor: '2026-02',
  znacenja: { NK: amount('bez škole'), KV: amount('trogodišnja srednja škola') },
  promjene: [
    change(
      '2026-01-01',
      { NK: km(50), KV: km(50) },
      source('2026-11-21', {
        propis: 'Zakon o porezu na dohodak',
        glasilo: sgRs('60/15 … 114/25'),
        clan: 'čl. 8 st. 2 t. 13; Zakon o doprinosima čl. 21 st. 1',
        url: 'https://www.paragraf.ba/propisi/republika-srpska/zakon-o-doprinosima.html',
        pouzdanost: 'srednja',
      }),
    ),
  ],
});

export const najniza_osnovica = optionalParameter({
  naziv: 'Najniža osnovica doprinosa',
  znacenja: { vazi: flag('osnovica ne može biti ispod najniže bruto plate', 'bez najniže osnovice') },
  promjene: [
    change(
      '2021-07-01',
      { vazi: true },
      source('2026-11-21', {
        propis:
          'Zakon o doprinosima; Pravilnik o uslovima, načinu obračunavanja, prijavljivanja i uplate doprinosa',
        glasilo: `${sgRs('49/21')}; Pravilnik: ${sgRs('68/18, 6/20, 70/21')}`,
        clan: 'čl. 10a; Pravilnik čl. 3a',
        url: 'https://anwalt-bih.de/zakon-o-dopuni-zakona-o-doprinosima-republike-srpske/',
        pouzdanost: 'visoka',
        napomena:
          'najniža bruto plata mjeseca bez oslobođenog dijela. Ne umanjuje se srazmjerno satima, a na bolovanje i dobrovoljno osiguranje se ne primjenjuje. Kod više poslodavaca dijeli se po prihodima (čl. 10a st. 2)',
      }),
    ),
  ],
});
