import { useCallback } from 'react';
import type { CallError } from '../../calculator/api/answer.ts';
import { Failure } from '../../calculator/failure.tsx';
import { OptionalPart } from '../../lazy-loading/part.tsx';
import { useRequest } from '../../lazy-loading/use-request.ts';
import { Folded } from '../../ui/page/folded.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type Curve, requestCurves } from './asking/ask-curves.ts';
import { comparisonOf, withoutAmount } from './asking/columns.ts';

/** Drawn by a library that loads with the first drawing. */
const loadCurves = async () => (await import('./net-curves.tsx')).NetCurves;

const TIMING = { pause: 400, patience: 100 };

/** Net by gross under each law; loads when it is opened. */
export const CurveSection = ({ question }: { readonly question: string }) => (
  <Folded title="Neto prema brutu" line="kriva i tabela za izabrani raspon bruta" isLate>
    <Curves question={question} />
  </Folded>
);

function Curves({ question }: { readonly question: string }) {
  const ask = useCallback(
    (query: string, signal: AbortSignal) => requestCurves(comparisonOf(query), signal),
    [],
  );
  const query = withoutAmount(question);
  const { answer, error, isSlow, retry } = useRequest<readonly Curve[], CallError>(query, ask, TIMING);
  return (
    <>
      {isSlow && <Spinner label="Računam…" />}
      {error && <Failure error={error} retry={retry} />}
      {answer && <OptionalPart load={loadCurves} props={{ curves: answer }} />}
    </>
  );
}
