import { formatMoney } from '../../core/numbers/format.ts';
import type { SettledWage } from '../model/wage.ts';
import { warningsIn } from './answer-warnings.ts';

/** True of a wage whose base the rule of sick leave concerns. */
export const isIllBase = ({ entity, request }: Pick<SettledWage, 'entity' | 'request'>): boolean =>
  entity === 'rs' && Boolean(request.bolovanje_sati || request.odsustvo_fond_sati);

/** What is to be known of the base of a wage of Republika Srpska with sick leave, which the rule of the least base excepts. */
export function illBaseNotes({
  worker,
  entity,
  request,
  answer,
  figures,
}: Pick<SettledWage, 'worker' | 'entity' | 'request' | 'answer' | 'figures'>): readonly string[] {
  if (!isIllBase({ entity, request })) return [];
  if (figures.base > figures.gross)
    return [
      `Na bolovanju, a doprinosi su na najnižu osnovicu, ${formatMoney(figures.base)}, kako je izabrano kod radnika. ${RULE} Ako treba na bruto, kod radnika pod „Osnovica doprinosa“ izaberite „Bruto kakav jeste“.`,
    ];
  if (worker.leastBase === false || !isBelowLeast(answer)) return [];
  return [
    `Na bolovanju, pa su doprinosi na bruto, a ne na najnižu osnovicu. ${RULE} Ako treba na najnižu, kod radnika pod „Osnovica doprinosa“ izaberite „Najmanje najniža osnovica“.`,
  ];
}

const RULE =
  'Pravilnik o uslovima, načinu obračunavanja, prijavljivanja i uplate doprinosa (čl. 3a) bolovanje od nje izuzima.';

/** The service warns of the base where it is less than the least. */
const isBelowLeast = (answer: SettledWage['answer']): boolean =>
  warningsIn(answer).some(({ polje }) => polje === 'osnovica_doprinosa');
