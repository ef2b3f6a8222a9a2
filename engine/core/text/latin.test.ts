import { expect, test } from 'vitest';
import { toLatin } from './latin.ts';

test.each([
  ['Љиљана Ђорђевић', 'Ljiljana Đorđević'],
  ['ЊЕГОШ, ПЕТРОЊ', 'NJEGOŠ, PETRONJ'],
  ['Џ. Џумхур', 'Dž. Džumhur'],
  ['Šišmiš & Љ', 'Šišmiš & Lj'],
  ['Щука', 'Щuka'],
])('%s is spelled %s', (text, latin) => expect(toLatin(text)).toBe(latin));
