import { placeOf, pointOf, shareAt } from '../../calculator/what-if/curve.ts';
import { kinksOf } from '../../calculator/what-if/kinks.ts';
import { LineChart, LineSample } from '../../calculator/what-if/line-chart.tsx';
import { exactMarks, kinkText, remainsOf } from '../../calculator/what-if/rows.ts';
import { WhatIfTable } from '../../calculator/what-if/what-if-table.tsx';
import type { Curve } from './asking/ask-curves.ts';
import { type CurveRow, curveRows } from './asking/ask-curves.ts';

/** Net by gross under several laws: a line each, numbered and explained bends, every figure in the table below. */
export function NetCurves({ curves }: { readonly curves: readonly Curve[] }) {
  const drawn = curves.filter(({ answers }) => answers.length > 1);
  const kinks = drawn
    .flatMap(({ column, answers }) =>
      kinksOf(answers).map((kink) => ({
        id: `${column.id} ${kink.gross}`,
        kink,
        note: `${column.title}: ${kinkText(kink)}.`,
      })),
    )
    .sort((one, other) => one.kink.gross - other.kink.gross);
  const rows = curveRows(drawn);
  if (drawn.length === 0) return <p>Za taj raspon nema obračuna.</p>;
  return (
    <div className="stack3">
      <LineChart
        caption="Neto plata, KM"
        counted="Bruto ukupno, KM"
        inWords={`Neto prema brutu. ${[...drawn.map(endsOf), ...kinks.map(({ note }) => note)].join(' ')}`}
        lines={drawn.map(({ answers }) => answers.map(pointOf).map(placeOf))}
        marks={kinks.map(({ kink }) => placeOf(kink))}
        here={undefined}
        fromZero
        figures={7}
      />
      <ul className="line4 small">
        {drawn.map((curve, at) => (
          <li key={curve.column.id}>
            <LineSample at={at} /> {legendOf(curve)}
          </li>
        ))}
      </ul>
      <ol className="small bullets">
        {kinks.map(({ id, note }) => (
          <li key={id}>{note}</li>
        ))}
      </ol>
      <Differences rows={rows} titles={drawn.map(({ column }) => column.title)} />
      <WhatIfTable head="Iznosi u KM" rows={rows} />
    </div>
  );
}

/** The name of a line, and what remains of the next 100 KM at its end. */
function legendOf({ column: { title }, answers }: Curve): string {
  const gross = answers.map((answer) => pointOf(answer).gross).at(-1) ?? 0;
  const share = shareAt(answers, gross);
  return share === undefined
    ? title
    : `${title}: preko ${exactMarks(gross)} bruta od sljedećih 100 KM ostaje ${remainsOf(share)}`;
}

interface DifferencesProps {
  readonly rows: readonly CurveRow[];
  readonly titles: readonly string[];
}

/** The nets are close together: the chart shows the differences from the first separately. */
function Differences({ rows, titles: [first = '', ...others] }: DifferencesProps) {
  if (others.length === 0 || rows.length < 2) return null;
  const lines = [first, ...others].map((_, at) =>
    rows.map(({ gross, lines: nets }) => ({
      x: gross,
      y: Number(nets[at]?.value ?? 0) - Number(nets[0]?.value ?? 0),
    })),
  );
  const ends = others.map((title, at) => {
    const last = lines[at + 1]?.at(-1);
    return `${title} ${exactMarks(last?.y ?? 0)} za bruto ${exactMarks(last?.x ?? 0)}`;
  });
  return (
    <LineChart
      caption={`Koliko se neto razlikuje (${first} je nula), KM`}
      counted="Bruto ukupno, KM"
      inWords={`Razlika neta prema: ${first}. ${ends.join(', ')}.`}
      lines={lines}
      marks={[]}
      here={undefined}
      fromZero
      figures={7}
    />
  );
}

function endsOf({ column, answers }: Curve): string {
  const [first, last] = [answers[0], answers.at(-1)].map((answer) => answer && pointOf(answer));
  if (!first || !last) return '';
  return `${column.title}: od neto ${exactMarks(first.net)} za bruto ${exactMarks(first.gross)} do neto ${exactMarks(last.net)} za bruto ${exactMarks(last.gross)}.`;
}
