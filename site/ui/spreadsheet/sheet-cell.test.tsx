import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SheetCellView } from './sheet-cell.tsx';

const column = { id: 'overtime', title: 'Prekovremeni', unit: 'h', width: 7, least: 6 };
const place = { at: 1, isActive: false, isSelected: false, isFilled: false, hasHandle: false };
const drawn = (text: string, error?: string): string =>
  renderToStaticMarkup(
    <SheetCellView
      {...place}
      column={{ ...column, isEditable: true, isFigure: true }}
      text={text}
      error={error}
      editor={undefined}
    />,
  );

test('keeps the script of unreadable text, also among figures', () => {
  expect(drawn('osam', 'Nije broj.')).toContain('<span translate="no">osam</span>');
});
