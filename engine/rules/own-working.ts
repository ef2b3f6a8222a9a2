/** The source of a case that was calculated by the rates of the law, because no example of it was published. */
export const OWN_WORKING = 'vlastiti račun po stopama zakona, bez objavljenog primjera';
