import { answerTo, type ColumnQuestion } from '@obracun/engine/payroll/files/import/rows/judged.ts';
import { useId } from 'react';
import box from '../../../fields/layout/box.module.css';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Heading } from '../../../ui/page/heading.tsx';
import styles from './questions.module.css';

interface QuestionsProps {
  readonly questions: readonly ColumnQuestion[];
  readonly headings: readonly string[];
  readonly answers: Readonly<Record<string, string>>;
  readonly answer: (answers: Readonly<Record<string, string>>) => void;
}

/** Questions per column; a proposed answer counts only when confirmed. */
export function Questions({ questions, headings, answers, answer }: QuestionsProps) {
  if (questions.length === 0) return null;
  const open = questions.filter((question) => answerTo(question, answers) === undefined);
  const proposed = open.filter(({ proposed: one }) => one !== undefined);
  const confirm = () => answer(Object.fromEntries(proposed.map(({ id, proposed: one = '' }) => [id, one])));
  return (
    <section aria-label="Pitanja o kolonama" className={joinClasses('stack3', styles.questions)}>
      <Heading level={3}>Pitanja o kolonama{open.length > 0 && ` (${open.length} bez odgovora)`}</Heading>
      {questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          heading={headings[question.column] ?? ''}
          value={answerTo(question, answers)}
          onAnswer={(value) => answer({ [question.id]: value })}
        />
      ))}
      {proposed.length > 0 && (
        <Button onClick={confirm}>Potvrdi predložena značenja ({proposed.length})</Button>
      )}
    </section>
  );
}

interface QuestionProps {
  readonly question: ColumnQuestion;
  readonly heading: string;
  readonly value: string | undefined;
  readonly onAnswer: (value: string) => void;
}

/** Maximum of choices shown as buttons; more become a list. */
const FEW = 3;

function Question({ question, heading, value, onAnswer }: QuestionProps) {
  const id = useId();
  const { options, examples, proposed, text } = question;
  const isFew = options.length <= FEW;
  const caption = (
    <>
      {!question.id.startsWith('kod:') && heading && (
        <>
          <strong translate="no">{heading}</strong>:{' '}
        </>
      )}
      {text} {isFew && <span translate="no">({examples.join(' · ')})</span>}
    </>
  );
  return (
    <div className={joinClasses('stack2', styles.question)}>
      {isFew ? <p>{caption}</p> : <label htmlFor={id}>{caption}</label>}
      {isFew ? (
        <Segments label={text} segments={options} value={value ?? ''} onChange={onAnswer} />
      ) : (
        <select
          id={id}
          className={box.input}
          value={value ?? ''}
          onChange={({ target }) => target.value && onAnswer(target.value)}
        >
          {value === undefined && <option value="">{proposedText(question, proposed)}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

const proposedText = ({ options }: ColumnQuestion, proposed: string | undefined): string => {
  const found = options.find(({ value }) => value === proposed);
  return found ? `predlog: ${found.label}` : 'izaberite';
};
