/** The name in a link from a situation, whose value is the id of the situation. */
export const SITUATION = 'situacija';
