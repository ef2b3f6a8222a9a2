import type { ColumnQuestion } from '@obracun/engine/payroll/files/import/rows/judged.ts';
import { Segments } from '../../../ui/controls/segments.tsx';

interface ColumnQuestionsProps {
  readonly questions: readonly ColumnQuestion[];
  readonly headings: readonly string[];
  readonly answers: Readonly<Record<string, string>>;
  readonly answer: (id: string, value: string) => void;
}

/** What a column of a table leaves open, with examples of its cells. */
export const ColumnQuestions = ({ questions, headings, answers, answer }: ColumnQuestionsProps) =>
  questions.map(({ id, column, text, options, examples }) => (
    <div key={id}>
      <p>
        <strong translate="no">{headings[column]}</strong>: {text}{' '}
        <span translate="no">({examples.join(' · ')})</span>
      </p>
      <Segments
        label={text}
        segments={options}
        value={answers[id] ?? ''}
        onChange={(value) => answer(id, value)}
      />
    </div>
  ));
