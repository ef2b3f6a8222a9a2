import { deadlinesOf } from '@obracun/engine/payroll/deadlines/deadlines.ts';
import { federalMonth } from '@obracun/engine/payroll/forms/settled.fixture.ts';
import { expect, test } from 'vitest';
import { calendarText } from './calendar.ts';

test('writes due dates as whole days with their source and a stable id', () => {
  const lines = calendarText(federalMonth, deadlinesOf(federalMonth.firm, federalMonth.month))
    .replaceAll('\r\n\t', '')
    .split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261115');
  expect(lines).toContain('DTEND;VALUE=DATE:20261116');
  expect(lines).toContain('TRIGGER:-PT48H');
  expect(lines.filter((line) => /P[^:]*T$/.test(line))).toEqual([]);
  expect(lines).toContain('UID:f1:2026-10:mip-1023@obracun-plata');
  expect(lines.find((line) => line.startsWith('DESCRIPTION:Najkasnije do 15.'))).toContain('Izvor: http');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
});
