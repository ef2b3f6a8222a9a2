import { MONTH_NAMES } from '@obracun/engine/kernel/days/month-names.ts';
import { formatDay } from '@obracun/engine/kernel/figures/format.ts';
import { newMonth } from '@obracun/engine/payroll/reading/month.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import type { SectionProps } from '../address/section-props.ts';
import { useMonth } from '../kept/use-kept.ts';

/** A firm's month: when it is paid, and how many workers have something of their own in it. */
export function MonthScreen({ firm, year, month }: Omit<SectionProps, 'worker'>) {
  const kept = useMonth({ firm: firm.id, year, month });
  if (kept === undefined) return <Waiting />;
  const { payday, workers } = kept?.content ?? newMonth(firm.id, year, month);
  const count = Object.keys(workers).length;
  return (
    <section aria-labelledby="mjesec">
      <Heading level={3} look="section" id="mjesec">
        {MONTH_NAMES[month - 1]?.[0]} {year}.
      </Heading>
      <p>
        {count === 0
          ? 'Za ovaj mjesec još ništa nije upisano: svima je kako je ugovoreno.'
          : `Radnika s unosima: ${count}.`}{' '}
        Isplata {formatDay(payday)}
      </p>
    </section>
  );
}
