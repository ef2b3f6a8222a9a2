import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RecordList } from './record-list.tsx';

const SPELLS = [{ name: 'prvi' }, { name: 'drugi' }];

const drawn = (legend?: () => string): string =>
  renderToStaticMarkup(
    <RecordList
      records={SPELLS}
      put={() => undefined}
      prefixOf={(_, at) => `radnik.${at}`}
      {...(legend && { legend })}
      rows={() => [{ kind: 'text', name: 'name', label: 'Naziv' }]}
      more={({ draft }) => `poslije: ${draft.name}`}
      empty={() => ({ name: '' })}
      first="name"
      add="Dodaj"
      remove={(at) => `Ukloni ${at + 1}.`}
    />,
  );

test('frames a record under its legend, and lists it as a line without one', () => {
  expect(drawn(() => 'Naslov').match(/<fieldset[^>]*><legend[^>]*>Naslov<\/legend>/g)).toHaveLength(2);
  expect(drawn()).not.toContain('<fieldset');
});

test('names fields by the place of their record, and ends with the button that adds', () => {
  expect(drawn()).toMatch(/polje-radnik\.0\.name".*Ukloni 1\..*polje-radnik\.1\.name".*Ukloni 2\..*Dodaj/s);
});

test('puts further parts after the removal in a frame, and before it in a line', () => {
  expect(drawn(() => '')).toMatch(/Ukloni 1\..*poslije: prvi/s);
  expect(drawn()).toMatch(/poslije: prvi.*Ukloni 1\./s);
});
