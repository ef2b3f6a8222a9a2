import { useComputedHere } from '../platform/computed-here.ts';
import { joinClasses } from '../ui/join-classes.ts';
import styles from './heads.module.css';

export const COMPUTED_HERE_TEXT = 'izračunato na ovom uređaju';

interface ComputedHereProps {
  /** In the head of a result, where it takes no room. */
  readonly isInHead?: boolean;
}

/** Says beside a result that this device computed it, because the service did not answer: its figures are the same. */
export const ComputedHere = ({ isInHead = false }: ComputedHereProps) =>
  useComputedHere() && (
    <small className={isInHead ? joinClasses('onScreen', styles.beside) : 'soft'}>{COMPUTED_HERE_TEXT}</small>
  );
