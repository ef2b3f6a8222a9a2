import { useToday } from '../../app/clock.ts';
import { CalculatorScreen } from '../../calculator/calculator-screen.tsx';
import { answered } from '../tool/answered.ts';
import { useTool } from '../tool/use-tool.ts';
import { answerFor, type Given, vatFrom } from './answer.ts';
import { definition } from './definition.ts';
import { LineList } from './line-list.tsx';
import { useLines } from './use-lines.ts';
import { VatForm } from './vat-form.tsx';
import { vatLine } from './vat-line.ts';

/** VAT both ways, in the browser alone, with a list of lines that adds up. */
export function VatPage() {
  const { form, read } = useTool(definition);
  const list = useLines();
  const given: Given = form.state.osnova === 'ukupno' ? 'ukupno' : 'osnovica';
  const { [given]: iznos = 0, stopa = 0 } = read.brojevi;
  const isRead = useToday() !== undefined;
  const add = (opis: string) => list.add(vatLine(opis, stopa, vatFrom(given, iznos, stopa)));
  return (
    <CalculatorScreen
      form={form}
      answering={answered(isRead ? answerFor(given, iznos, stopa) : undefined)}
      inputs={<VatForm add={add} bezBroja={read.bezBroja} count={list.lines.length} />}
      extra={<LineList list={list} />}
    />
  );
}
