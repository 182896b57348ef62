import { decodeText, type Encoding } from '../../domain/prepare/decodeText';

/** The text of a file, by a chosen encoding or the one that its bytes indicate. */
export const decodeFile = (bytes: Uint8Array, chosen?: Encoding): { text: string; encoding: Encoding } =>
  decodeText(bytes, (part, label, options) => new TextDecoder(label, options).decode(part), chosen);
