import type { Meta } from '@obracun/engine/documents/blocks.ts';
import type { Content } from 'pdfmake/interfaces';
import { printable } from '../fonts/printable.ts';
import { widthOf } from './measure.ts';
import { BODY } from './styles.ts';
import { styled } from './text.ts';

/** What `noBorders` leaves around each of the two. */
const PADDING = 8;

/** Labels under labels and values under values; nothing when nothing was filled in. */
export function metaContent({ entries }: Meta, width: number): Content {
  if (entries.length === 0) return '';
  const widest = Math.max(...entries.map(({ label }) => widthOf(label, BODY)));
  const labels = Math.min(widest, width / 2 - PADDING);
  return {
    table: {
      widths: [labels, width - labels - PADDING],
      body: entries.map(({ label, value }) => [styled(label, 'label'), { text: printable(value) }]),
    },
    layout: 'noBorders',
  };
}
