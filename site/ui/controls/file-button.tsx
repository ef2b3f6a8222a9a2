import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';

interface FileButtonProps extends Pick<ButtonProps, 'look'> {
  /** The `accept` attribute of a file input. */
  readonly accept: string;
  readonly choose: (file: File) => Promise<void>;
  readonly children: ReactNode;
}

/** A button that opens the file dialog. */
export function FileButton({ look = 'plain', accept, choose, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ files }: HTMLInputElement) => {
    const file = files?.[0];
    if (file) void choose(file);
  };
  return (
    <>
      <Button look={look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          take(event.target);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
