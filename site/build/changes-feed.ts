import { COMPARED_NET } from '@obracun/engine/calculators/compared-net.ts';
import type { ChangedLawDay, WageSums } from '@obracun/engine/calculators/law-changes.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { toWire } from '@obracun/engine/core/numbers/value.ts';
import { type Element, element, writeXml } from '@obracun/engine/documents/xml.ts';
import { effectText, lawChanges, wageByYear } from '../pages/changes/law-changes.ts';
import { publicOrigin } from '../platform/product.ts';

const inKm = ({ bruto, trosak }: WageSums) => ({
  bruto: toWire('iznos', bruto),
  trosak: toWire('iznos', trosak),
});

/**
 * The changes and the wage by year as JSON, amounts in KM: `promjene` with `od`, `stablo`, `entitet`, the changed figures as written and, where a
 * net wage of `neto` costs another sum from that day, `uticaj` before and after; `plata_kroz_godine` by the keys of `stablo`.
 */
export const changesJson = JSON.stringify(
  {
    neto: COMPARED_NET,
    promjene: lawChanges.map(({ uticaj, ...day }) => ({
      ...day,
      ...(uticaj && { uticaj: { prije: inKm(uticaj.prije), poslije: inKm(uticaj.poslije) } }),
    })),
    plata_kroz_godine: wageByYear.map(({ plate, ...year }) => ({
      ...year,
      plate: Object.fromEntries(Object.entries(plate).map(([stablo, sums]) => [stablo, sums && inKm(sums)])),
    })),
  },
  null,
  1,
);

/** RFC 822, as RSS 2.0 asks. */
const dateOf = (day: string): string => new Date(`${day}T00:00:00Z`).toUTCString();

function itemOf(day: ChangedLawDay): Element {
  const words = day.promjene.map(({ naziv, iznosi }) => {
    const changed = iznosi.map((one) => `${one.naziv} ${one.prije ? `${one.prije} → ` : ''}${one.sada}`);
    return `${naziv}: ${changed.join(', ')}.`;
  });
  return element('item', [
    element('title', `${day.entitet}: od ${formatDay(day.od)}`),
    element('link', `${publicOrigin}/promjene#godina-${day.od.slice(0, 4)}`),
    element('guid', `${day.stablo}-${day.od}`, { isPermaLink: 'false' }),
    element('pubDate', dateOf(day.od)),
    element('description', [effectText(day), ...words].filter(Boolean).join(' ')),
  ]);
}

/** The changes as RSS 2.0, the last first. */
export const changesFeed = writeXml(
  element(
    'rss',
    [
      element('channel', [
        element('title', 'Promjene propisa o platama u BiH'),
        element('link', `${publicOrigin}/promjene`),
        element('description', 'Stope i iznosi po danu od kojeg važe'),
        element('language', 'bs'),
        ...lawChanges.map(itemOf),
      ]),
    ],
    { version: '2.0' },
  ),
);
