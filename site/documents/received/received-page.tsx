import { wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useFragment } from '../../platform/use-fragment.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Notice } from '../../ui/notice.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CalledSo } from '../../ui/typed.tsx';
import { type LinkedInvoice, type LinkProblem, readInvoiceLink } from './invoice-link.ts';
import { ReceivedInvoice } from './received-invoice.tsx';
import styles from './received-page.module.css';

/** An invoice read from the fragment of its link, as its buyer needs it. Nothing is sent; nothing is stored until the buyer saves it. */
export function ReceivedPage() {
  const linked = useLinked();
  return (
    <article className={joinClasses('stack4', styles.page)}>
      <Heading level={1} className="onScreen">
        {typeof linked === 'object' ? (
          <CalledSo before={`${wordsOf(linked.invoice).title} `} typed={linked.invoice.brojFakture} />
        ) : (
          'Primljena faktura'
        )}
      </Heading>
      {linked === undefined && <Spinner label="Otvaram fakturu…" />}
      {typeof linked === 'string' && <NoInvoice problem={linked} />}
      {typeof linked === 'object' && <ReceivedInvoice {...linked} />}
    </article>
  );
}

/** Undefined until the link is read. */
function useLinked(): LinkedInvoice | LinkProblem | undefined {
  const fragment = useFragment();
  const [read, setRead] = useState<{ readonly of: string; readonly linked: LinkedInvoice | LinkProblem }>();
  useEffect(() => {
    let isOver = false;
    const settle = (linked: LinkedInvoice | LinkProblem) => {
      if (!isOver) setRead({ of: fragment, linked });
    };
    void readInvoiceLink(fragment).then(settle);
    return () => {
      isOver = true;
    };
  }, [fragment]);
  return read?.of === fragment ? read.linked : undefined;
}

const PROBLEMS: Readonly<Record<Exclude<LinkProblem, 'empty'>, string>> = {
  broken:
    'Link nije potpun ili ga ovaj preglednik ne može pročitati. Otvorite ga ponovo iz poruke, ili zatražite PDF.',
  long: 'Link je predug, pa se faktura ne može pročitati. Zatražite PDF.',
};

const NoInvoice = ({ problem }: { readonly problem: LinkProblem }) => (
  <>
    {problem === 'empty' ? (
      <p>Ovdje se otvara faktura koju ste dobili linkom: iznos, rok, račun za uplatu, QR kod i PDF.</p>
    ) : (
      <Notice kind="error">{PROBLEMS[problem]}</Notice>
    )}
    <p>
      Svoju fakturu napravite na stranici <Link to="/faktura">Faktura</Link> i pošaljite je dugmetom „Podijeli
      linkom“.
    </p>
  </>
);
