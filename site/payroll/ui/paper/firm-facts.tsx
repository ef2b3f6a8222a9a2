import { ENTITY_NAMES } from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';

interface FirmFactsProps {
  readonly firm: Pick<Firm, 'jib' | 'entity'>;
  readonly className?: string | undefined;
}

/** Facts that distinguish firms of one name, printed under the name. */
export const FirmFacts = ({ firm: { jib, entity }, className }: FirmFactsProps) => (
  <p className={className}>
    {jib && `JIB ${jib} · `}
    {ENTITY_NAMES[entity]}
  </p>
);
