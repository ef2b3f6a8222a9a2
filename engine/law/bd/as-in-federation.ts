/** Figures of the Federation, used where no source says anything about the District. */
export const AS_IN_FEDERATION = {
  pouzdanost: 'niska',
  napomena: 'uzeto kao u Federaciji',
  upozorenje: 'računato kao u Federaciji, provjerite',
} as const;
