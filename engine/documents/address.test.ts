import { expect, test } from 'vitest';
import { addressLine, addressParts, codeAndPlace } from './address.ts';

test.each<[string, string, string, string]>([
  ['Trg ćupova 1\n71000 Sarajevo', 'Trg ćupova 1', '71000', 'Sarajevo'],
  ['Ulica đačka 5, 78000 Banja Luka', 'Ulica đačka 5', '78000', 'Banja Luka'],
  ['Ulica đačka 5 78000 Banja Luka', 'Ulica đačka 5', '78000', 'Banja Luka'],
  ['Ulica đačka 5,\r\n78000, Banja Luka', 'Ulica đačka 5', '78000', 'Banja Luka'],
  [
    'Zgrada A\nUlica 1\n72000 Zenica\nBosna i Hercegovina',
    'Zgrada A, Ulica 1, Bosna i Hercegovina',
    '72000',
    'Zenica',
  ],
  ['Ulica 1\nZenica', 'Ulica 1', '', 'Zenica'],
  ['71000 Sarajevo\nUlica 1', 'Ulica 1', '71000', 'Sarajevo'],
  ['71000 Sarajevo', '', '71000', 'Sarajevo'],
  ['Hauptstraße 1\nD-10115 Berlin', 'Hauptstraße 1', 'D-10115', 'Berlin'],
  ['Ring 2\n1010 Wien', 'Ring 2', '1010', 'Wien'],
  ['Ulica 1, Sarajevo', 'Ulica 1, Sarajevo', '', ''],
  ['Put 10000 bb', 'Put 10000 bb', '', ''],
  ['Ulica 1, 71000 Sarajevo\nBosna i Hercegovina', 'Bosna i Hercegovina, Ulica 1', '71000', 'Sarajevo'],
  ['Magistralni put 12345', 'Magistralni put 12345', '', ''],
  ['', '', '', ''],
])('tells the parts of %j apart', (address, street, code, place) => {
  expect(addressParts(address)).toEqual({ street, code, place });
});

test('writes an address on one line, and the code before the place', () => {
  expect(addressLine('Trg ćupova 1,\n71000 Sarajevo')).toBe('Trg ćupova 1, 71000 Sarajevo');
  expect(codeAndPlace({ code: '', place: 'Zenica' })).toBe('Zenica');
  expect(codeAndPlace({ code: '71000', place: 'Sarajevo' })).toBe('71000 Sarajevo');
});
