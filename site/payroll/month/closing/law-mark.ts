/** Version of law and program from the service; undefined when offline. */
export async function lawMark(): Promise<string | undefined> {
  const response = await fetch('/zakon.json', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return response?.ok ? response.headers.get('ETag')?.replace(/^W\/|"/g, '') : undefined;
}
