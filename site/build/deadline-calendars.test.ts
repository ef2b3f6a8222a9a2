import { expect, it } from 'vitest';
import { deadlineCalendars } from './deadline-calendars.ts';

const calendars = new Map(deadlineCalendars());

it('has a calendar for each entity with known deadlines, of whole days with unique ids', () => {
  expect([...calendars.keys()]).toEqual(['rokovi-rs.ics', 'rokovi-fbih.ics']);
  for (const text of calendars.values()) {
    const events = text.match(/^BEGIN:VEVENT/gm) ?? [];
    expect(events.length).toBeGreaterThan(40);
    expect(new Set(text.match(/^UID:.*$/gm)).size).toBe(events.length);
    expect(text.match(/^DTSTART;VALUE=DATE:\d{8}\r$/gm)).toHaveLength(events.length);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
});

it('moves a deadline of a Sunday to the Friday before, and says so', () => {
  // 15 November 2026 is a Sunday.
  const text = (calendars.get('rokovi-fbih.ics') ?? '').replaceAll('\r\n ', '');
  const [event = ''] = text.split('BEGIN:VEVENT').filter((one) => one.includes('UID:mip-1023-2026-11-fbih'));
  expect(event).toContain('DTSTART;VALUE=DATE:20261113');
  expect(event).toContain('15. 11. je nedjelja: predajte do petka\\, 13. 11.');
});
