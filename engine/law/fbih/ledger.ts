import type { LedgerChart, UsualAccount } from '../ledger.ts';
import { source } from '../source.ts';

const usual = (account: string, certainty: UsualAccount['certainty'] = 'srednja'): UsualAccount => ({
  account,
  certainty,
});

/**
 * The chart of accounts of companies. Groups are as in the rulebook; the names of three-digit accounts were read in a public program, in the words of
 * the framework before it (SN 82/10); those of 463 to 468 follow the names of their costs (527, 529).
 */
export const ledger: LedgerChart = {
  source: source('2026-11-26', {
    propis: 'Pravilnik o kontnom okviru i sadržaju konta za privredna društva',
    glasilo: 'Službene novine FBiH 81/21',
    url: 'https://www.privrednastampa.ba',
    pouzdanost: 'srednja',
    napomena: 'propisana su trocifrena konta, analitika je slobodna',
  }),
  names: {
    '200': 'Transakcijski računi, domaća valuta',
    '201': 'Transakcijski računi, strana valuta',
    '205': 'Blagajne, domaća valuta',
    '232': 'Potraživanja od zaposlenika',
    '233': 'Potraživanja od državnih organa i institucija',
    '450': 'Obaveze za neto plaće i naknade plaća',
    '451': 'Obaveze za porez i posebne dažbine na plaće i naknade plaća',
    '452': 'Obaveze za doprinose u vezi plaća i naknada plaća',
    '453': 'Obaveze za neto naknade plaća koje se refundiraju',
    '454': 'Obaveze za porez i posebne dažbine na naknade plaća koje se refundiraju',
    '455': 'Obaveze za doprinose u vezi naknada plaća koje se refundiraju',
    '456': 'Obaveze za ostala neto primanja, naknade troškova i materijalna prava zaposlenih',
    '457': 'Obaveze za porez i posebne dažbine na ostala primanja zaposlenih',
    '458': 'Obaveze za doprinose u vezi ostalih primanja zaposlenih',
    '463': 'Obaveze za neto naknade članovima odbora, komisija i sl.',
    '464': 'Obaveze za porez i posebne dažbine na naknade članovima odbora, komisija i sl.',
    '465': 'Obaveze za doprinose u vezi naknada članovima odbora, komisija i sl.',
    '466': 'Obaveze za neto naknade ostalim fizičkim licima',
    '467': 'Obaveze za porez i posebne dažbine na naknade ostalim fizičkim licima',
    '468': 'Obaveze za doprinose u vezi naknada ostalim fizičkim licima',
    '469': 'Ostale obaveze',
    '482': 'Obaveze za poreze, carine i druge dažbine iz nabavke ili na teret troškova',
    '483': 'Obaveze za ostale doprinose, članarine i sl. koje terete troškove',
    '520': 'Troškovi plaća',
    '521': 'Troškovi naknada plaća',
    '523': 'Troškovi službenih putovanja zaposlenih',
    '524': 'Troškovi ostalih primanja, naknada i materijalnih prava zaposlenih',
    '527': 'Troškovi naknada članovima odbora, komisija i sl.',
    '529': 'Troškovi naknada ostalim fizičkim licima',
    '555': 'Troškovi poreza, naknada, taksi i dr. dažbina na teret pravnog lica',
  },
  usual: {
    wages: usual('520'),
    compensations: usual('521'),
    otherPay: usual('524'),
    levies: usual('555'),
    net: usual('450'),
    tax: usual('451'),
    contributions: usual('452'),
    otherNet: usual('456'),
    leviesOwed: { ...usual('482'), others: ['483', '451'] },
    creditors: usual('469', 'niska'),
    advances: usual('232'),
    refundNet: usual('453'),
    refundContributions: usual('455'),
    claims: usual('233'),
    contractCost: usual('529'),
    contractNet: usual('466'),
    contractTax: usual('467'),
    contractContributions: usual('468'),
    boardCost: usual('527'),
    boardNet: usual('463'),
    boardTax: usual('464'),
    boardContributions: usual('465'),
    bank: usual('200'),
  },
};
