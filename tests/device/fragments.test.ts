import { definitions, tools } from '../../engine/calculators/index.ts';
import type { FormDefinition } from '../../engine/core/calculator.ts';
import type { Field, FieldKind } from '../../engine/core/field.ts';
import { formFields } from '../../site/calculator/form-state/form-fields.ts';
import { formReader } from '../../site/calculator/form-state/form-reading.ts';
import { formReducer, initialState } from '../../site/calculator/form-state/form-state.ts';
import { decodeInputs, encodeInputs, linkInputs } from '../../site/calculator/share-and-export/share-link.ts';
import { debtForm } from '../../site/special-calculators/kamata-kroz-vrijeme/debt-form.ts';
import { comparisonForm } from '../../site/special-calculators/poredjenje/comparison-page.tsx';
import { hoursForm } from '../../site/special-calculators/radni-sati/hours-form.ts';
import { testRecorded } from '../net/recorded.ts';
import { sortedJson } from '../net/sorted-json.ts';
import type { Content } from '../net/store.ts';
import { freeze } from './frozen.ts';

/** A value of each kind as links carry it. */
const VALUES: Readonly<Record<FieldKind, string>> = {
  iznos: '1234.5',
  posto: '12.5',
  sati: '7.25',
  dani: '2.5',
  cijeli: '3',
  koeficijent: '1.25',
  datum: '2026-03-05',
  da_ne: '1',
  izbor: '',
  periodi: '2010-01-01/2015-02-03',
};

/** Fields that take no other value of their kind. */
const OWN: Readonly<Record<string, string>> = {
  godina: '2026',
  zaposlen_do: '2026-03-30',
  solidarnost_proc: '0.25',
};

const linkValue = (name: string, { kind, choices, offered, offeredOnly }: Field): string =>
  OWN[name] ?? choices?.at(-1)?.value ?? (offeredOnly ? String(offered?.[0]) : VALUES[kind]);

type Takes = (at: number) => boolean;

/** Every field, and half of them each: some exclude each other. */
const SOME: readonly Takes[] = [() => true, (at) => at % 2 === 0, (at) => at % 2 === 1];

/** A link that fills fields of a form, always the required ones, with one of its bases. */
function fullLink(definition: FormDefinition, basis: string, takes: Takes): string {
  const names = Object.entries(formFields(definition)).filter(([name, { missing }], at) =>
    name in definition.bases ? name === basis : missing !== undefined || takes(at),
  );
  return names
    .map(([name, field]) => `${name.replace(/_input$/, '')}=${encodeURIComponent(linkValue(name, field))}`)
    .join('&');
}

/** The call of a link, its messages, and the form as a link and in the history of the tab. */
function followed(definition: FormDefinition, link: string): string {
  const state = decodeInputs(definition, `#${link}`);
  if (!state) return 'nothing';
  const restored = formReducer(definition)(initialState(definition), { type: 'restored', state });
  return sortedJson({
    ...formReader(definition)(restored),
    unread: restored.unread,
    link: linkInputs(definition, restored),
    history: encodeInputs(definition, restored),
  });
}

const ODD = [
  '',
  'nepoznato=5',
  'mjesec=%3F&godina=tri&bruto_plata=abc&staz=-1.5',
  'mjesec=10&mjesec=11&datum=5. 3.',
];

const linksOf = (definition: FormDefinition): Content => {
  const bases = [...Object.keys(definition.bases), ''];
  const full = bases.flatMap((basis) => SOME.map((takes) => fullLink(definition, basis, takes)));
  const links = [...full, ...ODD];
  return links.map((link) => [link, followed(definition, link)] as const);
};

const forms: readonly FormDefinition[] = [...definitions, ...tools, comparisonForm, debtForm, hoursForm];

testRecorded(
  import.meta.filename,
  Object.fromEntries(forms.map((form) => [`links of ${form.id}`, freeze(async () => linksOf(form))])),
);
