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

test('restores and reports unreadable text', () => {
  expect(drawn(0, 'oko sto')).toContain('value="oko sto"');
  expect(drawn(0, 'oko sto')).toContain('aria-invalid="true"');
});

test('warns of 0 when more is needed, and not when empty', () => {
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

test('uses and shows a figure set meanwhile by a tab without such text', () => {
  expect(drawn(1_000_000, 'oko sto')).toContain('value="100"');
  expect(drawn(1_000_000, 'oko sto')).not.toContain('aria-invalid');
});
