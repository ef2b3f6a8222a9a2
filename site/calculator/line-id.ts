/** The id of the button of a line in the page. */
export const lineId = (red: string): string => `red-${red}`;

/** Brings a person to a line. */
export const goToLine = (red: string): void => document.getElementById(lineId(red))?.focus();
