/** Figures of the Federation, used where no source says anything about the District. */
export const AS_IN_FEDERATION = {
  pouzdanost: 'niska',
  napomena: 'za Brčko distrikt nije nađeno: uzeto kao u Federaciji',
} as const;
