import type { Profile } from '@obracun/engine/documents/profile/profile.ts';
import { Building2 } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { Typed } from '../../ui/typed.tsx';
import { useProfile } from './stored-profile.ts';

interface FillButtonProps {
  /** Writes the profile into the document; undefined when nothing of it is missing there. */
  readonly fillWith: (profile: Profile) => (() => void) | undefined;
}

/** Writes the firm of this device into a document, by one press; nothing while there is none. */
export function FillButton({ fillWith }: FillButtonProps) {
  const profile = useProfile();
  const fill = profile.name === '' ? undefined : fillWith(profile);
  return (
    fill && (
      <div>
        <Button look="quiet" onClick={fill}>
          <Building2 aria-hidden="true" size={18} />
          <span>
            Upiši moju firmu: <Typed>{profile.name}</Typed>
          </span>
        </Button>
      </div>
    )
  );
}
