const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Says how an address of e-mail is written where one of those typed cannot be any; `undefined` when they may be right, or none is there. It warns and never blocks. */
export function checkEmail(text: string): string | undefined {
  const typed = text.split(/[,;]/).map((one) => one.trim());
  const isWrong = typed.some((one) => one !== '' && !ADDRESS.test(one));
  return isWrong ? 'E-pošta se piše kao ime@firma.ba; više adresa odvaja zarez.' : undefined;
}
