import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ScaledInput } from './scaled-input.tsx';

const drawn = (value: number, unread?: string): string =>
  renderToStaticMarkup(
    <ScaledInput
      id="cijena"
      label="Cijena"
      kind="iznos"
      value={value}
      places={4}
      largest={99_999_999_999}
      unread={unread}
      onValue={() => undefined}
    />,
  );

test('what was typed and is not understood stands there again, and is said', () => {
  expect(drawn(0, 'oko sto')).toContain('value="oko sto"');
  expect(drawn(0, 'oko sto')).toContain('aria-invalid="true"');
});

test('0 is warned of where more is needed, and an empty field is not', () => {
  const quantity = (value: number, unread?: string) =>
    renderToStaticMarkup(
      <ScaledInput
        id="kolicina"
        label="Količina"
        kind="sati"
        value={value}
        places={4}
        largest={99_999_999_999}
        needed="Upišite količinu veću od nule."
        unread={unread}
        onValue={() => undefined}
      />,
    );
  expect(quantity(0)).toContain('Upišite količinu veću od nule.');
  expect(quantity(0, '')).not.toContain('Upišite količinu veću od nule.');
  expect(quantity(10_000)).not.toContain('Upišite količinu veću od nule.');
});

test('a figure that was given meanwhile, by a tab that knows no such text, is the one that counts and is shown', () => {
  expect(drawn(1_000_000, 'oko sto')).toContain('value="100"');
  expect(drawn(1_000_000, 'oko sto')).not.toContain('aria-invalid');
});
