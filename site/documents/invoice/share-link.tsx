import { paymentOf } from '@obracun/engine/documents/invoice/payment.ts';
import { Link } from 'lucide-react';
import { useRef, useState } from 'react';
import { offerLink } from '../../platform/share-sheet.ts';
import { Button, ButtonLink, Buttons } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { invoiceAddress, type LinkedInvoice } from '../received/invoice-link.ts';

interface ShareLinkProps extends LinkedInvoice {
  /** Issues the document. @returns whether it is issued */
  readonly issue: () => Promise<boolean>;
}

const TEXTS = { copied: 'Link je kopiran' };

/** Makes a link that holds the whole invoice, of a document by which the buyer pays. */
export function ShareLink({ issue, ...linked }: ShareLinkProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Null when it is too long, or the browser cannot make one. */
  const [address, setAddress] = useState<string | null>(null);
  if (!paymentOf(linked.invoice)) return null;
  const make = async () => {
    if (!(await issue())) return;
    setAddress((await invoiceAddress(linked).catch(() => undefined)) ?? null);
    dialog.current?.showModal();
  };
  return (
    <>
      <Button look="quiet" onClick={() => void make()}>
        <Link aria-hidden="true" size={18} /> Podijeli linkom
      </Button>
      <Dialog ref={dialog} title="Faktura u linku">
        {address === null ? (
          <Notice kind="info">Ova faktura ne stane u link: pošaljite PDF.</Notice>
        ) : (
          <p>
            Kupac u njemu vidi iznos, rok, račun, QR kod i PDF. Cijela faktura je u linku, iza znaka #: ništa
            se ne šalje na server, a vidi je svako ko ima link. Logo nije u njemu.
          </p>
        )}
        <Buttons>
          {address !== null && (
            <>
              <CopyButton look="main" texts={TEXTS} instead={offerLink} text={() => address}>
                {(label = 'Kopiraj link') => label}
              </CopyButton>
              <ButtonLink look="plain" href={address} target="_blank" rel="noreferrer">
                Pogledaj
              </ButtonLink>
            </>
          )}
          <Button onClick={() => dialog.current?.close()}>Zatvori</Button>
        </Buttons>
      </Dialog>
    </>
  );
}
