/** A piece of JSON Schema or of the OpenAPI document. */
export type Schema = Readonly<Record<string, unknown>>;

export const ref = (group: string, name: string): Schema => ({ $ref: `#/components/${group}/${name}` });

export const asJson = (schema: Schema, rest: Schema = {}): Schema => ({
  'application/json': { schema, ...rest },
});
