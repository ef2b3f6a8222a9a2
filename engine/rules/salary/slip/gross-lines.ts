import { hourlyRate, hours, money, percentage } from '../../../core/lines.ts';
import type { WageText } from '../texts.ts';
import { extraHeading, grossHeading, type Switch } from './headings.ts';
import type { WageVariant } from './variant.ts';

/** Hours weighted by their pay: the divisor of all earnings that gives the hourly rate. */
const PAID_HOURS =
  'redovni_sati × (1 + minuli_procenat) + prekovremeni_sati × (1 + prekovremeni_procenat) + nocni_sati × nocni_procenat + praznik_sati × praznik_procenat';

/** The rates of an hour of work and of sick leave, which no line rounds. */
export const rateLines = (taxedMeal: string) => ({
  satnica: hourlyRate('Satnica', {
    section: extraHeading,
    explainedOnly: true,
    notation: ({ basis, isSick, ownSickBase, hasRate }: WageVariant) => {
      if (basis === undefined) return 'unos.bruto_plata_input / mjesec_sati';
      if (!hasRate) return '0';
      const constants = `${taxedMeal && ` − ${taxedMeal}`} − stimulacija${ownSickBase ? ' − bolovanje_iznos' : ''}`;
      const sick =
        ownSickBase || !isSick ? '' : ' + bolovanje_sati × (1 + minuli_procenat) × bolovanje_procenat';
      return `(bruto_ukupno${constants}) / (${PAID_HOURS}${sick})`;
    },
  }),
  satnica_bolovanja: hourlyRate('Satnica bolovanja', {
    section: grossHeading,
    explainedOnly: true,
    hideZero: true,
    notation: ({ isSick, ownSickBase, hasSickHours }: WageVariant) => {
      if (!isSick) return '0';
      if (!ownSickBase) return 'satnica × (1 + minuli_procenat)';
      return `unos.bolovanje_osnovica${hasSickHours ? ' / unos.bolovanje_osnovica_sati' : ''}`;
    },
  }),
});

/** Seniority of the basic pay: of its line, or exact. */
const SENIORITY = {
  ofLine: 'bruto_plata_osnovna × minuli_procenat',
  exact: 'unos.bruto_plata_input × redovni_sati × minuli_procenat / mjesec_sati',
} as const;

/** @param taxedMeal the line of the hot meal inside the gross, empty if there is none */
export const grossLines = (
  { plata }: WageText,
  taxedMeal: string,
  seniority: keyof typeof SENIORITY = 'ofLine',
) => ({
  bruto_plata_osnovna: money(`Bruto osnovna ${plata}`, {
    section: grossHeading,
    notation: ({ basis }: WageVariant) =>
      basis
        ? `bruto_ukupno${taxedMeal && ` − ${taxedMeal}`} − stimulacija − bolovanje_iznos − minuli_rad − ukupno_uvecanje`
        : 'unos.bruto_plata_input × redovni_sati / mjesec_sati',
  }),
  bruto_plata_sa_uvecanjem: money(`Bruto ${plata} s uvećanjima`, {
    section: grossHeading,
    total: true,
    notation: 'bruto_plata_osnovna + ukupno_uvecanje',
  }),
  minuli_rad: money('Minuli rad', {
    section: grossHeading,
    notation: ({ basis }: WageVariant) =>
      basis ? 'satnica × redovni_sati × minuli_procenat' : SENIORITY[seniority],
  }),
  bolovanje_iznos: money('Naknada za bolovanje', {
    section: grossHeading,
    hideZero: true,
    notation: ({ remainder }: WageVariant) =>
      remainder === 'bolovanje'
        ? `bruto_ukupno${taxedMeal && ` − ${taxedMeal}`} − stimulacija − ukupno_uvecanje`
        : 'satnica_bolovanja × bolovanje_sati × bolovanje_procenat',
  }),
  stimulacija: money('Stimulacija i drugo oporezivo', {
    section: grossHeading,
    hideZero: true,
    notation: 'unos.stimulacija',
  }),
  bruto_ukupno: money('Bruto ukupno', {
    section: grossHeading,
    total: true,
    mainPlace: 2,
    step: { place: 4, sign: '=' },
    notation: ({ basis }: WageVariant) => grossNotation(basis, taxedMeal),
  }),
});

function grossNotation(basis: WageVariant['basis'], taxedMeal: string): string {
  if (basis === 'bruto_ukupno') return 'unos.bruto_ukupno_input';
  if (basis !== undefined) return 'neto_plata + doprinosi_ukupno + porez';
  return `bruto_plata_sa_uvecanjem + minuli_rad + bolovanje_iznos + stimulacija${taxedMeal && ` + ${taxedMeal}`}`;
}

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
