import { type Basis, type Clause, clause, type Setting } from '../../clause.ts';
import { named, OBLIGATIONS } from '../../law/acts.ts';

/** What fills the gaps of a contract without employment: the rules that know it, then the law of obligations. */
export const governedBy = (law: Basis, ...rules: readonly ((setting: Setting) => string)[]): Clause =>
  clause('Primjena propisa', law, (setting) => {
    const all = [...rules.map((rule) => rule(setting)), named(OBLIGATIONS[setting.contract.entity])];
    const verb = all.length === 1 ? 'primjenjuje se' : 'primjenjuju se';
    return [`Na pitanja koja ovaj ugovor ne uređuje ${verb} ${all.join(', te ')}.`];
  });
