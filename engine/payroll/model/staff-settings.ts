/** Texts and times typed once for all records of a firm's staff. Stays on the device. */
export interface StaffSettings {
  readonly id: string;
  /** The firm's id. */
  readonly ofFirm: string;
  /** Start of the working day, in minutes after midnight; undefined until typed. */
  readonly workStart?: number;
  /** Article of the labour law for decisions on leave, where none is known here. */
  readonly leaveArticle: string;
  /** Article of the firm's rulebook, or of its contract or collective agreement. */
  readonly rulebook: string;
  /** Instruction on the legal remedy in decisions. */
  readonly remedy: string;
  /** Who signs for the employer. */
  readonly signer: string;
}

/** The key of a firm's settings. */
export const staffSettingsId = (firm: string): string => `akti:${firm}`;

/** Settings with nothing typed yet. */
export const newStaffSettings = (firm: string): StaffSettings => ({
  id: staffSettingsId(firm),
  ofFirm: firm,
  leaveArticle: '',
  rulebook: '',
  remedy: '',
  signer: '',
});
