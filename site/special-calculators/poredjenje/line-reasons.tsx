import { useId } from 'react';
import { Provision } from '../../calculator/result-table/provision.tsx';
import { Folded } from '../../ui/page/folded.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import type { WageColumn } from './asking/columns.ts';
import type { ComparedLine, ComparedSection } from './compared-lines.ts';
import styles from './line-reasons.module.css';

interface LineReasonsProps {
  readonly columns: readonly WageColumn[];
  readonly sections: readonly ComparedSection[];
}

/** Of every line that differs by law: its working and provisions in each column. Sums follow from them. */
export function LineReasons({ columns, sections }: LineReasonsProps) {
  const heading = useId();
  const differing = sections.map(({ title, lines }) => ({
    title,
    lines: lines.filter(({ reason, isSum }) => reason && !isSum),
  }));
  if (differing.every(({ lines }) => lines.length === 0)) return null;
  return (
    <section className={styles.reasons} aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        Zašto se razlikuje
      </Heading>
      {differing.map(({ title, lines }) =>
        lines.map((line) => (
          <LineReason key={`${title} ${line.name}`} section={title} columns={columns} line={line} />
        )),
      )}
    </section>
  );
}

interface LineReasonProps extends Pick<LineReasonsProps, 'columns'> {
  readonly section: string;
  readonly line: ComparedLine;
}

/** Columns whose law has no such line have nothing to explain. */
const LineReason = ({ section, columns, line: { label, reason = '', cells } }: LineReasonProps) => (
  <Folded title={`${label} – ${section.toLowerCase()}`} line={reason} isOnPaper>
    <dl className={styles.columns}>
      {columns.map(({ id, title }, at) => {
        const { line, law = [] } = cells[at] ?? {};
        return (
          line && (
            <div key={id}>
              <dt>{title}</dt>
              <dd>
                {line.working}
                <ul className={styles.law}>
                  {law.map((cited) => (
                    <Provision key={`${cited.naziv} ${cited.od}`} cited={cited} />
                  ))}
                </ul>
              </dd>
            </div>
          )
        );
      })}
    </dl>
  </Folded>
);
