/** The id of the button of a line that warns; a line may stand in several sections, its warnings stand once. */
export const lineId = (red: string): string => `red-${red}`;

/** Brings a person to a line. */
export const goToLine = (red: string): void => document.getElementById(lineId(red))?.focus();
