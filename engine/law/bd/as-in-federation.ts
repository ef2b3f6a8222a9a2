/** What no source says of the District is taken as it is in the Federation. */
export const AS_IN_FEDERATION = {
  pouzdanost: 'niska',
  napomena: 'za Brčko distrikt nije nađeno: uzeto kao u Federaciji',
} as const;
