import { hours, money, percentage } from '../../../core/lines.ts';
import { extraHeading, grossHeading, type Switch } from './headings.ts';
import type { WageVariant } from './variant.ts';

interface ExtraNames {
  readonly hours: string;
  readonly uplift: string;
  readonly amount: string;
}

/** Hours, uplift and amount of one kind of extra work; `pays` is the weight of its hour relative to one of the fund. */
const kind = (name: Switch, called: ExtraNames, pays: string) => {
  const heading = { section: extraHeading, when: name };
  return {
    sati: hours(called.hours, { ...heading, notation: `unos.${name}_sati` }),
    procenat: percentage(called.uplift, {
      ...heading,
      explainedOnly: true,
      notation: `unos.${name}_proc|zakon.uvecanja_podrazumijevana.${name}`,
    }),
    iznos: (taxedMeal: string) =>
      money(called.amount, {
        ...heading,
        notation: ({ remainder }: WageVariant) =>
          remainder === name ? remaining(name, taxedMeal) : `satnica × ${name}_sati × ${pays}`,
      }),
  };
};

const AMOUNTS = ['prekovremeni_iznos', 'nocni_iznos', 'praznik_iznos'] as const;

/** The notation when it is the rest of a total without a paid hour of the fund. */
const remaining = (name: Switch, taxedMeal: string): string =>
  [
    'bruto_ukupno',
    ...(taxedMeal ? [taxedMeal] : []),
    'stimulacija',
    'bolovanje_iznos',
    ...AMOUNTS.filter((amount) => amount !== `${name}_iznos`),
  ].join(' − ');

const overtime = kind(
  'prekovremeni',
  { hours: 'Prekovremeni sati', uplift: 'Uvećanje za prekovremeni rad', amount: 'Prekovremeni rad' },
  '(1 + prekovremeni_procenat)',
);
const night = kind(
  'nocni',
  { hours: 'Noćni sati', uplift: 'Uvećanje za noćni rad', amount: 'Noćni rad' },
  'nocni_procenat',
);
const holiday = kind(
  'praznik',
  { hours: 'Sati rada na praznik', uplift: 'Uvećanje za rad na praznik', amount: 'Rad na praznik' },
  'praznik_procenat',
);

/** @param taxedMeal the line of the hot meal inside the gross, empty if there is none */
export const extraWorkLines = (taxedMeal: string) => ({
  prekovremeni_sati: overtime.sati,
  prekovremeni_procenat: overtime.procenat,
  prekovremeni_iznos: overtime.iznos(taxedMeal),
  nocni_sati: night.sati,
  nocni_procenat: night.procenat,
  nocni_iznos: night.iznos(taxedMeal),
  praznik_sati: holiday.sati,
  praznik_procenat: holiday.procenat,
  praznik_iznos: holiday.iznos(taxedMeal),
  ukupno_uvecanje: money('Uvećanja ukupno', {
    section: extraHeading,
    total: true,
    notation: AMOUNTS.join(' + '),
  }),
});

/** The share of an hour of work that a sick hour pays. */
export const sickShareLine = {
  bolovanje_procenat: percentage('Udio naknade za bolovanje', {
    section: grossHeading,
    explainedOnly: true,
    hideZero: true,
    notation: ({ isSick }: WageVariant) => (isSick ? 'unos.bolovanje_proc|zakon.bolovanje.posto' : '0'),
  }),
};
