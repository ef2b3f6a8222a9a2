import type { Document } from '@obracun/engine/documents/blocks.ts';
import { inCyrillic } from '@obracun/engine/documents/cyrillic.ts';
import type { Requirement } from '@obracun/engine/documents/requirement.ts';
import { CircleCheck } from 'lucide-react';
import { Downloads } from '../../../documents/files/downloads.tsx';
import { textFormats } from '../../../documents/files/formats.ts';
import { CopyText } from '../../../documents/layout/copy-text.tsx';
import { ScriptChoice, useCyrillic } from '../../../documents/layout/script-choice.tsx';
import { Sheet } from '../../../documents/preview/sheet.tsx';
import { focusField } from '../../../fields/layout/field-id.ts';
import { requestPersistence } from '../../../storage/db/persist.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Paper } from '../../../ui/page/paper.tsx';
import { usePrints } from '../../../ui/use-prints.ts';
import { addressOf, type Place } from '../routing/place.ts';

interface PaperSideProps {
  readonly document: Document;
  readonly requirements: readonly Requirement[];
  /** The shown place, with the worker of the paper. */
  readonly place: Place;
}

/** A paper of a worker: what it lacks, its files, its script and its preview. */
export function PaperSide({ document, requirements, place }: PaperSideProps) {
  const prints = usePrints();
  const written = useCyrillic() ? inCyrillic(document) : document;
  const missing = requirements.filter(({ vrsta, ispunjeno }) => vrsta === 'sadrzaj' && !ispunjeno);
  const doubts = requirements.filter(({ vrsta }) => vrsta === 'sumnja');
  return (
    <div className="stack4">
      <div className="onScreen stack3 container">
        <Downloads
          formats={textFormats(written, requirements)}
          fileName={written.fileName}
          document={written}
          onDownload={() => void requestPersistence()}
        >
          <CopyText document={written} />
        </Downloads>
        <ScriptChoice />
      </div>
      <div className="onScreen soft">
        <output>
          {missing.length > 0 ? (
            `Još nije upisano (${missing.length}):`
          ) : (
            <>
              <CircleCheck aria-hidden="true" size={18} /> Upisano je sve što papir treba.
            </>
          )}
        </output>
        <ul className="line3">
          {missing.map(({ polje, naziv }) => (
            <li key={polje}>
              <FieldLink field={polje} place={place}>
                {naziv}
              </FieldLink>
            </li>
          ))}
        </ul>
      </div>
      {doubts.length > 0 && (
        <Notice kind="warn" title="Provjerite">
          <ul className="bullets">
            {doubts.map(({ polje, naziv, poruka }) => (
              <li key={poruka}>
                <FieldLink field={polje} place={place}>
                  {naziv}
                </FieldLink>
                : {poruka}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Sheet document={written} />
      {prints > 0 && (
        <Paper>
          <Sheet key={prints} document={written} />
        </Paper>
      )}
    </div>
  );
}

interface FieldLinkProps {
  /** `firma.…` and `radnik.…` are on other screens. */
  readonly field: string;
  readonly place: Place;
  readonly children: string;
}

function FieldLink({ field, place, children }: FieldLinkProps) {
  const { firm, year, month, worker } = place;
  if (field.startsWith('firma.'))
    return <a href={addressOf({ firm, year, month, section: 'firma' })}>{children}</a>;
  if (field.startsWith('radnik.'))
    return <a href={addressOf({ firm, year, month, worker, section: 'radnici' })}>{children}</a>;
  return (
    <Button look="link" onClick={() => focusField(field)}>
      {children}
    </Button>
  );
}
