import { Waiting } from '../../parts/waiting.tsx';
import type { SectionProps } from '../address/section-props.ts';
import { useWorkers } from '../kept/use-kept.ts';

/** The workers of a firm by name. */
export function WorkersScreen({ firm }: Pick<SectionProps, 'firm'>) {
  const workers = useWorkers(firm.id);
  if (workers === undefined) return <Waiting />;
  if (workers.length === 0) return <p>Firma još nema radnika.</p>;
  return (
    <ul>
      {workers.map(({ id, content: { firstName, lastName } }) => (
        <li key={id} translate="no">
          {lastName} {firstName}
        </li>
      ))}
    </ul>
  );
}
