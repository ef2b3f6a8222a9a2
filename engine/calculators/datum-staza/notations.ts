const built: ReturnType<typeof build>[] = [];

/** How each line is made, with a number of earlier employments entered as periods. */
export function notationsFor(periods: number) {
  const notations = built[periods] ?? build(periods);
  built[periods] = notations;
  return notations;
}

function build(count: number) {
  const periods = Array.from({ length: count }, (_, index) => index + 1);
  const earlier = ['raniji_staz', ...periods.map((number) => `period_${number}`)];
  const all = [...earlier, 'sadasnji_staz'];
  const column = (name: string): string => all.map((part) => `${name}(${part})`).join(' + ');
  return {
    raniji_staz: '360 × unos.raniji_godine + 30 × unos.raniji_mjeseci + unos.raniji_dani',
    ...Object.fromEntries(
      periods.map((number) => [
        `period_${number}`,
        `dan_poslije(unos.periodi.${number}.do) − unos.periodi.${number}.od`,
      ]),
    ),
    sadasnji_staz: 'dan_poslije(unos.end_date) − unos.start_date',
    zbir_godina: column('godine'),
    zbir_mjeseci: column('mjeseci'),
    zbir_dana: column('dani'),
    ...carried,
    puna_godina: 'ukupno_godine + 1',
    do_pune_godine: ['360 × puna_godina', ...earlier].join(' − '),
    next_anniversary: 'unos.start_date + do_pune_godine',
  };
}

const carried = {
  prenos_mjeseci: 'cijelo(zbir_dana / 30)',
  prenos_godina: 'cijelo((zbir_mjeseci + prenos_mjeseci) / 12)',
  ukupno_dani: 'zbir_dana − 30 × prenos_mjeseci',
  ukupno_mjeseci: 'zbir_mjeseci + prenos_mjeseci − 12 × prenos_godina',
  ukupno_godine: 'zbir_godina + prenos_godina',
  ukupan_staz: '360 × ukupno_godine + 30 × ukupno_mjeseci + ukupno_dani',
};
