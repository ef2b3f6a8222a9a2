import { definition } from '@obracun/engine/calculators/kalkulator-fbih/definition.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import type { Answer } from '../../calculator/api/answer.ts';
import { useAnswer } from '../../calculator/api/call.ts';
import { writeFigure } from '../../calculator/api/figure.ts';
import { ComputedHere } from '../../calculator/computed-here.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Notice } from '../../ui/notice.tsx';
import { DataTable } from '../../ui/page/data-table.tsx';
import figures from '../../ui/page/figures.module.css';
import { Spinner } from '../../ui/spinner.tsx';
import { useSpoken } from '../../ui/spoken.tsx';
import styles from './sector-wage.module.css';

interface SectorAnswerProps {
  /** Fields of the call, amounts in KM. */
  readonly input: Readonly<
    Record<'mjesec' | 'godina' | 'bruto_plata', number> & Partial<Record<'prosjecna_neto', number>>
  >;
}

const ROWS = [
  ['osnovica_doprinosa', 'Osnovica doprinosa'],
  ['doprinosi_ukupno', 'Doprinosi iz plaće'],
  ['porez', 'Porez'],
  ['neto_plata', 'Neto plaća'],
  ['pos_doprinosi', 'Doprinosi na plaću'],
  ['ukupni_trosak', 'Trošak poslodavca'],
] as const;

/** One gross on the base of the activity and on the gross, by two calls. */
export function SectorAnswer({ input: { bruto_plata, ...rest } }: SectorAnswerProps) {
  const body = { ...rest, bruto_plata_input: bruto_plata, najniza_osnovica: true };
  const onBase = useAnswer(definition, JSON.stringify({ ...body, osnovica_djelatnosti: true }));
  const onGross = useAnswer(definition, JSON.stringify(body));
  const [first, second] = [onBase.answer, onGross.answer];
  const failed = [onBase, onGross].find(({ error }) => error);
  const [net, base] = [written(first, 'neto_plata'), written(first, 'osnovica_doprinosa')];
  useSpoken(first && `Neto plaća ${net}, osnovica doprinosa ${base}`);
  if (failed?.error)
    return (
      <Notice kind="error">
        {failed.error.message}{' '}
        {failed.error.isPassing && <Button onClick={failed.retry}>Pokušaj ponovo</Button>}
      </Notice>
    );
  if (!first || !second || onBase.isSlow || onGross.isSlow) return <Spinner label="Računam…" />;
  return (
    <div className={joinClasses('stack3 ownWidth', styles.answer)}>
      <DataTable
        className={joinClasses(figures.figures, styles.table)}
        caption={`Puno radno vrijeme, ${rest.mjesec}/${rest.godina}`}
        rows={ROWS}
        columns={[
          { isHeading: true, cell: ([, label]) => label },
          { title: 'Osnovica djelatnosti', cell: ([name]) => written(first, name) },
          { title: 'Opća osnovica', cell: ([name]) => written(second, name) },
        ]}
      />
      <ComputedHere />
      {first.warnings.map(({ poruka }) => (
        <Notice key={poruka} kind="info">
          {poruka}
        </Notice>
      ))}
      <Link to={`/kalkulator-FBIH#${linkOf({ bruto_plata, ...rest })}`}>
        Cijeli obračun s propisima <ArrowRight aria-hidden="true" size={18} />
      </Link>
    </div>
  );
}

function written(answer: Answer | undefined, name: string): string {
  const line = answer?.lines.get(name);
  return line ? writeFigure(line) : '';
}

const linkOf = (input: SectorAnswerProps['input']): string =>
  String(
    new URLSearchParams({
      ...Object.fromEntries(
        Object.entries(input).map(([name, value]) => [name, String(value).replace('.', ',')]),
      ),
      osnovica_djelatnosti: '1',
    }),
  );
