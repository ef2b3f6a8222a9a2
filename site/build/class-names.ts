/** As short as they can be told apart: every screen names its classes in what a first visit loads. */
export const CLASS_NAME = '_[hash:base64:5]';

const owners = new Map<string, string>();

/** Stops a build in which two classes came to one name: each would take the rules of the other, and nothing would say so. */
export function nameOnce(file: string, names: Readonly<Record<string, string>>): void {
  for (const [local, given] of Object.entries(names)) {
    // Behind its own name stand those it is built on.
    const [name = ''] = given.split(' ');
    const owner = `${file} ${local}`;
    if ((owners.get(name) ?? owner) !== owner) throw new Error(`${owner} and ${owners.get(name)}: ${name}`);
    owners.set(name, owner);
  }
}
