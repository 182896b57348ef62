import { readFileSync } from 'node:fs';
import path from 'node:path';

type Contents = { content?: Record<string, { schema?: { $ref: string } }> };

/** The parts of the contract that the server itself reads. */
export interface Contract {
  paths: Record<
    string,
    Record<string, { operationId?: string; requestBody?: Contents; responses?: Record<string, Contents> }>
  >;
  components: { responses?: Record<string, Contents>; schemas: Record<string, object> };
}

/** Reads the complete contract. */
export function readContract(): Contract {
  return JSON.parse(readFileSync(path.join(__dirname, '../../api-spec/openapi.gen.json'), 'utf8'));
}

/** The sentences in which the contract refuses a missing or a wrong value, each a key of its translations. */
export function contractSentences(): string[] {
  const sentences = new Set<string>();
  JSON.stringify(readContract(), (name, value: unknown) => {
    if (/^x-(missing|wrong)$/.test(name) && typeof value === 'string') sentences.add(value);
    return value;
  });
  return [...sentences].toSorted();
}
