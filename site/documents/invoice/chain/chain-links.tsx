import { documentsAfter, documentsBefore } from '@obracun/engine/documents/invoice/chain.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { Fragment } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { CalledSo, labelWith } from '../../../ui/typed.tsx';
import { calledDocument } from '../state/stored.ts';

interface ChainLinksProps {
  readonly document: Invoice;
  readonly all: readonly Invoice[];
  readonly open: (invoice: Invoice) => void;
}

/** The documents before and after one in its chain. */
export const ChainLinks = ({ document, all, open }: ChainLinksProps) => (
  <>
    <Related text="Iz dokumenta" documents={documentsBefore(document, all)} open={open} />
    <Related text="Iz njega je" documents={documentsAfter(document, all)} open={open} />
  </>
);

interface RelatedProps extends Pick<ChainLinksProps, 'open'> {
  readonly text: string;
  readonly documents: readonly Invoice[];
}

const Related = ({ text, documents, open }: RelatedProps) =>
  documents.length > 0 && (
    <p>
      {text}:{' '}
      {documents.map((one, at) => (
        <Fragment key={one.id}>
          {at > 0 && ', '}
          <Button look="link" {...labelWith('Otvori', calledDocument(one))} onClick={() => open(one)}>
            <CalledSo {...calledDocument(one)} />
          </Button>
        </Fragment>
      ))}
    </p>
  );
