import { Button } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './suggestions.module.css';

interface SuggestionsProps {
  /** Questions that have results. */
  readonly questions: readonly string[];
  readonly choose: (question: string) => void;
}

/** What to search for instead, when nothing was found. */
export const Suggestions = ({ questions, choose }: SuggestionsProps) => (
  <div className={joinClasses('row2', styles.suggestions)}>
    <span id="prijedlozi">Pokušajte:</span>
    <ul aria-labelledby="prijedlozi">
      {questions.map((question) => (
        <li key={question}>
          <Button onClick={() => choose(question)}>{question}</Button>
        </li>
      ))}
    </ul>
  </div>
);
