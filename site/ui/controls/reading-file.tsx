import { Spinner } from '../spinner.tsx';
import { Button, Buttons } from './button.tsx';

interface ReadingFileProps {
  readonly label: string;
  readonly stop: () => void;
}

/** A file that is being read, with a button that stops it. */
export const ReadingFile = ({ label, stop }: ReadingFileProps) => (
  <Buttons>
    <Spinner label={label} />
    <Button onClick={stop}>Prekini</Button>
  </Buttons>
);
