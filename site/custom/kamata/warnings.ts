import { writeCitation } from '@obracun/engine/kernel/citation.ts';
import { formatAmount, formatDay } from '@obracun/engine/kernel/format.ts';
import type { Warning } from '@obracun/engine/kernel/issue.ts';
import { bih } from '@obracun/engine/law/bih/index.ts';
import { type Interest, interestOn } from '@obracun/engine/rules/interest.ts';
import type { Debt } from './debt.ts';

/** What is worth knowing about a debt: the cap that took something off, days the law does not reach. */
export const interestWarnings = (debt: Debt, { ograniceno }: Interest): Warning[] => [
  ...(ograniceno ? capped(debt) : []),
  ...unknownLaw(debt),
  ...daysOutsideLaw(debt),
];

function capped({ glavnica, dani, propis }: Debt): Warning[] {
  if (!propis) return [];
  const { kamata } = interestOn(glavnica, dani, { ...propis, do_glavnice: false });
  const poruka = `Kamata je zaustavljena na iznosu glavnice: bez te granice bila bi ${formatAmount(kamata)} KM.`;
  return [{ polje: 'kamata', poruka, izvor: writeCitation(propis.zakon) }];
}

function unknownLaw({ izabran, propis, dan }: Debt): Warning[] {
  if (!izabran || propis) return [];
  const poruka = `Na dan ${formatDay(dan)} nemamo tu stopu po izabranom propisu: računa se upisana stopa, bez granice.`;
  return [{ polje: 'stopa', poruka, izvor: null }];
}

function daysOutsideLaw({ propis, dospijece, dan }: Debt): Warning[] {
  if (!propis) return [];
  const polje = propis.po === 'dan' ? 'stopa_dnevno' : 'stopa';
  const { od } = propis.zakon;
  const warning = (poruka: string): Warning => ({ polje, poruka, izvor: null });
  return [
    ...(dospijece && dospijece.od < od && dospijece.od < dospijece.do
      ? [
          warning(
            `Stopa je poznata od ${formatDay(od)}, a rok je bio ranije: za dane prije toga provjerite stopu.`,
          ),
        ]
      : []),
    ...(dan > bih.poznato_do
      ? [
          warning(
            `Propisi su provjereni do ${formatDay(bih.poznato_do)}: provjerite važi li ista stopa i poslije.`,
          ),
        ]
      : []),
  ];
}
