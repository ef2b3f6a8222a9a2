import { Fragment } from 'react';
import { focusField } from '../../fields/layout/field-id.ts';
import type { Format, RefusedFile } from '../../lazy-loading/use-download.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface RefusalProps {
  readonly refusal: RefusedFile;
  readonly format: Format | undefined;
  readonly again: (format: Format | undefined) => void;
}

/** The reason why there is no file, and a button to make it anyway, except for one that would be booked with zero. */
export const Refusal = ({ refusal: { problems, unread }, format, again }: RefusalProps) => (
  <Notice kind="error">
    {unread.length > 0 ? (
      <>
        {whyUnread(format)}{' '}
        {unread.map(({ name, text }, at) => (
          <Fragment key={name}>
            {at > 0 && ', '}
            <Button look="link" onClick={() => focusField(name)}>
              {text}
            </Button>
          </Fragment>
        ))}
        .
      </>
    ) : (
      `Primalac bi ovaj ${format?.button} odbio. ${problems.join(' ')}`
    )}{' '}
    {!(format?.isBooked && unread.length > 0) && (
      <Button look="link" onClick={() => again(format)}>
        {againText(format)}
      </Button>
    )}
  </Notice>
);

const againText = (format: Format | undefined): string => {
  if (format?.isShared) return 'Podijeli ipak';
  return format?.isPrint ? 'Štampaj ipak' : 'Preuzmi ipak';
};

/** Unreadable values would be missing in it. */
function whyUnread(format: Format | undefined): string {
  if (format?.isBooked) return `${format.button} nije napravljen: primalac bi proknjižio 0. Ispravite:`;
  if (format?.isPrint) return 'Štampa čeka ispravku:';
  if (format?.isShared) return 'Dijeljenje čeka ispravku:';
  return `${format?.extension.toUpperCase()} čeka ispravku:`;
}
