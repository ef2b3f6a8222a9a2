import type { SealingKey } from './copy-record.ts';

/** The folder an office shares, as this computer knows it. It is part of no copy. */
export interface FolderSettings {
  readonly id: typeof THE_FOLDER;
  /** Missing where the browser has no folders: then files are taken and returned by hand. */
  readonly handle?: FileSystemDirectoryHandle;
  /** Of this computer, random. */
  readonly device: string;
  /** As the others see it. */
  readonly computer: string;
  /** Files are sealed by an office password. */
  readonly isSealed: boolean;
  /** Its key, while the person wants this computer to remember it. Neither it nor the password can be exported from the browser. */
  readonly key?: SealingKey;
  /** Moment of the last permission. */
  readonly allowed?: number;
}

export const THE_FOLDER = 'fascikla';

/** What a firm on this computer came from. */
export interface FolderBase {
  /** `baseId` of the firm. */
  readonly id: string;
  /** By `lineageText`, of the revision and of those brought together with it. */
  readonly lineages: readonly (readonly string[])[];
  /** What the folder had then, packed. */
  readonly packed: Uint8Array<ArrayBuffer>;
}

/** What is shown of a firm in the folder. */
export interface FolderState {
  /** `stateId` of the firm. */
  readonly id: string;
  readonly firm: string;
  readonly has: 'nobody' | 'me' | 'other';
  readonly holder?: FirmHolder;
  /** The holder gave no sign of life for ten minutes. */
  readonly isSilent?: boolean;
  /** The folder has a version that is not here. */
  readonly isNew?: boolean;
  /** It is in no file of the folder. */
  readonly isAbsent?: boolean;
  /** It is not on this computer. */
  readonly isElsewhere?: boolean;
  /** What its file is called, while it is not on this computer. */
  readonly name?: string;
  /** Something typed here is not in the folder yet. */
  readonly isUnsent?: boolean;
  /** Somebody asked to read it only. */
  readonly isReadOnly?: boolean;
  /** Versions wait for a choice. */
  readonly pending?: VersionConflict;
  /** Brought together, and not yet seen. */
  readonly joined?: JoinedVersions;
  /** Why its file is not used, as a sentence. */
  readonly problem?: string;
}

/** Who has a firm, in the words of the others. */
export interface FirmHolder {
  readonly who: string;
  readonly computer: string;
  /** By the clock of that computer, `2026-11-29T10:32`. */
  readonly since: string;
}

/** What two versions both changed, in words. */
export interface VersionConflict {
  readonly who: string;
  /** The revision of the folder. */
  readonly revision: string;
  readonly differences: readonly VersionDifference[];
}

export interface VersionDifference {
  /** The key of its path. */
  readonly key: string;
  /** `plata Alić Amra` */
  readonly about: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Two versions that were brought together without a question, or with answers. */
export interface JoinedVersions {
  readonly who: string;
  /** Sentences about what did not come in, or stays from one side. */
  readonly notes: readonly string[];
  /** Their revisions in the archive. */
  readonly mine: string;
  readonly theirs: string;
}

/** What a person asked of a firm, for the tab that works with the folder. */
export interface FolderWish {
  /** `wishId` of the firm. */
  readonly id: string;
  readonly firm: string;
  readonly kind: 'takeOver' | 'readOnly' | 'put' | 'bring' | 'choose' | 'restore';
  /** For `choose`: by the key of a path, for the versions that were shown. */
  readonly choices?: readonly (readonly [string, 'mine' | 'theirs'])[];
  /** For `choose` and `restore`. */
  readonly revision?: string;
}

/** How the folder is. */
export interface FolderHealth {
  readonly id: typeof THE_HEALTH;
  readonly state: 'working' | 'paused' | 'gone' | 'failed' | 'password';
  /** Moment of the last look that worked. */
  readonly seen?: number;
  /** Files of no firm, as sentences. */
  readonly strange: readonly string[];
}

export const THE_HEALTH = 'stanje-fascikle';

/** What was compared with the folder: a page that opens need not compare all firms again. */
export interface FolderLook {
  readonly id: typeof THE_LOOK;
  readonly look: RecordsLook;
  /** Firms that changed and are not written yet. */
  readonly unsent: readonly string[];
}

/** What the records of all firms were at one look. */
export interface RecordsLook {
  readonly latest: number;
  readonly counts: string;
}

export const THE_LOOK = 'pogled';

export type FolderRecord = FolderSettings | FolderBase | FolderState | FolderWish | FolderHealth | FolderLook;

export const BASES = 'osnova:';
export const STATES = 'stanje:';
export const WISHES = 'zelja:';
export const baseId = (firm: string): string => `${BASES}${firm}`;
export const stateId = (firm: string): string => `${STATES}${firm}`;
export const wishId = (firm: string): string => `${WISHES}${firm}`;
