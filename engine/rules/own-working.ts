/** The source of a case calculated from the rates of the law, because no example was published. */
export const OWN_WORKING = 'vlastiti račun po stopama zakona, bez objavljenog primjera';
