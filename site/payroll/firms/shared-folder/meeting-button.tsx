import { useRef, useState } from 'react';
import type { VersionConflict } from '../../../storage/db/folder-record.ts';
import type { MeetingSide } from '../../../storage/shared-folder/meeting/three-way.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Typed } from '../../../ui/typed.tsx';
import styles from './office.module.css';

interface MeetingButtonProps {
  readonly pending: VersionConflict;
  /** Every difference with its side, by its key. */
  readonly send: (choices: readonly (readonly [string, MeetingSide])[]) => void;
}

type Sides = Readonly<Record<string, MeetingSide>>;

/** What two versions both changed, chosen one by one or all of one side. */
export function MeetingButton({ pending: { who, differences }, send }: MeetingButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [sides, setSides] = useState<Sides>({});
  const chooseAll = (side: MeetingSide) =>
    setSides(Object.fromEntries(differences.map(({ key }) => [key, side])));
  const isWhole = differences.every(({ key }) => sides[key] !== undefined);
  const join = () => {
    send(Object.entries(sides));
    dialog.current?.close();
  };
  return (
    <>
      <Button look="link" onClick={() => dialog.current?.showModal()}>
        Uporedi i izaberi ({differences.length})
      </Button>
      <Dialog ref={dialog} title="Dvije verzije firme" isWide>
        <p>
          Ostalo se spaja samo. Za ovo izaberite šta vrijedi; druga verzija (
          <Typed or="bez imena">{who}</Typed>) ostaje u arhivi fascikle.
        </p>
        <Buttons>
          <Button look="quiet" onClick={() => chooseAll('mine')}>
            Sve moje
          </Button>
          <Button look="quiet" onClick={() => chooseAll('theirs')}>
            Sve iz fascikle
          </Button>
        </Buttons>
        <ul className={joinClasses('stack4', styles.differences)}>
          {differences.map(({ key, about, mine, theirs }) => (
            <li key={key}>
              <strong>
                <Typed>{about}</Typed>
              </strong>
              <Segments
                label={about}
                segments={[
                  { value: 'mine', label: `kod vas: ${mine}` },
                  { value: 'theirs', label: `u fascikli: ${theirs}` },
                ]}
                value={sides[key] ?? ''}
                onChange={(side) => setSides((before) => ({ ...before, [key]: side as MeetingSide }))}
              />
            </li>
          ))}
        </ul>
        <Buttons>
          <Button onClick={() => dialog.current?.close()}>Kasnije</Button>
          <Button look="main" disabled={!isWhole} onClick={join}>
            Spoji verzije
          </Button>
        </Buttons>
      </Dialog>
    </>
  );
}
