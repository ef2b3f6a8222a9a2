/** As short as possible: every screen adds its class names to the first load. */
export const CLASS_NAME = '_[hash:base64:5]';

const owners = new Map<string, string>();

/** Stops a build with a collision of two class names: each would silently get the rules of the other. */
export function nameOnce(file: string, names: Readonly<Record<string, string>>): void {
  for (const [local, given] of Object.entries(names)) {
    // Its own name is followed by the composed ones.
    const [name = ''] = given.split(' ');
    const owner = `${file} ${local}`;
    if ((owners.get(name) ?? owner) !== owner) throw new Error(`${owner} and ${owners.get(name)}: ${name}`);
    owners.set(name, owner);
  }
}
