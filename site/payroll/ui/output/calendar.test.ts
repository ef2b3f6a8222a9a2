import { deadlinesOf } from '@obracun/engine/payroll/forms/deadlines/deadlines.ts';
import { federalMonth } from '@obracun/engine/payroll/forms/settled.fixture.ts';
import { newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { firmOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { expect, test } from 'vitest';
import { allCalendarText, calendarText } from './calendar.ts';

interface Property {
  readonly name: string;
  readonly value: string;
}

/** Parses a calendar by RFC 5545: CRLF, folded lines up to 75 octets, nested components. @throws Error on a violation */
function eventsIn(text: string): readonly (readonly Property[])[] {
  if (!text.endsWith('\r\n') || text.replaceAll('\r\n', '').match(/[\r\n]/)) throw new Error('line ends');
  const lines = text.slice(0, -2).split('\r\n');
  const long = lines.find((line) => new TextEncoder().encode(line).length > 75);
  if (long !== undefined) throw new Error(`too long: ${long}`);
  const unfolded = lines
    .join('\r\n')
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
  const open: string[] = [];
  const events: Property[][] = [];
  for (const line of unfolded) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`no property: ${line}`);
    if (name === 'BEGIN') open.push(value);
    if (name === 'BEGIN' && value === 'VEVENT') events.push([]);
    if (name === 'END' && open.pop() !== value) throw new Error(`not nested: ${line}`);
    if (open.at(-1) === 'VEVENT' && name !== 'BEGIN' && name !== 'END') events.at(-1)?.push({ name, value });
    if (open.at(-1) === 'VALARM' && name === 'DESCRIPTION' && /(?<!\\)[,;]/.test(value))
      throw new Error(`not escaped: ${value}`);
  }
  if (open.length > 0) throw new Error('not closed');
  return events;
}

const textOf = (event: readonly Property[], name: string) => event.find((one) => one.name === name)?.value;

test('writes due dates as whole days off a weekend, with their source and a stable id', () => {
  const text = calendarText(federalMonth, deadlinesOf(federalMonth.firm, federalMonth.month));
  const events = eventsIn(text);
  expect(events).toHaveLength(2);
  const mip = events.find((event) => textOf(event, 'UID') === 'f1:2026-10:mip-1023@obracun-plata') ?? [];
  // 15 November 2026 is a Sunday.
  expect(textOf(mip, 'DTSTART')).toBe('20261113');
  expect(textOf(mip, 'DTEND')).toBe('20261114');
  expect(textOf(mip, 'DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/);
  expect(textOf(mip, 'DESCRIPTION')).toMatch(
    /^15\. 11\. je nedjelja: predajte do petka\\, 13\. 11\. Najkasnije do 15\..*Izvor: http/,
  );
  expect(text).toContain('TRIGGER:-PT48H');
  expect(text.split('\r\n').filter((line) => /P[^:]*T$/.test(line))).toEqual([]);
});

test('writes the deadlines of all firms, by day, each under its own id, when names have any letters', () => {
  const firms = [
    firmOf({ entity: 'rs', name: `${'Šćžđč'.repeat(20)}, d.o.o.; "Đuro"` }),
    firmOf({ id: 'f2', name: 'Beta\r\nATTENDEE:mailto:a@b' }),
  ];
  const all = firms.map((firm) => {
    const month = newMonth(firm.id, 2026, 10);
    return { firm, month, deadlines: deadlinesOf(firm, month) };
  });
  const events = eventsIn(allCalendarText(all));
  expect(events).toHaveLength(all.flatMap(({ deadlines }) => deadlines).length);
  const days = events.map((event) => textOf(event, 'DTSTART') ?? '');
  expect(days).toEqual(days.toSorted());
  expect(new Set(events.map((event) => textOf(event, 'UID'))).size).toBe(events.length);
  expect(events.flat().some(({ name }) => name === 'ATTENDEE')).toBe(false);
});

test('keeps the name of a calendar on its line when the name of a firm has a line end', () => {
  const firm = { ...federalMonth.firm, name: 'Beta\r\nX-EVIL:1\u2028' };
  const text = calendarText({ ...federalMonth, firm }, deadlinesOf(firm, federalMonth.month));
  expect(text).not.toMatch(/^X-EVIL/m);
  expect(eventsIn(text)).toHaveLength(2);
});
