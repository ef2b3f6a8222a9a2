/** How the service names the law it calculates by now: another name, another law or program. Undefined without a network. */
export async function lawMark(): Promise<string | undefined> {
  const response = await fetch('/zakon.json', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return response?.ok ? response.headers.get('ETag')?.replace(/^W\/|"/g, '') : undefined;
}
