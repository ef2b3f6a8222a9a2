import { vatInGross, vatOnBase } from '@obracun/engine/rules/vat.ts';
import { CalculatorScreen } from '../../calculator/calculator-screen.tsx';
import { useToday } from '../../platform/clock.ts';
import { answerHere } from '../tool/answer-here.ts';
import { answered } from '../tool/answered.ts';
import { useSessionList } from '../tool/use-session-list.ts';
import { useTool } from '../tool/use-tool.ts';
import { LineList } from './line-list.tsx';
import { vat } from './vat.ts';
import { VatForm } from './vat-form.tsx';
import { readLines, vatLine } from './vat-line.ts';

/** VAT both ways, in the browser alone, with a list of lines that adds up. */
export function VatPage() {
  const { form, read } = useTool(vat.definition);
  const list = useSessionList('pdv-lista', readLines);
  const given = form.state.basis === 'ukupno' ? 'ukupno' : 'osnovica';
  const { [given]: iznos = 0, stopa = 0 } = read.numbers;
  const day = useToday();
  const answer = day === undefined ? undefined : answerHere(vat, { [given]: iznos, stopa }, {}, day);
  const amounts = given === 'ukupno' ? vatInGross(iznos, stopa) : vatOnBase(iznos, stopa);
  const add = (opis: string) => list.add(vatLine(opis, stopa, amounts));
  return (
    <CalculatorScreen
      form={form}
      answering={answered(answer)}
      inputs={<VatForm add={add} withoutNumber={read.withoutNumber} count={list.items.length} />}
      extra={<LineList list={list} />}
    />
  );
}
