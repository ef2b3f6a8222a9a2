/** Names how a result is paid and filed: not every one has a form. */
export const duesName = (hasForm: boolean): string => (hasForm ? 'Uplatnice i obrazac' : 'Uplatnice');
