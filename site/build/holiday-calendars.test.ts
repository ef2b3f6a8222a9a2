import { expect, it } from 'vitest';
import { holidayCalendars } from './holiday-calendars.ts';

const calendars = new Map(holidayCalendars());

it('has a calendar for every entity, of whole days with unique ids', () => {
  expect([...calendars.keys()]).toEqual(['praznici-rs.ics', 'praznici-fbih.ics', 'praznici-bd.ics']);
  for (const text of calendars.values()) {
    const events = text.match(/^BEGIN:VEVENT/gm) ?? [];
    expect(events.length).toBeGreaterThan(30);
    expect(new Set(text.match(/^UID:.*$/gm)).size).toBe(events.length);
    expect(text.match(/^DTSTART;VALUE=DATE:\d{8}\r$/gm)).toHaveLength(events.length);
    expect(text).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m);
  }
});

it('names the holidays of the Federation on their days', () => {
  expect(calendars.get('praznici-fbih.ics')).toContain(
    'SUMMARY:Dan državnosti\r\nDTSTAMP:20261121T000000Z\r\nDTSTART;VALUE=DATE:20261125\r\nDTEND;VALUE=DATE:20261126',
  );
});
