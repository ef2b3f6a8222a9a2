declare const LEFT_OF_RAISE: Readonly<Record<'rs' | 'fbih' | 'bd', number>>;

/** What is left of a raise, by entity; computed by the build. */
export function leftOfRaiseText(): string {
  const { rs, fbih, bd } = LEFT_OF_RAISE;
  return `Od 100 KM koje firma doda, vama ostane oko ${rs} KM u RS, ${fbih} KM u FBiH i ${bd} KM u Brčkom.`;
}
