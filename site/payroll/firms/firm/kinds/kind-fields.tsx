import { monthWritten } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { isKindKey, type KindKey, type PayKey } from '@obracun/engine/payroll/model/pay-kind.ts';
import {
  withKind,
  withMovedKind,
  withNewKind,
  withoutKind,
} from '@obracun/engine/payroll/staff/pay-kinds/edit-kinds.ts';
import type { KindOfPay } from '@obracun/engine/payroll/staff/pay-kinds/kind.ts';
import { kindsOf, NAMELESS } from '@obracun/engine/payroll/staff/pay-kinds/kinds-of.ts';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../../../../fields/layout/field-id.ts';
import { newId } from '../../../../storage/db/tables.ts';
import { withDatabase } from '../../../../storage/db/with-database.ts';
import { monthsWithKind } from '../../../../storage/payroll/kind-use.ts';
import { Button, Buttons, IconButton } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/controls/dialog.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Folded } from '../../../../ui/page/folded.tsx';
import { labelWith, Typed } from '../../../../ui/typed.tsx';
import listed from '../../../ui/form/listed.module.css';
import type { SomeOf } from '../../../ui/form/some-of.ts';
import { KindEditor } from './kind-editor.tsx';
import { factsOf } from './kind-text.ts';
import styles from './kinds.module.css';
import { NewKind } from './new-kind.tsx';

interface KindFieldsProps {
  readonly firm: Firm;
  readonly change: (part: SomeOf<Firm>) => void;
}

/** Kinds of pay of a firm: the given ones, which can be renamed, moved and hidden, and its own. */
export function KindFields({ firm, change }: KindFieldsProps) {
  const [opened, setOpened] = useState<PayKey>();
  const kinds = kindsOf(firm);
  const add = (unit: Parameters<typeof withNewKind>[1]) => {
    const { key, change: added } = withNewKind(firm, unit, newId(), '');
    flushSync(() => {
      change(added);
      setOpened(key);
    });
    focusField(`vrsta.${key}.name`);
  };
  const lacking = kinds.filter(isLacking).length;
  return (
    <Folded
      title="Vrste primanja"
      line="nazivi, procenti, granice i konta"
      mark={lacking > 0 ? `za upisati: ${lacking}` : undefined}
    >
      <p>Dio iznad neoporezive granice je oporeziv. Bez procenta ili cijene vrsta se ne plaća.</p>
      <ol className="near">
        {kinds.map((kind, at) => (
          <KindRow
            key={kind.key}
            firm={firm}
            kind={kind}
            isFirst={kinds[at - 1]?.unit === undefined}
            isLast={at === kinds.length - 1}
            isOpen={opened === kind.key}
            toggle={() => setOpened(opened === kind.key ? undefined : kind.key)}
            change={change}
          />
        ))}
      </ol>
      <NewKind add={add} />
    </Folded>
  );
}

/** An own kind without a name, or without a figure it cannot be calculated without. */
const isLacking = ({ isGiven, isHidden, name, unit, treatment, rate, price, limit }: KindOfPay): boolean =>
  !isGiven &&
  !isHidden &&
  (name === NAMELESS ||
    (unit === 'sati' && rate === undefined) ||
    ((unit === 'broj' || unit === 'dani') && price === undefined) ||
    (treatment === 'untaxed' && limit === undefined));

interface KindRowProps extends KindFieldsProps {
  readonly kind: KindOfPay;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

function KindRow({ firm, kind, isFirst, isLast, isOpen, toggle, change }: KindRowProps) {
  const { key, name } = kind;
  const own = firm.payKinds?.find((one) => one.key === key)?.name;
  const called = { typed: own ?? '', before: own ? '' : name };
  const move = (by: -1 | 1) => change(withMovedKind(firm, key, by));
  return (
    <li className={styles.kind} data-hidden={kind.isHidden || undefined}>
      <div className={listed.row}>
        <span className={joinClasses('title breaking', styles.name)}>
          {own ? <Typed>{own}</Typed> : name}
        </span>
        <span className={listed.facts}>{factsOf(kind)}</span>
        <span className={joinClasses('onScreen', styles.tools)}>
          {kind.unit && (
            <>
              <IconButton label={`Pomjeri gore: ${name}`} disabled={isFirst} onClick={() => move(-1)}>
                <ArrowUp aria-hidden="true" size={18} />
              </IconButton>
              <IconButton label={`Pomjeri dolje: ${name}`} disabled={isLast} onClick={() => move(1)}>
                <ArrowDown aria-hidden="true" size={18} />
              </IconButton>
            </>
          )}
          <Button look="quiet" aria-expanded={isOpen} {...labelWith('Uredi', called)} onClick={toggle}>
            Uredi
          </Button>
        </span>
      </div>
      {isOpen && (
        <>
          <KindEditor firm={firm} kind={kind} edit={(part) => change(withKind(firm, key, part))} />
          {!kind.isGiven && isKindKey(key) && (
            <RemoveKind firm={firm} name={name} of={key} remove={() => change(withoutKind(firm, key))} />
          )}
        </>
      )}
    </li>
  );
}

interface RemoveKindProps {
  readonly firm: Firm;
  readonly name: string;
  readonly of: KindKey;
  readonly remove: () => void;
}

/** Removes an own kind after a question; one with entries in a stored month can only be hidden. */
function RemoveKind({ firm, name, of, remove }: RemoveKindProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [refused, setRefused] = useState<string>();
  const ask = async () => {
    try {
      const months = await withDatabase((db) => monthsWithKind(db, firm.id, of));
      const used = months.map(monthWritten).join(', ');
      setRefused(used && `Vrsta je upisana u mjesecu ${used}, pa se ne može brisati. Sakrijte je.`);
      if (!used) dialog.current?.showModal();
    } catch {
      setRefused('Ne može se provjeriti je li vrsta upisana: pokušajte ponovo.');
    }
  };
  return (
    <>
      <Button look="quiet" onClick={() => void ask()}>
        <Trash2 aria-hidden="true" size={16} /> Obriši vrstu
      </Button>
      {refused && <Notice kind="warn">{refused}</Notice>}
      <Dialog
        ref={dialog}
        title={
          <>
            Obrisati vrstu „<Typed>{name}</Typed>“?
          </>
        }
      >
        <p>Briše se kad sačuvate firmu.</p>
        <Buttons>
          <Button onClick={() => dialog.current?.close()}>Odustani</Button>
          <Button
            onClick={() => {
              dialog.current?.close();
              remove();
            }}
          >
            Obriši
          </Button>
        </Buttons>
      </Dialog>
    </>
  );
}
