import { readableAccent } from '@obracun/engine/documents/document-look.ts';
import type { AnyValue } from '@obracun/engine/documents/forms/form-field.ts';
import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import { checkIdentifier } from '@obracun/engine/documents/identifiers/identifier.ts';
import { type Profile, profileFields } from '@obracun/engine/documents/profile/profile.ts';
import { useEffect, useState } from 'react';
import { reasonOf } from '../../storage/db/cause.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';
import styles from '../layout/form-fields.module.css';
import { FormInput } from '../layout/form-input.tsx';
import { LogoInput } from '../layout/logo-input.tsx';
import { changeProfile, readProfile } from './stored-profile.ts';

type Name = keyof typeof profileFields;

const GROUPS: readonly (readonly [title: string, names: readonly Name[]])[] = [
  ['Podaci firme', ['name', 'jib', 'vatNumber', 'address', 'register', 'representative', 'position']],
  ['Kontakt', ['phone', 'email', 'web']],
  ['Računi', ['accounts']],
  ['Faktura', ['template', 'signature']],
];

/** The form of the profile; every change is kept at once. */
export function ProfileForm() {
  const [profile, setProfile] = useState<Profile>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    readProfile().then(setProfile, (error: unknown) => setProblem(reasonOf(error)));
  }, []);
  if (!profile) return <output>{problem && `Profil nije učitan: ${problem}.`}</output>;
  const change = (part: Partial<Profile>) => {
    setProfile((last) => last && { ...last, ...part });
    changeProfile(part).then(
      () => setProblem(undefined),
      (error: unknown) => setProblem(reasonOf(error)),
    );
  };
  return (
    <>
      {GROUPS.map(([title, names]) => (
        <FormSection key={title} title={title}>
          <ProfileFields names={names} profile={profile} change={change} />
        </FormSection>
      ))}
      <FormSection title="Logo i boja">
        <LogoAndAccent profile={profile} change={change} />
      </FormSection>
      <output>{problem && `Profil nije sačuvan: ${problem}.`}</output>
    </>
  );
}

interface ProfilePartProps {
  readonly profile: Profile;
  readonly change: (part: Partial<Profile>) => void;
}

const ProfileFields = ({
  names,
  profile,
  change,
}: ProfilePartProps & { readonly names: readonly Name[] }) => (
  <div className={styles.fields}>
    {names.map((name) => (
      <div key={name} className={styles[profileFields[name].kind]}>
        <FormInput
          name={`profil.${name}`}
          field={profileFields[name]}
          value={profile[name] as AnyValue}
          warnings={warningsOf(profile)}
          onValue={(value) => change({ [name]: value })}
        />
      </div>
    ))}
  </div>
);

/** Mistyped numbers, by field. */
const warningsOf = ({ jib, accounts }: Profile): ReadonlyMap<string, string> =>
  new Map(
    [
      ['profil.jib', checkIdentifier('JIB', jib)] as const,
      ...accounts.map(
        ({ account }, at) => [`profil.accounts.${at}.account`, checkBankAccount(account)] as const,
      ),
    ].flatMap(([name, message]) => (message === undefined ? [] : [[name, message] as const])),
  );

/** A new logo proposes its colour; a light one is darkened on the document. */
function LogoAndAccent({ profile: { logo, accent }, change }: ProfilePartProps) {
  const readable = readableAccent(accent);
  const choose = async (chosen: string) => {
    change({ logo: chosen });
    if (chosen === '') return;
    const { accentOfPicture } = await import('../layout/read-logo.ts');
    const found = await accentOfPicture(chosen);
    change({ logo: chosen, ...(found && { accent: found }) });
  };
  return (
    <>
      <LogoInput logo={logo} change={(chosen) => void choose(chosen)} />
      <label>
        Boja firme{' '}
        <input
          type="color"
          value={readable ?? '#1a1a1a'}
          onChange={({ target }) => change({ accent: target.value })}
        />
      </label>
      {accent !== '' && (
        <div>
          <Button look="quiet" onClick={() => change({ accent: '' })}>
            Bez boje
          </Button>
        </div>
      )}
      <output>
        {readable !== undefined &&
          readable !== accent &&
          'Boja je presvijetla za tekst, pa je na dokumentu tamnija.'}
      </output>
    </>
  );
}
