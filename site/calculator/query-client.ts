import { QueryClient } from '@tanstack/react-query';

/** The same call has the same answer for as long as a page is open. Without a network calls fail at once, not wait. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' } },
});
