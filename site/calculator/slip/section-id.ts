/** The id of the heading of a section of the slip. */
export const sectionId = (title: string): string => `cjelina-${title.replaceAll(/\s+/g, '-')}`;
