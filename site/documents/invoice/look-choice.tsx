import type { Block, Document } from '@obracun/engine/documents/blocks.ts';
import { TEMPLATES, type Template } from '@obracun/engine/documents/document-look.ts';
import { profileFields } from '@obracun/engine/documents/profile/profile.ts';
import { memo, useDeferredValue, useState } from 'react';
import { useIsHydrating } from '../../lazy-loading/hydration.tsx';
import { reasonOf } from '../../storage/db/cause.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import hidden from '../../ui/visually-hidden.module.css';
import { SheetPicture } from '../preview/sheet.tsx';
import { changeProfile } from '../profile/stored-profile.ts';
import styles from './look-choice.module.css';

interface LookChoiceProps {
  readonly document: Document;
}

/** The looks of this invoice as small pictures of it; nothing for one that is not on the letterhead of the firm. */
export function LookChoice({ document }: LookChoiceProps) {
  const [problem, setProblem] = useState<string>();
  const shown = useDeferredValue(document);
  const isPrerendered = useIsHydrating();
  if (!document.look) return null;
  const choose = (template: Template) => {
    changeProfile({ template }).then(
      () => setProblem(undefined),
      (error: unknown) => setProblem(reasonOf(error)),
    );
  };
  return (
    <fieldset className={joinClasses('onScreen row4', styles.looks)}>
      <legend className={hidden.hidden}>Izgled fakture</legend>
      {TEMPLATES.map((template) => (
        <div key={template} className={joinClasses('stack1 anchor small', styles.look)}>
          <input
            type="radio"
            id={`izgled-${template}`}
            name="izgled-fakture"
            className={hidden.hidden}
            checked={document.look?.template === template}
            onChange={() => choose(template)}
          />
          <span className={styles.picture} aria-hidden="true" inert>
            {!isPrerendered && <Picture document={shown} template={template} />}
          </span>
          <label htmlFor={`izgled-${template}`}>{titleOf(template)}</label>
        </div>
      ))}
      <output>{problem && `Izgled nije sačuvan: ${problem}.`}</output>
    </fieldset>
  );
}

const titleOf = (template: Template): string =>
  profileFields.template.choices.find(({ value }) => value === template)?.label ?? template;

interface PictureProps extends LookChoiceProps {
  readonly template: Template;
}

const Picture = memo(({ document, template }: PictureProps) => (
  <span className={joinClasses('block container', styles.page)}>
    <SheetPicture
      document={{
        ...document,
        look: { accent: document.look?.accent, template },
        blocks: document.blocks.map(firstRows),
      }}
    />
  </span>
));

/** Rows that fit on the picture. */
const ROWS = 12;

const firstRows = (block: Block): Block =>
  block.kind === 'table' ? { ...block, rows: block.rows.slice(0, ROWS) } : block;
