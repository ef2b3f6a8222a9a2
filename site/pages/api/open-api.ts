/** One property of a body or of an answer, in JSON Schema. */
export interface Property {
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
}

/** The schema of a body or an answer. */
export interface Body {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Property>>;
  /** For calls with exactly one of several amounts: each option names its own. */
  readonly oneOf?: readonly { readonly required: readonly [string] }[];
}

interface Content {
  readonly content?: {
    readonly 'application/json': {
      readonly schema: Body;
      readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
    };
  };
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description?: string;
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly description?: string }>>;
}

interface OpenApi {
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, { readonly post?: Operation; readonly get?: Operation }>>;
  readonly components: { readonly responses: Readonly<Record<string, { readonly description: string }>> };
}

/** The document `/openapi.json`, inserted by the build. */
declare const OPEN_API: OpenApi;

export const { info, tags, components } = OPEN_API;
const { paths } = OPEN_API;

/** One path and its operation. */
export interface ListedCall {
  readonly path: string;
  readonly method: 'POST' | 'GET';
  readonly operation: Operation;
}

/** Every call in the order of the document. */
export const calls: readonly ListedCall[] = Object.entries(paths).flatMap(([path, { post, get }]) => [
  ...(post ? [{ path, method: 'POST', operation: post } as const] : []),
  ...(get ? [{ path, method: 'GET', operation: get } as const] : []),
]);

export const bodyOf = ({ requestBody }: Operation) => requestBody?.content?.['application/json'];

export const answerOf = ({ responses }: Operation) => responses[200]?.content?.['application/json'];
