import { clause, when } from '../../clause.ts';

export const confidentiality = clause('Povjerljivost', {}, ({ contract }) =>
  when(
    contract.confidentiality,
    'Ugovorne strane čuvaju kao poslovnu tajnu sve podatke koje saznaju u vezi sa ovim ugovorom, a koji nisu javno dostupni.',
    'Obaveza čuvanja poslovne tajne traje i nakon prestanka ovog ugovora.',
  ),
);
