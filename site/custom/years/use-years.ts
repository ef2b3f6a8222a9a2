import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type Answer, callFor } from '../../calculator/call.ts';

/** What one year amounts to. */
export interface YearAnswer {
  readonly godina: number;
  readonly redovi: Answer['redovi'];
}

export interface Years {
  /** Those that have come, oldest first. */
  readonly years: readonly YearAnswer[];
  readonly isPending: boolean;
  /** Why a year is missing. */
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** Makes the call of a calculator for every year it offers; an answer once given is not asked for again. */
export function useYears(definition: Definition): Years {
  const offered = definition.polja.godina?.ponuda ?? [];
  return useQueries({
    queries: offered.map((godina) => ({
      queryKey: [definition.poziv, godina],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<YearAnswer> => {
        const { redovi } = await callFor(definition, JSON.stringify({ godina }), signal);
        return { godina, redovi };
      },
    })),
    combine,
  });
}

const combine = (results: UseQueryResult<YearAnswer>[]): Years => ({
  years: results.flatMap(({ data }) => data ?? []),
  isPending: results.some(({ isFetching }) => isFetching),
  error: results.find(({ error }) => error)?.error ?? undefined,
  retry: () => {
    for (const result of results) if (result.error) void result.refetch();
  },
});
