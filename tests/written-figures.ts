import jsep from 'jsep';
import { callOf, type Fraction, fraction, operate } from './fraction.ts';

jsep.addBinaryOp('×', 10);
jsep.addBinaryOp('−', 9);

/** `1.234,56` and `18,5 %`, as people read them. */
const NUMBER = /(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?( %)?/g;

/** What is written without words: numbers, signs, and the functions that take numbers. */
export const isArithmetic = (written: string): boolean =>
  !/\p{L}/u.test(written.replace(/\b(?:max|min|cijelo|naviše)\b/g, ''));

/** Calculates a written line as a person with a calculator would, exactly. */
export const calculate = (written: string): Fraction =>
  evaluateNode(jsep(written.replaceAll(';', '#').replace(NUMBER, asQuotient).replaceAll('#', ',')));

function asQuotient(_: string, whole: string, decimals = '', percent = ''): string {
  const digits = BigInt(`${whole.replaceAll('.', '')}${decimals}`);
  return `(${digits} / ${10n ** BigInt(decimals.length + (percent ? 2 : 0))})`;
}

function evaluateNode(node: jsep.Expression): Fraction {
  if (node.type === 'Literal') return fraction(BigInt((node as jsep.Literal).raw));
  if (node.type === 'CallExpression') {
    const { callee, arguments: given } = node as jsep.CallExpression;
    return callOf((callee as jsep.Identifier).name, given.map(evaluateNode));
  }
  const { operator, left, right } = node as jsep.BinaryExpression;
  return operate(operator, evaluateNode(left), evaluateNode(right));
}
