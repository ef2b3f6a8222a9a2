import type { Asked } from '../asked.ts';
import { flat, type Reply } from '../reply.ts';
import { ENCODINGS, type Encoding, takes } from './encoding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** One form of what is read, with the answers to those who have it and to those who do not. */
interface Form {
  /** None for the form as it is. */
  readonly encoding?: Encoding | undefined;
  readonly etag: string;
  readonly whole: Reply;
  readonly unchanged: Reply;
}

/** Something that is read: the same bytes for everybody, packed and hashed once. The best form first, as it is last. */
export type Piece = readonly Form[];

/** Finds a piece by its path or name; some runtimes have to fetch it. */
export type FindPiece = (name: string) => Piece | undefined | Promise<Piece | undefined>;

export type Packed = Readonly<Partial<Record<Encoding, Bytes>>>;

/** Makes a piece of its bytes, its headers and the packed forms there are of it. */
export async function pieceOf(
  plain: Bytes,
  headers: Readonly<Record<string, string>>,
  packed: Packed = {},
): Promise<Piece> {
  const hash = await hashOf(plain);
  const encodings = ENCODINGS.filter((encoding) => packed[encoding]);
  const varied = encodings.length > 0 ? { ...headers, Vary: 'Accept-Encoding' } : headers;
  return [...encodings, undefined].map((encoding) => {
    const etag = encoding ? `"${hash}-${encoding}"` : `"${hash}"`;
    const all = flat({ ...varied, ETag: etag, ...(encoding && { 'Content-Encoding': encoding }) });
    const body = (encoding && packed[encoding]) ?? plain;
    return {
      encoding,
      etag,
      whole: { status: 200, headers: all, body },
      unchanged: { status: 304, headers: all, body: '' },
    };
  });
}

async function hashOf(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The answer with a piece, in the best form the client takes; nothing but that it has it, if it does. */
export function answerWith(piece: Piece, { accepts, known }: Pick<Asked, 'accepts' | 'known'>): Reply {
  const form = piece.find(({ encoding }) => !encoding || takes(accepts, encoding)) as Form;
  return isKnown(known, form.etag) ? form.unchanged : form.whole;
}

/** A proxy that packs by itself marks the tag as weak. */
const isKnown = (known: string, etag: string): boolean =>
  known !== '' && (known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));
